import { operationIdOf } from '../../src/contract/endpoint/endpoint.ts'
import { errorCodes, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import { LiveEvent } from '../../src/contract/endpoint/events.ts'
import { endpoints } from '../../src/contract/index.ts'
import { BillingPlan } from '../../src/contract/fields/user.ts'
import { TIMER_MAX } from './alarm.ts'
import type { ChangingMethod, Control, ReadingMethod } from '../control.ts'
import { applyControlEntry, type ControlEntryName } from './controlEntries.ts'
import type { ClubRecord } from '../db/collections.ts'
import { exportJournal, MAX_SPEED, readJournal } from '../db/journal/journal.ts'
import { FigureFilters, figuresInSteps, prepareFigures } from '../handlers/analytics/figures.ts'
import type { Faults } from '../http/faults.ts'
import type { HostClock } from './hostClock.ts'
import type { Runtime } from './runtime.ts'
import { readClubData, type ClubData } from '../seed/prospect/clubData.ts'
import { accountsIn } from '../seed/scenarios/clubsOf.ts'
import { isScenario, PROSPECT, scenarios, type ScenarioName } from '../seed/scenarios/scenarios.ts'
import { inSlices } from './slices.ts'
import type { State } from './state.ts'
import type { Timeline, Timelines } from './timelines.ts'

export interface ControlApiOptions {
  runtime: Runtime
  timelines: Timelines
  faults: Faults
  seed: string
  /** The host's time; undefined if the model's time stands still. */
  host: HostClock | undefined
  notices: readonly string[]
}

/** Creates the control API of a model. Arguments may come from a message or a URL, so each method checks its own. */
export function createControlApi(options: ControlApiOptions): Control {
  return { ...readingMethods(options), ...changingMethods(options) }
}

function readingMethods({ runtime, seed, notices, host }: ControlApiOptions): Pick<Control, ReadingMethod> {
  return {
    async info() {
      const { state, scenario, journal } = await runtime.upToDate()
      return {
        scenario,
        seed,
        anchor: new Date(journal.head.anchor).toISOString(),
        now: state.clock.iso(),
        speed: host?.isHeld() ? 0 : (journal.head.speed ?? 1),
        writes: journal.entries.length,
        notices,
        accounts: await accountsIn(scenario, journal.head.club),
        club: scenario === PROSPECT && journal.head.club ? readClubData(journal.head.club) : null,
      }
    },
    async mails() {
      const { state } = await runtime.upToDate()
      return state.db.mails.all().toReversed()
    },
    async subscription(tenant) {
      const { state } = await runtime.upToDate()
      const club = findClub(state, tenant)
      if (!club) return null
      const { name, config, billing, billingPlan } = club
      return { tenant, club: name, accent: config.accent, plan: billingPlan, customer: billing }
    },
    async figures(tenant, filters) {
      const parsed = FigureFilters.safeParse(filters)
      if (!parsed.success) throw new Error('filters must be texts by name')
      // What no write changes is computed beside them; only the rest makes them wait.
      await inSlices(prepareFigures((await runtime.upToDate()).state.db, tenant))
      return runtime.exclusively(({ state }) => inSlices(figuresInSteps(state.db, state.clock, tenant, parsed.data)))
    },
    async exportJournal() {
      const { state, journal } = await runtime.upToDate()
      return exportJournal(journal, state.clock.now())
    },
    async stateHash() {
      // Writes have to wait for the second pass. The first pass, which runs beside them, makes it short.
      await inSlices((await runtime.upToDate()).state.hash())
      return runtime.exclusively(({ state }) => inSlices(state.hash()))
    },
  }
}

function changingMethods(options: ControlApiOptions): Pick<Control, ChangingMethod> {
  const { runtime, timelines, faults, host } = options

  /** Applies a call that leaves an entry in the journal. */
  const commit = (name: ControlEntryName, input: unknown) =>
    runtime.exclusively((timeline) =>
      runtime.commit(timeline, { by: null, endpoint: name, input }, (seq) =>
        applyControlEntry(timeline.state, seq, name, input),
      ),
    )

  /** Replaces the current timeline; faults end with it. */
  async function replace(next: (timeline: Timeline) => Promise<Timeline>) {
    await runtime.replace(async (timeline) => {
      const replacement = await next(timeline)
      faults.clear()
      return replacement
    })
  }

  return {
    reset: () =>
      replace(({ scenario, journal }) => timelines.start(scenario, journal.head.life + 1, journal.head.club)),
    async loadScenario(name, club) {
      if (!isScenario(name))
        throw new Error(`no scenario "${String(name)}"; there are ${Object.keys(scenarios).join(', ')}`)
      const given = readClubOf(name, club)
      await replace(async ({ journal }) => {
        const data = given ?? (name === PROSPECT ? await timelines.savedClub(name) : undefined)
        const next = await timelines.start(name, journal.head.life + 1, data)
        await timelines.rememberScenario(name)
        return next
      })
    },
    async fail(endpoint, status, times = 1) {
      const known = endpoints.find((found) => found.id === endpoint || operationIdOf(found) === endpoint)
      if (!known) throw new Error(`no operation "${endpoint}"`)
      if (!isErrorStatus(status)) throw new Error(`no error status ${String(status)}`)
      faults.fail(known.id, status, wholeNumber(times, 'times'))
    },
    async latency(milliseconds) {
      faults.latency(wholeNumber(milliseconds, 'milliseconds', TIMER_MAX))
    },
    async emit(event) {
      const parsed = LiveEvent.omit({ at: true }).safeParse(event)
      if (!parsed.success)
        throw new Error(`no such event: ${parsed.error.issues.map(({ message }) => message).join(' ')}`)
      await commit('control.emit', parsed.data)
    },
    expireAccessTokens: () => commit('control.expireAccessTokens', null),
    async advance(milliseconds) {
      const by = wholeNumber(milliseconds, 'milliseconds')
      await runtime.exclusively((timeline) => timelines.advance(timeline, by))
      void runtime.setAlarm()
    },
    async speed(times) {
      const speed = wholeNumber(times, 'times', MAX_SPEED)
      if (!host && speed !== 0) throw new Error('the time of this model stands still')
      await runtime.exclusively(async (timeline) => {
        host?.hold(speed === 0)
        if (host && speed !== 0) await timelines.setSpeed(timeline, speed)
      })
      void runtime.setAlarm()
    },
    async subscribe(tenant, plan) {
      const { state } = await runtime.upToDate()
      if (!findClub(state, tenant)) throw new Error('there is no such club')
      await commit('control.subscribe', { tenant, plan: BillingPlan.parse(plan) })
    },
    importJournal: (value) => importJournal(value, options, replace),
  }
}

async function importJournal(
  value: unknown,
  { timelines, seed, host }: ControlApiOptions,
  replace: (next: (timeline: Timeline) => Promise<Timeline>) => Promise<void>,
) {
  const { head, entries, now } = readJournal(value)
  const { scenario } = head
  if (!isScenario(scenario) || head.seed !== seed) throw new Error('it belongs to another scenario or seed')
  const club = readClubOf(scenario, head.club)
  await replace(async ({ journal }) => {
    // Time continues from the export, not from the host's time.
    const reached = Math.max(now ?? head.anchor + head.advanced + (head.accelerated ?? 0), entries.at(-1)?.at ?? 0)
    const openedAt = host?.now() ?? head.openedAt
    const life = journal.head.life + 1
    const { accelerated: _accelerated, club: _club, ...kept } = head
    const adopted = {
      head: { ...kept, openedAt, advanced: reached - head.anchor, life, ...(club && { club }) },
      entries,
    }
    const next = await timelines.adopt(scenario, adopted)
    await timelines.rememberScenario(scenario)
    return next
  })
}

/** The club that a scenario is given. Throws an error with a sentence for each wrong field, or if the scenario takes none. */
function readClubOf(scenario: ScenarioName, club: unknown): ClubData | undefined {
  if (club === undefined) return undefined
  if (scenario !== PROSPECT) throw new Error('only the scenario prospect takes a club')
  return readClubData(club)
}

const findClub = ({ db }: State, tenant: string): ClubRecord | undefined =>
  db.clubs.findFirst((q) => q.where({ id: tenant }))

function isErrorStatus(status: unknown): status is ErrorStatus {
  return Object.hasOwn(errorCodes, String(status))
}

function wholeNumber(value: unknown, name: string, max = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}`)
  }
  return value
}
