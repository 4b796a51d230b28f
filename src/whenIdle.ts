/** Runs work once the page has nothing more urgent to do. Safari has no idle callbacks, so it waits a moment there. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 2000)
}
