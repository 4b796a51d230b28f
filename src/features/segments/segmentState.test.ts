import { describe, expect, it } from 'vitest'
import { SegmentState } from '../../contract/segments.ts'
import { displayedState } from './segmentState.ts'

const config = { enabled: true, provider: 'MAILCHIMP', name: 'n', description: null } as const

describe('the displayed state of a segment', () => {
  it.each(SegmentState.options)('is its own state while it is enabled: %s', (state) => {
    expect(displayedState({ state, config })).toBe(state)
  })

  it.each(SegmentState.options)('is DISABLED otherwise, unless it is being synced or removed: %s', (state) => {
    const kept = state === 'SYNCING' || state === 'REMOVING'
    expect(displayedState({ state, config: { ...config, enabled: false } })).toBe(kept ? state : 'DISABLED')
  })
})
