import { z } from 'zod'
import { createBus, type Bus } from './db/bus.ts'
import { createChanges } from './db/changes.ts'
import { createDatabase, type Database } from './db/database.ts'
import { idFrom } from './db/ids.ts'
import type { JournalEntry, JournalHead } from './db/journal.ts'
import { createRng, hash128 } from './db/rng.ts'
import { SKIPPED } from './db/migrations.ts'
import { createSimulation, type Simulation, type Task } from './db/simulation.ts'
import { Claims } from './db/tokens.ts'
import { isWrite, type Endpoint } from '../src/contract/endpoint.ts'
import { LiveEvent } from '../src/contract/events.ts'
import { endpoints } from '../src/contract/index.ts'
import { BillingPlan } from '../src/contract/user.ts'
import { FigureFilters, figuresOf } from './handlers/figures.ts'
import { handlers, taskHandlers } from './handlers/handlers.ts'
import { subscribe } from './handlers/billing.ts'
import { handlerOf, type AnyCaller, type AnyInput, type Reach } from './http/handler.ts'
import type { Call } from './http/serve.ts'
import type { ScenarioName } from './seed/scenarios.ts'
import { seedDatabase } from './seed/seed.ts'

/** Everything that a model knows at a moment: its rows, its time with what is still to happen, and the events it has told. */
export interface World {
  db: Database
  sim: Simulation
  bus: Bus
  /** Runs the handler of a call that changes nothing. */
  read(call: Call): Promise<unknown>
  /** Runs the handler of a write with the chance that belongs to its number. */
  write(seq: number, call: Call): Promise<unknown>
  /** Does again what a journal entry tells, at its own time. */
  replay(entry: JournalEntry): Promise<void>
  /** What a control entry does: the strings that leave a trace. */
  control(seq: number, endpoint: string, input: unknown): Promise<void>
  /** What the embedded dashboard draws of a club; null where there is none. Throws a sentence for filters that are none. */
  figures(tenant: string, filters: unknown): ReturnType<typeof figuresOf>
  /** The same for worlds that no caller could tell apart. */
  hash(): string
  /** How often anything has changed: the same before and after whatever has left no trace. */
  changes(): number
}

/** What a write leaves in the journal, beside its number and its time. */
export function journalInput({ input, caller }: Call): AnyInput & { claims: Claims | null } {
  return { ...input, claims: caller?.claims ?? null }
}

const Subscribed = z.object({ tenant: z.string(), plan: BillingPlan })

const Replayable = z.object({
  params: z.unknown().optional(),
  query: z.unknown().optional(),
  body: z.unknown().optional(),
  file: z.string().optional(),
  claims: Claims.nullable(),
})

/** The input of a journal entry, held against the operation that it names; throws a sentence where the two do not fit. */
function readInput(endpoint: Endpoint, input: unknown, seq: number): ReturnType<typeof journalInput> {
  const misfit = () => new Error(`entry ${seq} does not fit ${endpoint.id}`)
  const given = Replayable.safeParse(input).data
  if (!given) throw misfit()
  const parse = (schema: z.ZodType | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value)
    if (parsed && !parsed.success) throw misfit()
    return parsed?.data
  }
  return {
    params: parse(endpoint.params, given.params) ?? {},
    query: parse(endpoint.query, given.query) ?? {},
    body: parse(endpoint.body, given.body),
    ...(given.file !== undefined && { file: given.file }),
    claims: given.claims,
  }
}

/**
 * Seeds a world; the same scenario, seed and anchor make the same one.
 *
 * @param onBug told of a timed task that broke
 */
export async function createWorld(
  scenario: ScenarioName,
  { seed, anchor, life }: JournalHead,
  onBug: (error: unknown) => void,
): Promise<World> {
  const { touch, count } = createChanges()
  const sim = createSimulation(anchor, runTask, touch)
  const db = createDatabase(sim, touch)
  const bus = createBus(sim, life, touch)
  await seedDatabase(db, scenario, seed, anchor)

  /** Chance and ids that depend on the seed and on what is being done, and on nothing else. */
  function reach(source: string): Reach {
    let made = 0
    return {
      db,
      clock: sim,
      bus,
      rng: createRng(`${seed}/${source}`),
      newId: () => idFrom(`${seed}/${source}/${++made}`),
    }
  }

  /**
   * A task that breaks stays as far as it came, at every replay alike, and time goes on: thrown here, its error would fail whoever
   * asks next, and set the whole journal aside at the next start.
   */
  async function runTask(task: Task) {
    try {
      await taskHandlers[task.kind]?.({ ...reach(`task/${task.id}`), task })
    } catch (error) {
      onBug(new Error(`the task ${task.kind} of ${task.tenant} broke`, { cause: error }))
    }
  }

  const run = async (source: string, { endpoint, input, caller, headers }: Call) =>
    handlerOf(handlers, endpoint.id)({ ...input, ...reach(source), caller, headers })

  const callerOf = (claims: Claims | null): AnyCaller => {
    const user = claims && db.users.findFirst((q) => q.where({ id: claims.sub }))
    return claims && (user ? { claims, user } : { claims })
  }

  const world: World = {
    db,
    sim,
    bus,
    read: (call) => run('read', call),
    write: (seq, call) => run(`write/${seq}`, call),
    async replay({ seq, at, endpoint, input }) {
      await sim.advanceTo(at)
      if (endpoint.startsWith('control.')) return world.control(seq, endpoint, input)
      const replayed = endpoints.find(({ id }) => id === endpoint)
      if (!replayed || !isWrite(replayed)) throw new Error(`entry ${seq} is no write: ${endpoint}`)
      const { claims, ...parsed } = readInput(replayed, input, seq)
      await world.write(seq, { endpoint: replayed, input: parsed, caller: callerOf(claims), headers: new Headers() })
    },
    async control(seq, endpoint, input) {
      if (endpoint === 'control.expireAccessTokens') db.accessGeneration++
      else if (endpoint === 'control.emit') {
        const { type, tenant, id } = LiveEvent.omit({ at: true }).parse(input)
        bus.emit(type, tenant, id)
      } else if (endpoint === 'control.subscribe') {
        const { tenant, plan } = Subscribed.parse(input)
        const customer = `cus_${reach(`write/${seq}`).newId().slice(0, 14)}`
        await subscribe(db, tenant, plan, customer)
      } else if (endpoint !== SKIPPED) throw new Error(`no control entry "${endpoint}"`)
    },
    figures(tenant, filters) {
      const parsed = FigureFilters.safeParse(filters)
      if (!parsed.success) throw new Error('filters must be texts by name')
      return figuresOf(db, sim, tenant, parsed.data)
    },
    hash() {
      const byId = <T extends { id: string }>(records: T[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const state = {
        clubs: byId(db.clubs.all()),
        users: byId(db.users.all()),
        connectors: byId(db.connectors.all()),
        bookmarks: byId(db.bookmarks.all()),
        segments: byId(db.segments.all()),
        mails: byId(db.mails.all()),
        tables: Object.values(db.tables).map((table) => table.dump()),
        withheld: [...db.withheld].toSorted(([a], [b]) => (a < b ? -1 : 1)),
        accessGeneration: db.accessGeneration,
        pending: sim.pending(),
        events: bus.counts(),
      }
      return hash128(JSON.stringify(state))
        .map((word) => word.toString(16).padStart(8, '0'))
        .join('')
    },
    changes: count,
  }
  return world
}
