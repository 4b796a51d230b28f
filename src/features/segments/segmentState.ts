import type { Segment, SegmentState } from '../../contract/segments.ts'

/** The state that a badge shows: SYNCING and REMOVING win over the enabled flag, any other state does not (data-side 4). */
export function shownState({ state, config }: Pick<Segment, 'state' | 'config'>): SegmentState {
  if (state === 'SYNCING' || state === 'REMOVING') return state
  return config.enabled ? state : 'DISABLED'
}
