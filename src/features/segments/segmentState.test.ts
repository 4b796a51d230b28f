import { describe, expect, it } from 'vitest'
import { SegmentState } from '../../contract/segments.ts'
import { shownState } from './segmentState.ts'

const config = { enabled: true, provider: 'MAILCHIMP', name: 'n', description: null } as const

describe('the state that a segment is shown in', () => {
  it.each(SegmentState.options)('is its own while it is enabled: %s', (state) => {
    expect(shownState({ state, config })).toBe(state)
  })

  it.each(SegmentState.options)('is DISABLED otherwise, but for what is under way: %s', (state) => {
    const kept = state === 'SYNCING' || state === 'REMOVING'
    expect(shownState({ state, config: { ...config, enabled: false } })).toBe(kept ? state : 'DISABLED')
  })
})
