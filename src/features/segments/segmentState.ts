import type { Segment, SegmentState } from '../../contract/segments.ts'
import { segmentWords } from './words.ts'

/** What a segment does in the states that it leaves without an action of the user. */
const transit: Partial<Record<SegmentState, string>> = {
  WAITING: segmentWords.refused.waiting,
  SYNCING: segmentWords.refused.syncing,
  REMOVING: segmentWords.refused.removing,
}

/** Why the server would refuse a sync now; null if it would not (docs/product/segments.md#segment-page). */
export function syncRefusal({ state, config }: Pick<Segment, 'state' | 'config'>): string | null {
  if (!config.enabled && state !== 'REMOVING') return segmentWords.refused.disabled
  return transit[state] ?? null
}

/**
 * The state to display: DISABLED for a segment that is not enabled, unless it is SYNCING or REMOVING
 * (docs/product/segments.md#states).
 */
export function displayedState({ state, config }: Pick<Segment, 'state' | 'config'>): SegmentState {
  if (state === 'SYNCING' || state === 'REMOVING') return state
  return config.enabled ? state : 'DISABLED'
}
