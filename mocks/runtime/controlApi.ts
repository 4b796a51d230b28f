import { LiveEvent } from '../../src/contract/endpoint/events.ts'
import { BillingPlan } from '../../src/contract/fields/user.ts'
import type { ChangingMethod, Control, ReadingMethod } from '../control.ts'
import { applyControlEntry, type ControlEntryName } from './controlEntries.ts'
import { adoptExport, readClubOf, readExportsOf, type ReadTimeline, type Restore } from './control/adoptJournal.ts'
import { faultMethods, type FaultMethods } from './control/faultMethods.ts'
import type { ControlApiOptions } from './control/controlOptions.ts'
import { createLeaveBehind, type LeaveBehind } from './control/leaveBehind.ts'
import { readInfo } from './control/readInfo.ts'
import { shareMethods, type ShareMethods } from './control/shareMethods.ts'
import { createKeeper, snapshotMethods, type SnapshotMethods } from './control/snapshotMethods.ts'
import type { ClubRecord } from '../db/collections.ts'
import { exportJournal, MAX_SPEED } from '../db/journal/journal.ts'
import { calm } from '../faults/calm.ts'
import type { Conditions } from '../faults/fault.ts'
import { sessionOf } from '../handlers/account.ts'
import { FigureFilters, figuresOf } from '../handlers/analytics/figures.ts'
import { isScenario, PROSPECT, scenarios } from '../seed/scenarios/scenarios.ts'
import { nextMatchOf } from '../seed/ticketing/nextMatch.ts'
import { createSnapshots } from '../snapshots/snapshots.ts'
import { savingWords } from './words.ts'
import type { State } from './state.ts'
import type { Timeline } from './timelines.ts'
import { wholeNumber } from './control/wholeNumber.ts'

/**
 * Creates all methods of a model's control API. Arguments may come from a message or a URL, so each method checks its
 * own.
 */
export function createControlApi(options: ControlApiOptions): Control {
  const { seed, host, notes, notify } = options
  const keeping = { ...options, hostTime: host?.now, snapshots: createSnapshots(notes) }
  const keeper = createKeeper(keeping)
  const replacing: Replacing = {
    replace: replacerOf(options),
    readTimeline: readExportsOf(seed),
    leaveBehind: createLeaveBehind(notes),
    async keepBefore(timeline) {
      try {
        await keeper.keepBefore(timeline)
      } catch (error) {
        notify(savingWords.notKept(messageOf(error)))
      }
    },
  }
  const all = { ...keeping, ...replacing, keeper, restore: restorerOf(options, replacing) }
  return {
    ...readingMethods(all),
    ...changingMethods(all),
    ...faultMethods(all),
    ...snapshotMethods(all),
    ...shareMethods(all),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What replaces the current timeline, and keeps the one before. */
interface Replacing {
  /**
   * Replaces the current timeline.
   *
   * @param conditions the network and the faults from then on: none by default; null keeps what there is
   */
  replace(next: (timeline: Timeline) => Promise<Timeline>, conditions?: Conditions | null): Promise<void>
  readTimeline: ReadTimeline
  leaveBehind: LeaveBehind
  /** Keeps a timeline as a snapshot. If that fails a notice says so, and the timeline is still replaced. */
  keepBefore(timeline: Timeline): Promise<void>
}

const replacerOf =
  ({ runtime, faults, conditions: saved }: ControlApiOptions): Replacing['replace'] =>
  async (next, conditions = calm) => {
    await runtime.replace(async (timeline) => {
      const replacement = await next(timeline)
      if (conditions) faults.replace(conditions)
      return replacement
    })
    await saved.settled()
  }

const restorerOf =
  ({ timelines, host }: ControlApiOptions, { replace, readTimeline }: Replacing): Restore =>
  async (journal, conditions, keep) => {
    const read = readTimeline(journal)
    return replace(async (timeline) => {
      await keep?.(timeline)
      return adoptExport(timelines, read, timeline, host?.now)
    }, conditions)
  }

/** The methods of a kind that are here, and not in a file of their own. */
type OwnMethods<M extends keyof Control> = Omit<
  Pick<Control, M>,
  keyof FaultMethods | keyof SnapshotMethods | keyof ShareMethods
>

function readingMethods(options: ControlApiOptions): OwnMethods<ReadingMethod> {
  const { runtime } = options
  return {
    info: () => readInfo(options),
    async people() {
      const { db } = (await runtime.upToDate()).state
      return db.clubs.all().flatMap(({ id: tenant, name: club }) =>
        db.users
          .findMany((q) => q.where({ tenant }))
          .map(({ id, email, role, firstName, lastName }) => {
            const name = `${firstName} ${lastName}`.trim()
            return { id, email, role, name: name || email, tenant, club }
          }),
      )
    },
    async session(person, ahead = 0) {
      const { db, clock } = (await runtime.upToDate()).state
      const user = db.users.findFirst((q) => q.where({ id: person }))
      if (!user) throw new Error('there is no such person')
      return sessionOf(user, db, { sessionTime: () => clock.sessionTime() + wholeNumber(ahead, 'ahead') })
    },
    async nextMatch(tenant) {
      const { state } = await runtime.upToDate()
      const club = findClub(state, tenant)
      const match = club && nextMatchOf(state.db, club, state.clock.now())
      return match ? { at: new Date(match.at).toISOString(), event: match.event } : null
    },
    async mails() {
      const { state } = await runtime.upToDate()
      const mails = state.db.mails.all().toReversed()
      return mails.map((mail) => ({ ...mail, token: mail.link && decodeURIComponent(mail.link.replace(/^.*\//, '')) }))
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
      const { state } = await runtime.upToDate()
      return figuresOf(state.db, state.clock, tenant, parsed.data)
    },
    async exportJournal() {
      const { journal, state } = await runtime.upToDate()
      return exportJournal(journal, state.clock.now())
    },
    stateHash: async () => (await runtime.upToDate()).state.hash(),
  }
}

function changingMethods(options: ControlApiOptions & Replacing): OwnMethods<ChangingMethod> {
  const { runtime, timelines, host, replace, readTimeline, keepBefore, leaveBehind } = options

  /** Applies a call that leaves an entry in the journal. */
  const commit = (name: ControlEntryName, input: unknown) =>
    runtime.exclusively((timeline) =>
      runtime.commit(timeline, { by: null, endpoint: name, input }, (seq) =>
        applyControlEntry(timeline.state, seq, name, input),
      ),
    )

  return {
    async reset() {
      await replace(async (timeline) => {
        const { scenario, journal } = timeline
        if (journal.entries.length > 0) await keepBefore(timeline)
        return timelines.start(scenario, journal.head.life + 1, journal.head.club)
      })
    },
    async loadScenario(name, club) {
      if (!isScenario(name))
        throw new Error(`no scenario "${String(name)}"; there are ${Object.keys(scenarios).join(', ')}`)
      const given = readClubOf(name, club)
      await replace(async (timeline) => {
        const { journal } = timeline
        await keepBefore(timeline)
        const data = given ?? (name === PROSPECT ? await timelines.savedClub(name) : undefined)
        const next = await timelines.start(name, journal.head.life + 1, data)
        await timelines.rememberScenario(name)
        await leaveBehind.write(null).catch(() => {})
        return next
      })
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
        if (host && speed !== 0) await timelines.setSpeed(timeline, speed)
        host?.hold(speed === 0)
      })
      void runtime.setAlarm()
    },
    async subscribe(tenant, plan) {
      const { state } = await runtime.upToDate()
      if (!findClub(state, tenant)) throw new Error('there is no such club')
      await commit('control.subscribe', { tenant, plan: BillingPlan.parse(plan) })
    },
    async importJournal(value, keepFaults = false) {
      if (typeof keepFaults !== 'boolean') throw new Error('keepFaults is true or false')
      const read = readTimeline(value)
      await replace((timeline) => adoptExport(timelines, read, timeline, host?.now), keepFaults ? null : calm)
    },
  }
}

const findClub = ({ db }: State, tenant: string): ClubRecord | undefined =>
  db.clubs.findFirst((q) => q.where({ id: tenant }))
