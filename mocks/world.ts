import { createBus, type Bus } from './db/bus.ts'
import { createDatabase, type Database } from './db/database.ts'
import { idFrom } from './db/ids.ts'
import type { JournalEntry } from './db/journal.ts'
import { createRng, hash128 } from './db/rng.ts'
import { createSimulation, type Simulation } from './db/simulation.ts'
import type { Claims } from './db/tokens.ts'
import { LiveEvent } from '../src/contract/events.ts'
import { handlers, taskHandlers } from './handlers/handlers.ts'
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
  control(endpoint: string, input: unknown): void
  /** The same for worlds that no caller could tell apart. */
  hash(): string
}

/** What a write leaves in the journal, beside its number and its time. */
export function journalInput({ input, caller }: Call): AnyInput & { claims: Claims | null } {
  return { ...input, claims: caller?.claims ?? null }
}

/** Seeds a world; the same scenario, seed and anchor make the same one. */
export async function createWorld(scenario: ScenarioName, seed: string, anchor: number): Promise<World> {
  const sim = createSimulation(anchor, async (task) => {
    await taskHandlers[task.kind]?.({ ...reach(`task/${task.id}`), task })
  })
  const db = createDatabase(sim)
  const bus = createBus(sim)
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
      if (endpoint.startsWith('control.')) return world.control(endpoint, input)
      // The journal was written by `journalInput`; an entry that is not so breaks here, and the journal is set aside.
      const { claims, ...parsed } = input as ReturnType<typeof journalInput>
      await handlerOf(
        handlers,
        endpoint,
      )({ ...parsed, ...reach(`write/${seq}`), caller: callerOf(claims), headers: new Headers() })
    },
    control(endpoint, input) {
      if (endpoint === 'control.expireAccessTokens') db.accessGeneration++
      else if (endpoint === 'control.emit') {
        const { type, tenant, id } = LiveEvent.omit({ at: true }).parse(input)
        bus.emit(type, tenant, id)
      } else throw new Error(`no control entry "${endpoint}"`)
    },
    hash() {
      const byId = <T extends { id: string }>(records: T[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const state = {
        clubs: byId(db.clubs.all()),
        users: byId(db.users.all()),
        fanProfiles: db.fanProfiles.dump(),
        accessGeneration: db.accessGeneration,
        pending: sim.pending(),
        lastEvent: bus.last(),
      }
      return hash128(JSON.stringify(state))
        .map((word) => word.toString(16).padStart(8, '0'))
        .join('')
    },
  }
  return world
}
