import { expect, it, vi } from 'vitest'
import { createBackend } from '../backend.ts'
import { memoryStore } from '../db/journal/journal.ts'

// What checks saved faults is a part of the control API, too.
vi.mock('../faults/fault.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('keeps saved faults that cannot be checked, and says so', async () => {
  const store = memoryStore()
  await store.writeNote('conditions', '{"network":"offline"}')
  const { control } = createBackend({ scenario: 'two-clubs', store, onBug: () => {} })
  await expect(control.info()).rejects.toThrow('what reads the saved faults could not be loaded')
  expect(await store.readNote('conditions')).toBe('{"network":"offline"}')
})

it('says that a method of the control API cannot be loaded, and goes on', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  await expect(control.people()).rejects.toThrow('the methods of the control API could not be loaded')
  expect((await control.info()).scenario).toBe('two-clubs')
})
