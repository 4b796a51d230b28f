import { errorCodes, type ErrorStatus } from '../src/contract/errors.ts'
import { LiveEvent } from '../src/contract/events.ts'
import { endpoints } from '../src/contract/index.ts'
import type { Backend, Control } from './control.ts'
import {
  exportJournal,
  JOURNAL_VERSION,
  memoryStore,
  readJournal,
  type Journal,
  type JournalEntry,
  type JournalHead,
  type JournalStore,
} from './db/journal.ts'
import { createFaults } from './http/faults.ts'
import { serve } from './http/serve.ts'
import { accounts, isScenario, scenarios, type ScenarioName } from './seed/scenarios.ts'
import { createWorld, journalInput, type World } from './world.ts'

export interface BackendOptions {
  /** Where the journal holds another, chosen by `control.loadScenario`, that one is on. */
  scenario?: ScenarioName
  /** Another seed gives other people in the same club. */
  seed?: string
  /** Where the model's time begins, in milliseconds since 1970. */
  anchor?: number
  /** The host's time in milliseconds since 1970; without it the model's time stands still unless `control.advance` moves it. */
  hostTime?: () => number
  /** Where writes are kept; in memory unless told. */
  store?: JournalStore
  /** Path under which the product's API lives. */
  base?: string
  /** Told of a reply off contract or of a handler that broke. */
  onBug?: (error: unknown) => void
}

/** The day on which tests begin. */
export const TEST_ANCHOR = Date.UTC(2026, 0, 15, 9)

/** What a host's timer can wait at most, in milliseconds. */
const LATENCY_MAX = 2 ** 31 - 1
const END_OF_TIME = Date.UTC(9999, 11, 31)

/** A world and the journal that leads to it from the seed. */
interface Running {
  world: World
  scenario: ScenarioName
  journal: Journal
}

const SCENARIO_NOTE = 'scenario'

/**
 * A complete server in memory: `fetch` takes a Request of the product's API and gives a Response, `control` pulls its strings.
 * Pure: no network, no DOM, no global state; two backends know nothing of each other.
 *
 * @example
 * const backend = createBackend({ scenario: 'two-clubs' })
 * const response = await backend.fetch(new Request('http://club.example/api/v1/system/sports'))
 */
export function createBackend({
  scenario: firstScenario = 'rovers',
  seed = '1',
  anchor = TEST_ANCHOR,
  hostTime,
  store = memoryStore(),
  base = '/api/v1',
  onBug = (error) => console.error(error),
}: BackendOptions = {}): Backend {
  const faults = { current: createFaults() }
  const notices: string[] = []
  const nameOf = (scenario: ScenarioName) => `${scenario}/${seed}`

  const freshHead = (scenario: ScenarioName): JournalHead => ({
    version: JOURNAL_VERSION,
    scenario,
    seed,
    anchor,
    openedAt: anchor,
    advanced: 0,
  })

  const nowOf = ({ anchor: began, openedAt, advanced }: JournalHead) =>
    began + advanced + (hostTime ? hostTime() - openedAt : 0)

  async function build(scenario: ScenarioName, journal: Journal): Promise<Running> {
    const world = await createWorld(scenario, seed, journal.head.anchor)
    for (const entry of journal.entries) await world.replay(entry)
    await world.sim.advanceTo(nowOf(journal.head))
    return { world, scenario, journal }
  }

  async function buildAnew(scenario: ScenarioName): Promise<Running> {
    const head = freshHead(scenario)
    await store.start(nameOf(scenario), head)
    return build(scenario, { head, entries: [] })
  }

  /** What the store holds of a scenario, replayed; what cannot be read or replayed is set aside, never lost and never in the way. */
  async function open(scenario: ScenarioName): Promise<Running> {
    const name = nameOf(scenario)
    const stored = await store.load(name)
    if (stored === undefined) return buildAnew(scenario)
    try {
      const journal = readJournal(stored)
      if (journal.head.scenario !== scenario || journal.head.seed !== seed)
        throw new Error('it belongs to another scenario')
      // Nothing was ever written: the club may as well begin today.
      if (journal.entries.length === 0 && journal.head.advanced === 0 && hostTime) return await buildAnew(scenario)
      return await build(scenario, journal)
    } catch (error) {
      const aside = `${name} set aside ${new Date(hostTime?.() ?? anchor).toISOString()}`
      await store.setAside(name, aside)
      const reason = error instanceof Error ? error.message : String(error)
      notices.push(
        `The saved changes could not be read: ${reason}. They are kept as “${aside}”; the club starts afresh.`,
      )
      return buildAnew(scenario)
    }
  }

  /** Writes, and whatever moves time over a task, run one at a time: no await in one lets another in between. */
  let waiting = 0
  let lastTurn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    waiting++
    const turn = lastTurn.then(work).finally(() => {
      waiting--
    })
    lastTurn = turn.catch(() => {})
    return turn
  }

  let running = (async () => {
    const noted = await store.readNote(SCENARIO_NOTE)
    return open(noted !== undefined && isScenario(noted) ? noted : firstScenario)
  })()
  void running.then(wakeUp, onBug)

  /** Lets time pass up to now. While a write is under way time stands still for it. */
  async function catchUp() {
    const { world, journal } = await running
    if (waiting > 0) return
    const now = nowOf(journal.head)
    const due = world.sim.nextDue()
    await (due !== null && due <= now ? inTurn(() => world.sim.advanceTo(now)) : world.sim.advanceTo(now))
  }

  let alarm: ReturnType<typeof setTimeout> | undefined
  /** What falls due happens at its time even when nobody asks: its events are waited for. */
  async function wakeUp() {
    if (!hostTime) return
    clearTimeout(alarm)
    const { world, journal } = await running
    const due = world.sim.nextDue()
    if (due === null) return
    alarm = setTimeout(() => void catchUp().then(wakeUp, onBug), Math.max(0, due - nowOf(journal.head)))
  }

  /** Numbers an entry, does it, and has it on paper before anyone hears of it. */
  async function record<T>(
    { world, scenario, journal }: Running,
    entry: Omit<JournalEntry, 'seq' | 'at'>,
    act: (seq: number) => Promise<T>,
  ): Promise<T> {
    await world.sim.advanceTo(nowOf(journal.head))
    const seq = journal.entries.length + 1
    const at = world.sim.now()
    const result = await act(seq)
    const written = { ...entry, seq, at }
    journal.entries.push(written)
    await store.append(nameOf(scenario), written)
    void wakeUp()
    return result
  }

  async function answer(request: Request) {
    await catchUp()
    const { world } = await running
    return serve(request, {
      base,
      db: world.db,
      clock: world.sim,
      faults: faults.current,
      onBug,
      read: (call) => world.read(call),
      write: (call, check) =>
        inTurn(async () => {
          const current = await running
          // The time of this write is set before its caller is looked at again.
          await current.world.sim.advanceTo(nowOf(current.journal.head))
          const checked = { ...call, caller: check(current.world.db, current.world.sim) }
          const entry = {
            by: checked.caller?.claims.sub ?? null,
            endpoint: call.endpoint.id,
            input: journalInput(checked),
          }
          return record(current, entry, (seq) => current.world.write(seq, checked))
        }),
    })
  }

  /** Puts another world in the place of this one; whoever listens to this one is told that it has ended. */
  function replaceBy(next: () => Promise<Running>) {
    return inTurn(async () => {
      const { world } = await running
      const replaced = await next()
      faults.current = createFaults()
      running = Promise.resolve(replaced)
      world.bus.close()
      void wakeUp()
    })
  }

  const recordControl = (endpoint: string, input: unknown) =>
    inTurn(async () => {
      const current = await running
      await record(current, { by: null, endpoint, input }, () =>
        Promise.resolve(current.world.control(endpoint, input)),
      )
    })

  const control: Control = {
    async info() {
      await catchUp()
      const { world, scenario, journal } = await running
      const { head, entries } = journal
      return {
        scenario,
        seed,
        anchor: new Date(head.anchor).toISOString(),
        now: world.sim.iso(),
        writes: entries.length,
        notices,
        accounts,
      }
    },
    reset: () => replaceBy(async () => buildAnew((await running).scenario)),
    async loadScenario(name) {
      if (!isScenario(name))
        throw new Error(`no scenario "${String(name)}"; there are ${Object.keys(scenarios).join(', ')}`)
      await replaceBy(async () => {
        await store.writeNote(SCENARIO_NOTE, name)
        return buildAnew(name)
      })
    },
    async fail(endpoint, status, times = 1) {
      if (!endpoints.some(({ id }) => id === endpoint)) throw new Error(`no operation "${endpoint}"`)
      if (!isErrorStatus(status)) throw new Error(`no error status ${String(status)}`)
      faults.current.fail(endpoint, status, wholeNumber(times, 'times'))
    },
    async latency(milliseconds) {
      faults.current.latency(wholeNumber(milliseconds, 'milliseconds', LATENCY_MAX))
    },
    async emit(event) {
      const parsed = LiveEvent.omit({ at: true }).safeParse(event)
      if (!parsed.success)
        throw new Error(`no such event: ${parsed.error.issues.map(({ message }) => message).join(' ')}`)
      await recordControl('control.emit', parsed.data)
    },
    expireAccessTokens: () => recordControl('control.expireAccessTokens', null),
    async advance(milliseconds) {
      const by = wholeNumber(milliseconds, 'milliseconds')
      await inTurn(async () => {
        const { world, scenario, journal } = await running
        if (nowOf(journal.head) + by > END_OF_TIME) throw new Error('that lies beyond the year 9999')
        journal.head = { ...journal.head, advanced: journal.head.advanced + by }
        await store.saveHead(nameOf(scenario), journal.head)
        await world.sim.advanceTo(nowOf(journal.head))
      })
      void wakeUp()
    },
    exportJournal: async () => exportJournal((await running).journal),
    async importJournal(value) {
      const journal = readJournal(value)
      const { scenario } = journal.head
      if (!isScenario(scenario) || journal.head.seed !== seed) throw new Error('it belongs to another scenario or seed')
      await replaceBy(async () => {
        const replaced = await build(scenario, journal)
        await store.writeNote(SCENARIO_NOTE, scenario)
        await store.start(nameOf(scenario), journal.head)
        for (const entry of journal.entries) await store.append(nameOf(scenario), entry)
        return replaced
      })
    },
    async stateHash() {
      await catchUp()
      return (await running).world.hash()
    },
  }

  return { fetch: answer, control }
}

function isErrorStatus(status: unknown): status is ErrorStatus {
  return Object.hasOwn(errorCodes, String(status))
}

function wholeNumber(value: unknown, name: string, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} must be a whole number from 0 to ${most}`)
  }
  return value
}
