import { afterAll, expect, it, vi } from 'vitest'
import { indexedDbStore } from '../../../mocks/browser/indexedDb.ts'
import { JOURNAL_VERSION, JournalLost, type JournalEntry, type JournalHead } from '../../../mocks/db/journal/journal.ts'

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

it('keeps journals apart and in order, and reads them after the database is opened again', async () => {
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

it('starts a new journal, and sets the old one aside', async () => {
  const store = await indexedDbStore()
  await store.start('a/1', { head, entries: [] })
  await store.append('a/1', entry(1))
  await store.setAside('a/1', 'a/1 aside')
  expect(await store.load('a/1')).toBeUndefined()
  expect(await store.load('a/1 aside')).toEqual({ head, entries: [entry(1)] })
  await store.start('a/1 aside', { head, entries: [] })
  expect(await store.load('a/1 aside')).toEqual({ head, entries: [] })
})

it('requests strict durability for every write', async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const store = await indexedDbStore()
  await store.start('a/1', { head, entries: [] })
  await store.append('a/1', entry(1))
  await store.saveHead('a/1', head)
  await store.writeNote('scenario', 'huge')
  await store.setAside('a/1', 'a/1 aside')
  const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writes).toHaveLength(5)
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' })
  opened.mockRestore()
})

it('does not block the deletion of the database, opens it again, and reports that its journal is lost', async () => {
  const store = await indexedDbStore()
  await store.start('a/1', { head, entries: [] })
  await store.append('a/1', entry(1))
  const outcome = await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('touchline')
    for (const name of ['success', 'error', 'blocked']) request.addEventListener(name, () => resolve(name))
  })
  expect(outcome).toBe('success')
  await expect(store.append('a/1', entry(2))).rejects.toBeInstanceOf(JournalLost)
  await store.start('a/1', { head, entries: [entry(1), entry(2)] })
  await store.append('a/1', entry(3))
  expect(await store.load('a/1')).toEqual({ head, entries: [entry(1), entry(2), entry(3)] })
})

it('finishes pending writes when it is closed, and refuses later ones', async () => {
  const store = await indexedDbStore()
  await store.start('a/1', { head, entries: [] })
  const late = store.append('a/1', entry(1))
  await store.close()
  await expect(late).resolves.toBeUndefined()
  await expect(store.append('a/1', entry(2))).rejects.toThrow('handed to another tab')
  expect(await (await indexedDbStore()).load('a/1')).toEqual({ head, entries: [entry(1)] })
})
