import { expect, it, vi } from 'vitest'
import { createBackend } from '../backend.ts'
import { JOURNAL_VERSION, memoryStore, type Journal } from '../db/journal/journal.ts'

vi.mock('../seed/prospect/prospect.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('keeps the journal of a prospect whose countries cannot be loaded, and says so', async () => {
  const store = memoryStore()
  const anchor = Date.UTC(2026, 0, 15, 9)
  const journal: Journal = {
    head: {
      version: JOURNAL_VERSION,
      scenario: 'prospect',
      seed: '1',
      anchor,
      openedAt: anchor,
      advanced: 0,
      life: 1,
      club: { name: 'HC Bergen Lynxes' },
    },
    entries: [{ seq: 1, at: anchor, by: null, endpoint: 'control.expireAccessTokens', input: null }],
  }
  await store.start('prospect/1', journal)
  const { control } = createBackend({ scenario: 'prospect', store, onBug: () => {} })
  await expect(control.info()).rejects.toThrow('the countries of the world could not be loaded')
  expect([...store.journals]).toEqual([['prospect/1', journal]])
})
