import { afterAll, expect, it } from 'vitest'
import { indexedDbStore } from '../../../mocks/doors/indexedDb.ts'
import { JOURNAL_VERSION, type JournalEntry, type JournalHead } from '../../../mocks/db/journal.ts'

const head: JournalHead = {
  version: JOURNAL_VERSION,
  scenario: 'rovers',
  seed: '1',
  anchor: 1,
  openedAt: 1,
  advanced: 0,
  life: 1,
}
const entry = (seq: number): JournalEntry => ({
  seq,
  at: seq,
  by: 'u1',
  endpoint: 'fanProfiles.update',
  input: { body: { city: `Town ${seq}` } },
})

afterAll(() => {
  indexedDB.deleteDatabase('touchline')
})

it('keeps journals apart, in order, over another opening of the database', async () => {
  const store = await indexedDbStore()
  await store.start('a/1', { head, entries: [] })
  await store.start('b/1', { head: { ...head, scenario: 'huge' }, entries: [] })
  for (let seq = 1; seq <= 12; seq++) await store.append('a/1', entry(seq))
  await expect(store.append('a/1', entry(12))).rejects.toThrow()
  await store.saveHead('a/1', { ...head, advanced: 7 })
  await store.writeNote('scenario', 'huge')
  const again = await indexedDbStore()
  expect(await again.load('a/1')).toEqual({
    head: { ...head, advanced: 7 },
    entries: Array.from({ length: 12 }, (_, at) => entry(at + 1)),
  })
  expect(await again.load('b/1')).toEqual({ head: { ...head, scenario: 'huge' }, entries: [] })
  expect(await again.load('c/1')).toBeUndefined()
  expect(await again.readNote('scenario')).toBe('huge')
  expect(await again.readNote('nothing')).toBeUndefined()
})

it('begins anew, and sets aside', async () => {
  const store = await indexedDbStore()
  await store.start('a/1', { head, entries: [] })
  await store.append('a/1', entry(1))
  await store.setAside('a/1', 'a/1 aside')
  expect(await store.load('a/1')).toBeUndefined()
  expect(await store.load('a/1 aside')).toEqual({ head, entries: [entry(1)] })
  await store.start('a/1 aside', { head, entries: [] })
  expect(await store.load('a/1 aside')).toEqual({ head, entries: [] })
})

it('appends in less than 2 ms', async () => {
  const store = await indexedDbStore()
  await store.start('speed/1', { head, entries: [] })
  const took: number[] = []
  for (let seq = 1; seq <= 200; seq++) {
    const began = performance.now()
    await store.append('speed/1', entry(seq))
    took.push(performance.now() - began)
  }
  expect(took.toSorted((a, b) => a - b)[100]).toBeLessThan(2)
})
