import type { Steps } from '../db/steps.ts'

/** How long a slice of work may hold the event loop, in milliseconds; a step that has begun is finished. */
const SLICE_MS = 5

/**
 * Runs work without blocking the event loop: after each slice, pending requests and messages are handled. The time measured here
 * only decides when to pause; it never affects the result.
 */
export async function inSlices<T>(steps: Steps<T>, sliceMs = SLICE_MS): Promise<T> {
  let end = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < end) continue
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + sliceMs
  }
}
