import { createBus, type Bus } from '../db/bus.ts'
import { createChanges } from '../db/changes.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { lazy } from '../db/lazy.ts'
import { createdId } from '../db/random/ids.ts'
import type { JournalHead } from '../db/journal/journal.ts'
import { createRng, hash128 } from '../db/random/rng.ts'
import { createSimulation, type Routine, type Simulation, type Task } from '../db/simulation.ts'
import { createAutoSync } from '../handlers/connectors/autoSync.ts'
import { handlers, taskHandlers } from '../handlers/handlers.ts'
import { handlerOf, type Call, type HandlerContext } from '../http/handler.ts'
import type { ScenarioName } from '../seed/scenarios/scenarios.ts'
import { seedDatabase } from '../seed/seed.ts'

/** The complete state of the model: its rows, its clock with the pending tasks, and the events it has sent. */
export interface State {
  db: Database
  clock: Simulation
  bus: Bus
  /** The context of a handler. Its randomness and new ids derive only from the seed and `source`. */
  context(source: string): HandlerContext
  /** Runs the handler of a call; `source` as in `context`. */
  run(source: string, call: Call): Promise<unknown>
  /** Hashes the state; equal for states that no caller could distinguish. */
  hash(): string
  /** The number of changes so far: two equal counts mean that nothing has changed in between. */
  changes(): number
}

/**
 * Creates the state at the start of a journal. The same scenario, seed and anchor give the same state.
 *
 * @param onBug called with the error of a timed task that failed
 * @param heartbeatMs the time between two heartbeats of an event stream; by default the contract's
 */
export async function createState(
  scenario: ScenarioName,
  { seed, anchor, life, club }: JournalHead,
  onBug: (error: unknown) => void,
  heartbeatMs?: number,
): Promise<State> {
  const { touch, count } = createChanges()
  const routine: Routine = {
    nextDue: () => db.autoSyncs.next()?.at ?? null,
    run: (until, moveTo) => autoSync.run(until, moveTo),
  }
  const clock = createSimulation(anchor, runTask, touch, routine)
  const db = createDatabase(clock, touch)
  const bus = createBus(clock, life, touch, heartbeatMs)
  const autoSync = createAutoSync({ db, bus, seed, context, changes: count, onBug })
  await seedDatabase(db, scenario, seed, anchor, club)

  function context(source: string): HandlerContext {
    let ids = 0
    const rng = lazy(() => createRng(`${seed}/${source}`))
    return {
      db,
      clock,
      bus,
      seed,
      // Few handlers draw anything.
      get rng() {
        return rng()
      },
      newId: () => createdId(seed, source, ++ids),
    }
  }

  /**
   * Reports a task that fails and keeps what it has done so far, which is the same on every replay. Rethrowing would
   * fail the next request, and the next start would set the whole journal aside.
   */
  async function runTask(task: Task) {
    try {
      await taskHandlers[task.kind]({ ...context(`task/${task.id}`), task })
    } catch (error) {
      onBug(new Error(`the task ${task.kind} of ${task.tenant} failed`, { cause: error }))
    }
  }

  return {
    db,
    clock,
    bus,
    context,
    run: async (source, { endpoint, input, caller, headers }) =>
      handlerOf(handlers, endpoint.id)({ ...input, ...context(source), caller, headers }),
    hash: () => hashOf(db, clock, bus),
    changes: count,
  }
}

/** The entries of a map by key. */
const inOrder = <V>(map: ReadonlyMap<string, V>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))

function hashOf(db: Database, clock: Simulation, bus: Bus): string {
  const byId = <T extends { id: string }>(records: T[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const state = {
    clubs: byId(db.clubs.all()),
    users: byId(db.users.all()),
    connectors: byId(db.connectors.all()),
    bookmarks: byId(db.bookmarks.all()),
    segments: byId(db.segments.all()),
    mails: byId(db.mails.all()),
    tables: Object.entries(db.tables).map(([name, table]) => [name, table.hashes()]),
    rowsToRestore: inOrder(db.rowsToRestore),
    autoSyncs: inOrder(db.autoSyncs),
    undelivered: inOrder(db.undelivered),
    accessGeneration: db.accessGeneration,
    pending: clock.pending(),
    events: bus.counts(),
  }
  return hash128(JSON.stringify(state))
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')
}
