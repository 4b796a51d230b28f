import { describe, expect, it } from 'vitest'
import { SegmentState } from '../../contract/segments.ts'
import { displayedState, syncRefusal } from './segmentState.ts'

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

it.each([
  ['SYNCED', null, 'This segment is disabled.'],
  ['FAILED', null, 'This segment is disabled.'],
  ['WAITING', 'This segment is about to sync.', 'This segment is disabled.'],
  ['SYNCING', 'This segment is syncing.', 'This segment is disabled.'],
  ['REMOVING', 'This segment is being deleted.', 'This segment is being deleted.'],
] as const)('offers no sync that the server would refuse: %s', (state, enabled, disabled) => {
  expect(syncRefusal({ state, config })).toBe(enabled)
  expect(syncRefusal({ state, config: { ...config, enabled: false } })).toBe(disabled)
})
