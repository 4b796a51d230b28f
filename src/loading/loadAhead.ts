import { whenIdle } from './whenIdle.ts'

/** True if the user has asked the browser to use little data. TypeScript's DOM library does not have the property. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData === true

/**
 * Loads code that the user may need next: after a number of milliseconds, once the page has nothing more urgent to do.
 * Does nothing for users who save data. A failure is ignored, because the code is requested again when it is needed.
 * Returns a function that cancels the load.
 */
export function loadAhead(load: () => Promise<unknown>, after: number): () => void {
  if (savesData()) return () => {}
  return whenIdle(() => void load().catch(() => {}), after)
}
