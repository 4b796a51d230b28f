/**
 * Runs work that can wait: after a number of milliseconds, once the page has nothing more urgent to do. Safari has no
 * idle callbacks, so the work starts without one there. Returns a function that calls it off.
 */
export function whenIdle(work: () => void, after: number): () => void {
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in globalThis)) return work()
    const idle = requestIdleCallback(work, { timeout: 10_000 })
    callOff = () => cancelIdleCallback(idle)
  }, after)
  return () => callOff()
}
