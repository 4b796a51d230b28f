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
 * Generates the rows of the seed while the model is idle, one table at a time, so that the first request for them need not wait.
 *
 * @param current gives the state to preload; null if its scenario is not preloaded
 */
export function createPreloader(current: () => Promise<State | null>, onBug: (error: unknown) => void): Preloader {
  let requests = 0
  async function preload() {
    for (let more = true; more;) {
      const before = requests
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
      const state = await current()
      if (!state) return
      const busy = requests !== before
      more = busy || (await inSlices(preloadTable(state)))
    }
  }
  return {
    noteRequest: () => void requests++,
    start: () => void preload().catch(onBug),
  }
}

/** Generates the rows of one table; gives false if all have been generated. */
function* preloadTable({ db }: State): Steps<boolean> {
  for (const table of Object.values(db.tables)) if (yield* table.preload()) return true
  return false
}
