import { isWrite } from '../src/contract/endpoint.ts'
import { errorCodes, type ErrorStatus } from '../src/contract/errors.ts'
import { LiveEvent } from '../src/contract/events.ts'
import { endpoints } from '../src/contract/index.ts'
import { BillingPlan } from '../src/contract/user.ts'
import type { Backend, Control } from './control.ts'
import { END_OF_TIME, exportJournal, memoryStore, readJournal, type JournalStore } from './db/journal.ts'
import { createHistories, type History } from './history.ts'
import { createFaults } from './http/faults.ts'
import { checkReply, serve } from './http/serve.ts'
import { createPresent, TIMER_MAX } from './present.ts'
import { accounts, isScenario, scenarios, type ScenarioName } from './seed/scenarios.ts'
import { journalInput } from './world.ts'

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
  /** What `control.info` has to say from the start. */
  notices?: readonly string[]
  /** Path under which the product's API lives. */
  base?: string
  /** Makes the rows of the seed one table after the other while nobody asks, so that the first who asks need not wait. */
  warm?: boolean
  /** Takes a sentence for the person at the screen; `control.info` has it too. */
  onNotice?: (notice: string) => void
  /** Told after each entry of the journal that has been replayed; the replay goes on when it resolves. */
  onReplay?: (done: number, total: number) => Promise<void>
  /** Told of a reply off contract and of whatever broke inside. */
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
  scenario: firstScenario = 'rovers',
  seed = '1',
  anchor = TEST_ANCHOR,
  hostTime,
  store = memoryStore(),
  notices: firstNotices = [],
  base = '/api/v1',
  warm = false,
  onNotice,
  onReplay,
  onBug = (error) => console.error(error),
}: BackendOptions = {}): Backend {
  const notices = [...firstNotices]
  const notify = (notice: string) => {
    notices.push(notice)
    onNotice?.(notice)
  }
  const histories = createHistories({ seed, anchor, hostTime, store, notify, onReplay, onBug })
  let faults = createFaults()
  const first = histories.first(firstScenario, isScenario)
  const { upToDate, inTurnNow, record, wakeUp, ...present } = createPresent({
    histories,
    first,
    running: hostTime !== undefined,
    warm,
    onBug,
  })

  const recordControl = (endpoint: string, input: unknown) =>
    inTurnNow((history) =>
      record(history, { by: null, endpoint, input }, (seq) => history.world.control(seq, endpoint, input)),
    )

  /** Puts another history in the place of this one; its faults go with it. */
  const replaceBy = (next: (history: History) => Promise<History>) =>
    present.replaceBy(async (history) => {
      const replaced = await next(history)
      faults = createFaults()
      return replaced
    })

  const presentOf = ({ world }: History) => ({ db: world.db, clock: world.sim })

  const answer = (request: Request) => {
    present.noteAsked()
    return serve(request, {
      base,
      faults,
      onBug,
      present: async () => presentOf(await upToDate()),
      async run(call, check) {
        if (!isWrite(call.endpoint)) {
          const history = await upToDate()
          const caller = check(presentOf(history))
          const { read, bus } = history.world
          // Before the reading: an event that comes meanwhile is rather told twice than not at all.
          const lastEventId = caller?.user && call.endpoint.method === 'GET' ? bus.lastId(caller.user.tenant) : null
          return { reply: checkReply(call, await read({ ...call, caller })), lastEventId }
        }
        const reply = await inTurnNow((history) => {
          const checked = { ...call, caller: check(presentOf(history)) }
          const by = checked.caller?.claims.sub ?? null
          const entry = { by, endpoint: call.endpoint.id, input: journalInput(checked) }
          return record(history, entry, async (seq) => checkReply(call, await history.world.write(seq, checked)))
        })
        return { reply, lastEventId: null }
      },
    })
  }

  const control: Control = {
    async info() {
      const { world, scenario, journal } = await upToDate()
      return {
        scenario,
        seed,
        anchor: new Date(journal.head.anchor).toISOString(),
        now: world.sim.iso(),
        writes: journal.entries.length,
        notices,
        accounts,
      }
    },
    reset: () => replaceBy(({ scenario, journal }) => histories.begin(scenario, journal.head.life + 1)),
    async loadScenario(name) {
      if (!isScenario(name))
        throw new Error(`no scenario "${String(name)}"; there are ${Object.keys(scenarios).join(', ')}`)
      await replaceBy(async ({ journal }) => {
        const next = await histories.begin(name, journal.head.life + 1)
        await histories.remember(name)
        return next
      })
    },
    async fail(endpoint, status, times = 1) {
      if (!endpoints.some(({ id }) => id === endpoint)) throw new Error(`no operation "${endpoint}"`)
      if (!isErrorStatus(status)) throw new Error(`no error status ${String(status)}`)
      faults.fail(endpoint, status, wholeNumber(times, 'times'))
    },
    async latency(milliseconds) {
      faults.latency(wholeNumber(milliseconds, 'milliseconds', TIMER_MAX))
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
      await inTurnNow(async (history) => {
        const { world, journal } = history
        if (histories.nowOf(journal) + by > END_OF_TIME) throw new Error('that lies beyond the year 9999')
        const before = journal.head
        journal.head = { ...before, advanced: before.advanced + by }
        try {
          await histories.saveHead(history)
        } catch (error) {
          journal.head = before
          throw error
        }
        await world.sim.advanceTo(histories.nowOf(journal))
      })
      void wakeUp()
    },
    async mails() {
      const { world } = await upToDate()
      return world.db.mails.all().toReversed()
    },

    async subscription(tenant) {
      const { world } = await upToDate()
      const club = world.db.clubs.findFirst((q) => q.where({ id: tenant }))
      if (!club) return null
      const { name, config, billing, billingPlan } = club
      return { tenant, club: name, accent: config.accent, plan: billingPlan, customer: billing }
    },

    async subscribe(tenant, plan) {
      const { world } = await upToDate()
      if (!world.db.clubs.findFirst((q) => q.where({ id: tenant }))) throw new Error('there is no such club')
      await recordControl('control.subscribe', { tenant, plan: BillingPlan.parse(plan) })
    },

    async figures(tenant, filters) {
      const { world } = await upToDate()
      return world.figures(tenant, filters)
    },

    async exportJournal() {
      const { world, journal } = await upToDate()
      return exportJournal(journal, world.sim.now())
    },
    async importJournal(value) {
      const { head, entries, now } = readJournal(value)
      const { scenario } = head
      if (!isScenario(scenario) || head.seed !== seed) throw new Error('it belongs to another scenario or seed')
      await replaceBy(async (history) => {
        // Time goes on from where the journal was taken, not from the host's idea of it.
        const reached = Math.max(now ?? head.anchor + head.advanced, entries.at(-1)?.at ?? 0)
        const openedAt = hostTime?.() ?? head.openedAt
        const life = history.journal.head.life + 1
        const adopted = { head: { ...head, openedAt, advanced: reached - head.anchor, life }, entries }
        const next = await histories.adopt(scenario, adopted)
        await histories.remember(scenario)
        return next
      })
    },
    stateHash: async () => (await upToDate()).world.hash(),
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
