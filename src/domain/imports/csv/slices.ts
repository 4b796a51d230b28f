/** Work on the page's thread rests after so many milliseconds, so that clicks and pictures come in between. */
const SLICE_MS = 12

/** Lets the browser do what waits. A timer rests longer than need be, and for a second in a hidden tab. */
export const rest = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })

/** Tells when a slice of long work is over; ask often. */
export function sliceTimer() {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began > SLICE_MS,
    async rest() {
      await rest()
      began = performance.now()
    },
  }
}
