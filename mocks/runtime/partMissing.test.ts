import { expect, it, vi } from 'vitest'
import { createBackend } from '../backend.ts'
import { JOURNAL_VERSION, memoryStore, type Journal } from '../db/journal/journal.ts'

const fetchFails = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module')
})
vi.mock('../seed/prospect/prospect.ts', fetchFails)
vi.mock('../handlers/parts/imports.ts', fetchFails)
vi.mock('../handlers/analytics/figures.ts', fetchFails)
vi.mock('./control/faultMethods.ts', fetchFails)
vi.mock('./control/shareMethods.ts', fetchFails)

const anchor = Date.UTC(2026, 0, 15, 9)
const headOf = (scenario: 'prospect' | 'two-clubs'): Journal['head'] => ({
  version: JOURNAL_VERSION,
  scenario,
  seed: '1',
  anchor,
  openedAt: anchor,
  advanced: 0,
  life: 1,
})

it('keeps the journal of a prospect whose countries cannot be loaded, and says so', async () => {
  const store = memoryStore()
  const journal: Journal = {
    head: { ...headOf('prospect'), club: { name: 'HC Bergen Lynxes' } },
    entries: [{ seq: 1, at: anchor, by: null, endpoint: 'control.expireAccessTokens', input: null }],
  }
  await store.start('prospect/1', journal)
  const { control } = createBackend({ scenario: 'prospect', store, onBug: () => {} })
  await expect(control.info()).rejects.toThrow('the countries of the world could not be loaded')
  expect([...store.journals]).toEqual([['prospect/1', journal]])
})

it('keeps a journal with an import that cannot be repeated without what reads CSV files, and says so', async () => {
  const store = memoryStore()
  const params = { tenant: '1' }
  const journal: Journal = {
    head: headOf('two-clubs'),
    entries: [
      { seq: 1, at: anchor, by: null, endpoint: 'fans.upload', input: { params, file: 'email', claims: null } },
    ],
  }
  await store.start('two-clubs/1', journal)
  const { control } = createBackend({ scenario: 'two-clubs', store, onBug: () => {} })
  await expect(control.info()).rejects.toThrow('what reads CSV files could not be loaded')
  expect([...store.journals]).toEqual([['two-clubs/1', journal]])
})

it('says that the figures cannot be loaded, and keeps answering', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  await expect(control.figures('1', {})).rejects.toThrow('what computes the figures could not be loaded')
  expect((await control.info()).scenario).toBe('two-clubs')
})

it('says that faults and links cannot be loaded, and keeps answering', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  await expect(control.setFault('deploy')).rejects.toThrow('what sets faults could not be loaded')
  await expect(control.share()).rejects.toThrow('what makes and opens links could not be loaded')
  expect((await control.info()).scenario).toBe('two-clubs')
})
