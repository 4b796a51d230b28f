import type { Backend, OnHeld } from '../control.ts'
import { memoryStore, type JournalStore } from '../db/journal/journal.ts'
import { createFaults } from '../http/faults.ts'
import { createHostClock } from './time/hostClock.ts'
import { openFirstTimeline } from './openFirstTimeline.ts'
import { createRuntime } from './runtime.ts'
import { createControlApi } from './controlApi.ts'
import { createSavedConditions } from './control/savedConditions.ts'
import { createSavedJournals } from './savedJournals.ts'
import type { ClubData } from '../seed/prospect/clubData.ts'
import { PROSPECT, type ScenarioName } from '../seed/scenarios/scenarios.ts'
import { serve } from './serve.ts'
import { createTimelineClock } from './time/timelineClock.ts'
import { createTimelines } from './timelines.ts'

export interface BackendOptions {
  /**
   * The club of the scenario `prospect` as data, which is then the default of `scenario`. Whatever is left out gets a
   * default.
   */
  club?: ClubData
  /** The scenario to open, unless the store remembers another one from `control.loadScenario`. */
  scenario?: ScenarioName
  /** The seed of all random data: another seed gives other people in the same club. */
  seed?: string
  /** The start of the model's time without `hostTime`, in milliseconds since 1970. */
  anchor?: number
  /**
   * The host's time in milliseconds since 1970, which the model's clock shows: a new club begins now. Without it the
   * model's time stands still unless `control.advance` moves it.
   */
  hostTime?: () => number
  /** The store for saved writes; by default it is in memory. */
  store?: JournalStore
  /** Notices that `control.info` reports from the start. */
  notices?: readonly string[]
  /** Path under which the product's API lives. */
  base?: string
  /** The time between two heartbeats of an event stream, in milliseconds; by default the contract's. */
  heartbeatMs?: number
  /** Called with a sentence for the user; `control.info` reports it too. */
  onNotice?: (notice: string) => void
  /** Called after each replayed entry of the journal; the replay continues when it resolves. */
  onReplay?: (done: number, total: number) => Promise<void>
  /** Called with the error of a reply that violates the contract, and with every failure inside the model. */
  onBug?: (error: unknown) => void
}

const MINUTE = 60_000

/** The default anchor: where the model's time begins. */
export const TEST_ANCHOR = Date.UTC(2026, 0, 15, 9)

/**
 * Opens a model; its club is one that `readClubData` has checked. The layers, each using only those after it: `serve`
 * and the control API → `runtime` (the current timeline, one write at a time) → `timelines` (state and saved journal) →
 * `state` (rows, clock, events).
 */
export function openBackend({
  club,
  scenario = club ? PROSPECT : 'rovers',
  seed = '1',
  anchor = TEST_ANCHOR,
  hostTime: timeOfHost,
  store = memoryStore(),
  notices: firstNotices = [],
  base = '/api/v1',
  heartbeatMs,
  onNotice,
  onReplay,
  onBug = (error) => console.error(error),
}: BackendOptions = {}): Backend {
  const notices = [...firstNotices]
  const notify = (notice: string) => {
    notices.push(notice)
    onNotice?.(notice)
  }
  const host = timeOfHost && createHostClock(timeOfHost)
  const hostTime = host?.now
  const saved = createSavedJournals(seed, store, notify)
  const clock = createTimelineClock(host, saved.saveHead)
  const begin = () => (hostTime ? Math.floor(hostTime() / MINUTE) * MINUTE : anchor)
  const timelines = createTimelines({ seed, begin, saved, clock, onReplay, onBug, heartbeatMs })
  const faults = createFaults(seed, () => conditions.save())
  const conditions = createSavedConditions(saved, () => faults)
  // Both read the store, which is slow to answer on a busy machine.
  const loaded = conditions.load()
  const first = openFirstTimeline({ timelines, saved, seed, begin, hostTime, club, notify }, scenario).then(
    async (timeline) => {
      await loaded
      return timeline
    },
  )
  const runtime = createRuntime({ timelines, first, timePasses: hostTime !== undefined, onBug })
  async function answer(request: Request, onHeld?: OnHeld): Promise<Response> {
    // If it fails, the answer says so.
    await first.catch(() => {})
    return serve(request, { base, faults, runtime, onBug, onHeld })
  }
  return {
    fetch: (request) => answer(request),
    answer,
    control: createControlApi({
      runtime,
      timelines,
      faults,
      conditions,
      seed,
      host,
      notices,
      notify,
      notes: saved,
    }),
  }
}
