/**
 * How long a slice of work on the main thread may take, in milliseconds. Input and rendering happen between two slices.
 */
const SLICE_MS = 12

/** Lets the browser handle pending work. A timer waits longer than necessary, in a hidden tab even for a second. */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })

/** Measures the slices of long work. Call `isOver` often, and `yieldToBrowser` when it returns true. */
export function sliceTimer() {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began > SLICE_MS,
    async yieldToBrowser() {
      await yieldToBrowser()
      began = performance.now()
    },
  }
}
