import { whenIdle } from './whenIdle.ts'

/** True if the user has asked the browser to use little data. TypeScript's DOM library does not have the property. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData === true

/**
 * Loads code that the user may need next: after a number of milliseconds, once the page has nothing more urgent to do. Whoever
 * saves data gets it when it is needed. A failure is ignored, as what needs the code tries again. Returns a function that calls it off.
 */
export function loadAhead(load: () => Promise<unknown>, after: number): () => void {
  if (savesData()) return () => {}
  return whenIdle(() => void load().catch(() => {}), after)
}
