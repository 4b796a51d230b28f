import type { Segment, SegmentState } from '../../contract/segments.ts'

/**
 * The state that a badge shows: SYNCING and REMOVING win over the enabled flag, any other state does not
 * (docs/product/segments.md#states).
 */
export function shownState({ state, config }: Pick<Segment, 'state' | 'config'>): SegmentState {
  if (state === 'SYNCING' || state === 'REMOVING') return state
  return config.enabled ? state : 'DISABLED'
}
