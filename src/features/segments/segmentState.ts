import type { LiveEventType } from '../../contract/events.ts'
import type { Segment, SegmentState } from '../../contract/segments.ts'

/**
 * What a segment is shown as: while it syncs or goes that, whatever its enabled flag, then whether it is enabled at all
 * (docs/product/segments.md#states).
 */
export function shownState({ state, config }: Pick<Segment, 'state' | 'config'>): SegmentState {
  if (state === 'SYNCING' || state === 'REMOVING') return state
  return config.enabled ? state : 'DISABLED'
}

/** What the screens of the segments listen to (docs/product/live-data.md#events-and-effects). */
export const segmentEvents: readonly LiveEventType[] = ['SegmentUpdated', 'SegmentDeleted']
