/**
 * Runs work that can wait: after a number of milliseconds, once the page has nothing more urgent to do. Safari has no idle
 * callbacks, so the work starts without one there.
 */
export function whenIdle(work: () => void, after: number): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
    else work()
  }, after)
}
