import { createAlarm } from './time/alarm.ts'
import { commit, type Write } from './commit.ts'
import { createQueue } from './queue.ts'
import type { Timeline, Timelines } from './timelines.ts'

export interface RuntimeOptions {
  timelines: Timelines
  /** The timeline to begin with. */
  first: Promise<Timeline>
  /** True if time passes by itself, so that timed tasks must run although no request arrives. */
  timePasses: boolean
  onBug: (error: unknown) => void
}

/** Holds the current timeline: keeps it up to date, runs writes one at a time, and replaces it. */
export type Runtime = ReturnType<typeof createRuntime>

export function createRuntime({ timelines, first, timePasses, onBug }: RuntimeOptions) {
  let current = first
  /** Writes, and timed tasks that fall due, run one at a time: no await in one lets another in between. */
  const queue = createQueue()
  /** Moves the current timeline's clock to now, which runs the tasks that are due. */
  async function moveToNow(): Promise<Timeline> {
    const timeline = await current
    await timelines.moveToNow(timeline)
    return timeline
  }

  /** The current timeline after all pending writes, with its clock at now. */
  async function upToDate(): Promise<Timeline> {
    await queue.idle()
    const timeline = await current
    const moved = timelines.moveIfNothingIsDue(timeline)
    if (moved === false) return queue.run(moveToNow)
    await moved
    return timeline
  }

  /** Runs work on the current timeline while no other write runs. */
  function exclusively<T>(work: (timeline: Timeline) => Promise<T>): Promise<T> {
    return queue.run(async () => work(await moveToNow()))
  }

  /** Sets a timer for the next timed task: clients wait for its events even if no request arrives. */
  const setAlarm = createAlarm(
    async () => {
      const timeline = await current
      return timePasses ? timelines.untilHost(timeline, timeline.state.clock.nextDue()) : null
    },
    () => queue.run(moveToNow).catch(onBug),
  )

  /** Performs a write, inside `exclusively`; see `commit`. */
  async function commitWrite<T>(timeline: Timeline, write: Write, act: (seq: number) => Promise<T>): Promise<T> {
    try {
      return await commit(timelines, timeline, write, act)
    } finally {
      void setAlarm()
    }
  }

  /** Replaces the current timeline, unless it stays. Its event streams end. */
  async function replace(next: (timeline: Timeline) => Promise<Timeline>) {
    await queue.run(async () => {
      const timeline = await current
      const following = await next(timeline)
      if (following === timeline) return
      current = Promise.resolve(following)
      timeline.state.bus.close()
      void setAlarm()
    })
  }

  void current.then(setAlarm, onBug)

  return { upToDate, exclusively, commit: commitWrite, replace, setAlarm }
}
