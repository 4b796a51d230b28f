import { errorCodes, type ErrorStatus } from '../src/contract/errors.ts'
import { endpoints } from '../src/contract/index.ts'
import type { Backend, Control } from './control.ts'
import { createDatabase } from './db/database.ts'
import { createClock } from './db/simulation.ts'
import { handlers } from './handlers/handlers.ts'
import { createFaults } from './http/faults.ts'
import { serve } from './http/serve.ts'
import { accounts, isScenario, scenarios, type ScenarioName } from './seed/scenarios.ts'
import { seedDatabase } from './seed/seed.ts'

export interface BackendOptions {
  scenario?: ScenarioName
  /** Another seed gives other people in the same club. */
  seed?: string
  /** Where the model's time begins, in milliseconds since 1970. */
  anchor?: number
  /** Real milliseconds since the anchor; without it time stands still unless `control.advance` moves it. */
  elapsed?: () => number
  /** Path under which the product's API lives. */
  base?: string
  /** Told of a reply off contract or of a handler that broke. */
  onBug?: (error: unknown) => void
}

/** The day on which tests begin. */
export const TEST_ANCHOR = Date.UTC(2026, 0, 15, 9)

/**
 * A complete server in memory: `fetch` takes a Request of the product's API and gives a Response, `control` pulls its strings.
 * Pure: no network, no DOM, no global state; two backends know nothing of each other.
 *
 * @example
 * const backend = createBackend({ scenario: 'two-clubs' })
 * const response = await backend.fetch(new Request('http://club.example/api/v1/system/sports'))
 */
export function createBackend({
  scenario = 'rovers',
  seed = '1',
  anchor = TEST_ANCHOR,
  elapsed,
  base = '/api/v1',
  onBug = (error) => console.error(error),
}: BackendOptions = {}): Backend {
  let current = scenario
  let world = build(current)

  function build(name: ScenarioName) {
    const clock = createClock(anchor, elapsed)
    const db = createDatabase(clock)
    return { clock, db, faults: createFaults(), seeded: seedDatabase(db, name, seed, anchor) }
  }

  /** Writes run one at a time, so that an await in a handler lets no other write between its check and its own. */
  let lastWrite: Promise<unknown> = Promise.resolve()
  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const turn = lastWrite.then(write)
    lastWrite = turn.catch(() => {})
    return turn
  }

  async function answer(request: Request) {
    const { db, clock, faults, seeded } = world
    await seeded
    return serve(request, { base, handlers, db, clock, faults, onBug })
  }

  const control: Control = {
    async info() {
      return { scenario: current, seed, anchor: new Date(anchor).toISOString(), now: world.clock.iso(), accounts }
    },
    async reset() {
      world = build(current)
      await world.seeded
    },
    async loadScenario(name) {
      if (!isScenario(name))
        throw new Error(`no scenario "${String(name)}"; there are ${Object.keys(scenarios).join(', ')}`)
      current = name
      await control.reset()
    },
    async fail(endpoint, status, times = 1) {
      if (!endpoints.some(({ id }) => id === endpoint)) throw new Error(`no operation "${endpoint}"`)
      if (!isErrorStatus(status)) throw new Error(`no error status ${String(status)}`)
      world.faults.fail(endpoint, status, wholeNumber(times, 'times'))
    },
    async latency(milliseconds) {
      world.faults.latency(wholeNumber(milliseconds, 'milliseconds'))
    },
    async expireAccessTokens() {
      world.db.accessGeneration++
    },
    async advance(milliseconds) {
      world.clock.advance(wholeNumber(milliseconds, 'milliseconds'))
    },
  }

  return {
    fetch: (request) => (request.method === 'GET' ? answer(request) : inTurn(() => answer(request))),
    control,
  }
}

function isErrorStatus(status: unknown): status is ErrorStatus {
  return Object.hasOwn(errorCodes, String(status))
}

function wholeNumber(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, 0 or more`)
  return value
}
