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
      more = busy || Object.values(state.db.tables).some((table) => table.warm())
    }
  }
  return {
    noteRequest: () => void requests++,
    start: () => void preload().catch(onBug),
  }
}
