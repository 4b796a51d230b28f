import type { Steps } from '../db/steps.ts'
import { inSlices } from './slices.ts'
import type { State } from './state.ts'

/** Idle delay before each table is preloaded, in milliseconds. */
const IDLE_MS = 1500

export interface Preloader {
  /** A request has arrived: preloading waits until the model is idle again. */
  noteRequest(): void
  /** Preloads the current state; call it again whenever that is replaced. */
  start(): void
}

/**
 * Generates the rows of the seed before a request needs them, one table at a time: the first one beside the first request, which
 * usually belongs to a screen that shows fans, and the others while the model is idle.
 *
 * @param current gives the state to preload; null if its scenario is not preloaded
 */
export function createPreloader(current: () => Promise<State | null>, onBug: (error: unknown) => void): Preloader {
  let requests = 0
  let noteFirst = () => {}
  const firstRequest = new Promise<void>((resolve) => (noteFirst = resolve))
  const idle = () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_MS))

  async function preload() {
    await Promise.race([firstRequest, idle()])
    for (let more = true; more;) {
      const state = await current()
      if (!state) return
      more = await inSlices(preloadTable(state))
      if (more) await untilIdle()
    }
  }

  async function untilIdle() {
    for (let before = -1; before !== requests;) {
      before = requests
      await idle()
    }
  }

  return {
    noteRequest() {
      requests++
      noteFirst()
    },
    start: () => void preload().catch(onBug),
  }
}

/** Generates the rows of one table; gives false if all have been generated. */
function* preloadTable({ db }: State): Steps<boolean> {
  for (const table of Object.values(db.tables)) if (yield* table.preload()) return true
  return false
}
