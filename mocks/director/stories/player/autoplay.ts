import type { StoreApi } from 'zustand/vanilla'
import type { Wait } from '../steps/passTime.ts'
import type { PlayerState } from './playerState.ts'
import type { Run } from './run.ts'
import type { Turns } from './turns.ts'

/** Lets the steps of a story follow each other, each after the planned time of the one before. */
export function createAutoplay(store: StoreApi<PlayerState>, run: Run, turns: Turns, wait: Wait) {
  const get = store.getState
  let waiting = new AbortController()
  /** The steps that follow each other; a step that still runs when it is paused goes on with them when it is not. */
  let playing: Promise<void> | null = null

  /** The milliseconds until the next step. */
  function untilNext(): number {
    const { story, at, pace } = get()
    return Math.max(0, ((story?.steps[at]?.seconds ?? 0) * 1000) / pace - run.timers().stepped)
  }

  /** True once the planned time of the step is over; false if the wait was interrupted. */
  async function stepIsOver(): Promise<boolean> {
    waiting = new AbortController()
    return wait(untilNext(), waiting.signal).then(
      () => true,
      () => false,
    )
  }

  async function playOn() {
    while (get().playing && run.hasNext()) {
      await turns.settled()
      const isOver = get().phase !== 'shown' || get().waits || (await stepIsOver())
      // Paused, or another pace, or the presenter went on by hand.
      if (!isOver) continue
      await turns.run(async () => {
        if (!get().playing) return
        await run.followClub()
        if (run.hasNext()) await run.step(run.next())
      })
      if (get().waits) break
    }
    if (get().playing) run.set({ playing: false })
  }

  return {
    /** Plays until the story ends, a step fails, or somebody stops it. */
    async play() {
      if (get().playing || !get().story) return
      run.set({ playing: true, ...run.start() })
      playing ??= playOn().finally(() => {
        playing = null
      })
      await playing
    },
    stop() {
      run.set({ playing: false })
      waiting.abort()
    },
    /** Begins the wait for the next step again, with what is left of it. */
    reconsider: () => waiting.abort(),
  }
}
