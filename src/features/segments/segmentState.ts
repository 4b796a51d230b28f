import type { Segment, SegmentState } from '../../contract/segments.ts'

/**
 * The state to display: DISABLED for a segment that is not enabled, unless it is SYNCING or REMOVING
 * (docs/product/segments.md#states).
 */
export function displayedState({ state, config }: Pick<Segment, 'state' | 'config'>): SegmentState {
  if (state === 'SYNCING' || state === 'REMOVING') return state
  return config.enabled ? state : 'DISABLED'
}
