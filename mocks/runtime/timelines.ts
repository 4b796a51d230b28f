import {
  END_OF_TIME,
  JOURNAL_VERSION,
  type Journal,
  type JournalEntry,
  type JournalHead,
} from '../db/journal/journal.ts'
import { replayEntry } from './replay.ts'
import type { SavedJournals } from './savedJournals.ts'
import type { ScenarioName } from '../seed/scenarios/scenarios.ts'
import { createState, type State } from './state.ts'
import type { Reading, TimelineClock } from './time/timelineClock.ts'

/** A journal, and the state that results from applying its entries to the seed. */
export interface Timeline {
  readonly scenario: ScenarioName
  readonly journal: Journal
  /** Replaced when a failed write is rolled back. */
  state: State
}

export interface TimelineOptions {
  seed: string
  /** Returns the start of time for a new journal, in milliseconds since 1970. */
  begin(): number
  saved: SavedJournals
  clock: TimelineClock
  /** Called after each replayed entry; the replay continues when it resolves. */
  onReplay: ((done: number, total: number) => Promise<void>) | undefined
  /** See `BackendOptions`. */
  heartbeatMs?: number | undefined
  /** Called with every failure inside the model. */
  onBug: (error: unknown) => void
}

const newHead = (anchor: number) => ({ version: JOURNAL_VERSION, anchor, openedAt: anchor, advanced: 0 }) as const

type Current = Pick<Timeline, 'journal' | 'state'>

/** Moves the clock of a state to a reading of the host's time, and runs what falls due. */
const moveTo = ({ clock }: State, { now, accelerated }: Reading) => clock.advanceTo(now, accelerated)

async function replayEntries(state: State, entries: readonly JournalEntry[], onReplay: TimelineOptions['onReplay']) {
  for (const [index, entry] of entries.entries()) {
    await replayEntry(state, entry)
    await onReplay?.(index + 1, entries.length)
  }
}

export type Timelines = ReturnType<typeof createTimelines>

/** Creates timelines from journals, and keeps their journals saved. */
export function createTimelines({ seed, begin, saved, clock, onReplay, onBug, heartbeatMs }: TimelineOptions) {
  const moveToNow = ({ state, journal }: Current) => moveTo(state, clock.read(journal))

  async function replay(scenario: ScenarioName, journal: Journal): Promise<State> {
    const state = await createState(scenario, journal.head, onBug, heartbeatMs)
    await replayEntries(state, journal.entries, onReplay)
    clock.catchUp(journal, state.clock.now())
    await moveToNow({ journal, state })
    return state
  }

  async function start(scenario: ScenarioName, life: number, club?: JournalHead['club']): Promise<Timeline> {
    return adopt(scenario, { head: { ...newHead(begin()), scenario, seed, life, ...(club && { club }) }, entries: [] })
  }

  /** Replays a journal, and then saves it as the scenario's. One that cannot be replayed replaces nothing. */
  async function adopt(scenario: ScenarioName, given: Journal): Promise<Timeline> {
    const timeline = await resume(scenario, given)
    await saved.start(timeline.journal)
    return timeline
  }

  async function resume(scenario: ScenarioName, given: Journal): Promise<Timeline> {
    // Writes are added to it.
    const journal = { ...given, entries: [...given.entries] }
    return { scenario, journal, state: await replay(scenario, journal) }
  }

  return {
    /**
     * Starts an empty journal, which replaces the scenario's saved one. `life` keeps its event ids distinct from
     * earlier ones; `club` is the data of the scenario `prospect`.
     */
    start,
    /** Continues a saved journal. */
    resume,
    adopt,
    /** The time that a timeline has reached, in milliseconds since 1970. */
    now: ({ journal }: Timeline) => clock.now(journal),
    /** The milliseconds of the host until a timeline needs attention; see `TimelineClock`. */
    untilHost: ({ journal }: Timeline, moment: number | null) => clock.untilHost(journal, moment),
    /** Moves the clock of a timeline to the time that its journal has reached. */
    moveToNow,
    /** Like `moveToNow`, but if a task would fall due on the way, it changes nothing and returns false. */
    moveIfNothingIsDue({ journal, state }: Timeline): Promise<void> | false {
      const reading = clock.read(journal)
      const due = state.clock.nextDue()
      return due !== null && due <= reading.now ? false : moveTo(state, reading)
    },
    /** Lets time pass faster than the host's from now on, and saves that. */
    setSpeed: ({ journal }: Timeline, speed: number) => clock.setSpeed(journal, speed),
    /** Saves an accepted write. */
    async append({ journal }: Timeline, entry: JournalEntry) {
      await saved.append(journal, entry)
      journal.entries.push(entry)
    },
    /** Rebuilds the state from the journal, which drops every change since its last entry. */
    async rollBack(timeline: Timeline) {
      const state = await replay(timeline.scenario, timeline.journal)
      state.bus.takeOver(timeline.state.bus)
      timeline.state = state
    },
    /** Moves time forward by milliseconds and saves that. Throws after the year 9999. */
    async advance({ journal, state }: Timeline, milliseconds: number) {
      const target = clock.now(journal) + milliseconds
      if (target > END_OF_TIME) throw new Error('that lies beyond the year 9999')
      const before = journal.head
      journal.head = { ...before, advanced: before.advanced + milliseconds }
      await saved.saveHead(journal).catch((error: unknown) => {
        journal.head = before
        throw error
      })
      await moveToNow({ journal, state })
    },
    savedClub: saved.clubOf,
    rememberScenario: saved.rememberScenario,
  }
}
