import { vi } from 'vitest'

// A test may replace the timers.
const { setTimeout } = globalThis

/** Lets microtasks run, and what they start. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Holds whatever waits for the next task (src/loading/nextTask.ts). Undo it with `vi.unstubAllGlobals`. */
export function heldTasks() {
  const held: (() => void)[] = []
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => held.push(resolve)) })
  return {
    /** How many tasks wait. */
    async waiting() {
      await settle()
      return held.length
    },
    /** Runs the first of them. */
    async next() {
      held.shift()?.()
      await settle()
    },
  }
}
