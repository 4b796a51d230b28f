import type { Draw } from '../db/random/draws.ts'
import { HOUR, MINUTE } from './moments.ts'

/** A sync takes at most this long. */
const SYNC_MS = 4 * MINUTE

/**
 * Returns a function that tells when a source has synced what happened at a moment: at the end of the hour. So what
 * happens later is never synced before, and rows that are numbered in order of time need no sorting.
 *
 * @param until the latest time of any row, in milliseconds since 1970
 */
export const createSyncs = (draw: Draw, until: number) => (moment: number) => {
  const hour = Math.floor(moment / HOUR) + 1
  return Math.min(until, hour * HOUR + Math.floor(draw(hour) * SYNC_MS))
}
