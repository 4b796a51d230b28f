import type { Slices, Steps } from '../db/steps.ts'

/** How long a slice of work may hold the event loop, in milliseconds; a step that has begun is finished. */
const SLICE_MS = 5

/**
 * Lets what is pending run. By a message that queues behind it: a timer waits for a millisecond, and for four of them
 * in browsers; a browser's `scheduler.yield` would continue before other messages.
 */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * Runs work without blocking the event loop: after each slice, pending requests and messages are handled. The time
 * measured here only decides when to pause; it never affects the result.
 */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const { run } = createSlices(SLICE_MS)
  return run(steps)
}

/** Like `inSlices`, but pauses first, so that replies that are already under way end before the work changes anything. */
export async function inLaterSlices<T>(steps: Steps<T>): Promise<T> {
  await pause()
  return inSlices(steps)
}

/**
 * Creates slices that many short parts share: without a pause between them, they would block the event loop like a long
 * one.
 */
export function createSlices(sliceMs: number): Slices {
  let began = performance.now()
  let used = 0
  const isOver = () => performance.now() - began >= sliceMs
  async function rest() {
    await pause()
    began = performance.now()
  }
  return {
    resume() {
      began = performance.now() - used
    },
    async run(steps) {
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
        if (isOver()) await rest()
      }
    },
    async suspend() {
      if (isOver()) await rest()
      used = performance.now() - began
    },
  }
}
