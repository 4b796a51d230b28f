import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/runner/eventually.ts'
import { ORIGIN, person } from '../../../tests/support/model/person.ts'
import { createBackend, TEST_ANCHOR, type BackendOptions } from '../../backend.ts'
import type { Backend } from '../../control.ts'
import { JournalDamaged, JournalLost, memoryStore, type Journal, type JournalEntry } from '../../db/journal/journal.ts'
import { handlers } from '../../handlers/handlers.ts'
import { rovers } from '../../seed/scenarios/scenarios.ts'

const DAY = 24 * 60 * 60_000
const NAME = 'two-clubs/1'
const NOTE = 'checkpoint'

type Store = ReturnType<typeof memoryStore>

const open = (store: Store, options: BackendOptions = {}) =>
  createBackend({ scenario: 'two-clubs', store, checkpoints: { build: 'one', every: 3 }, ...options })

/** Changes the first profiles of the list, one after the other. */
async function write(backend: Backend, count: number, town = 'Town') {
  const { call, list } = await person(backend)
  const { items } = await list('?limit=10')
  for (let turn = 0; turn < count; turn++) {
    const path = `/fan/:tenant/fan-profiles/${items[turn % 10]?.id ?? ''}`
    expect((await call('PUT', path, { city: `${town} ${turn}` })).status).toBe(200)
  }
}

/** Resolves once the store has a checkpoint of so many writes. */
const untilKept = (store: Store, seq: number) =>
  eventually(async () => {
    const note = await store.readNote(NOTE)
    expect(note?.split('\n')[0]).toContain(`"seq":${seq},`)
  })

/** A store with a checkpoint after three of five writes, and the model that has made them. */
async function stored() {
  const store = memoryStore()
  const backend = open(store)
  await write(backend, 3)
  await untilKept(store, 3)
  await write(backend, 2, 'Later town')
  return { store, backend, hash: await backend.control.stateHash() }
}

/** Opens a store, and says from which entry on its journal was read first. */
async function reopen(store: Store, options: BackendOptions = {}) {
  const load = vi.spyOn(store, 'load')
  const backend = open(store, options)
  await backend.control.info()
  const [[, from = 1] = []] = load.mock.calls.slice(-1)
  load.mockRestore()
  return { backend, from }
}

describe('a start from a checkpoint', () => {
  it('reads and replays only what has followed it, and leads to the same state', async () => {
    const { store, backend, hash } = await stored()
    const { backend: again, from } = await reopen(store)
    expect(from).toBe(3)
    expect(await again.control.stateHash()).toBe(hash)
    expect(await again.control.info()).toMatchObject({ writes: 5, notices: [] })
    expect(await again.control.exportJournal()).toEqual(await backend.control.exportJournal())
  })

  it('continues as if it had never ended', async () => {
    const { store, backend } = await stored()
    const { backend: again } = await reopen(store)
    const copy = memoryStore()
    copy.journals.set(NAME, structuredClone(store.journals.get(NAME)))
    const replayed = open(copy)
    for (const model of [backend, again, replayed]) {
      if (model !== backend) await write(model, 4, 'Last town')
      await model.control.advance(2 * DAY)
    }
    expect(await again.control.stateHash()).toBe(await replayed.control.stateHash())
    expect(await again.control.exportJournal()).toEqual(await replayed.control.exportJournal())
  })

  it('has the live events that a stream can still ask for', async () => {
    const store = memoryStore()
    const first = open(store)
    const emit = () => first.control.emit({ type: 'SegmentUpdated', tenant: rovers.id, id: null })
    for (let turn = 0; turn < 3; turn++) await emit()
    await untilKept(store, 3)
    await emit()
    const { backend, from } = await reopen(store)
    expect(from).toBe(3)
    const user = (await backend.control.people()).find(({ tenant }) => tenant === rovers.id)
    const { accessToken } = await backend.control.session(user?.id ?? '')
    const headers = { authorization: `Bearer ${accessToken}`, 'last-event-id': '1-1' }
    const answer = await backend.fetch(new Request(`${ORIGIN}/system/sse`, { headers }))
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('id: 1-4')) text += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    expect(text).toContain('id: 1-2\n')
    expect(text).not.toContain('id: 1-1\n')
  })

  it('follows weeks in which connectors have brought rows, which next weeks add to', async () => {
    const store = memoryStore()
    const backend = open(store, { checkpoints: { build: 'one', every: 1 } })
    await backend.control.advance(20 * DAY)
    await write(backend, 1)
    await untilKept(store, 1)
    const { backend: again, from } = await reopen(store, { checkpoints: { build: 'one', every: 100 } })
    expect(from).toBe(1)
    const read = vi.spyOn(store, 'load')
    for (const model of [backend, again]) await model.control.advance(20 * DAY)
    expect(read).not.toHaveBeenCalled()
    expect(await again.control.stateHash()).toBe(await backend.control.stateHash())
  })

  it('undoes a write that fails, even if the store does, too', async () => {
    const { store, hash } = await stored()
    const { backend } = await reopen(store, { onBug: () => {} })
    const load = vi.spyOn(store, 'load').mockRejectedValue(new Error('the database is closing'))
    const create = handlers.bookmarks.create
    vi.spyOn(handlers.bookmarks, 'create').mockImplementationOnce(async (input) => {
      await create(input)
      throw new Error('it broke')
    })
    const { call } = await person(backend)
    const body = { name: 'Under 30', connectorId: 'metabase', params: 'age=18-29' }
    expect((await call('POST', '/analytics/:tenant/bookmarks', body)).status).toBe(500)
    expect(await backend.control.stateHash()).toBe(hash)
    load.mockRestore()
    expect((await call('POST', '/analytics/:tenant/bookmarks', body)).status).toBe(201)
  })
})

describe('a checkpoint is not used', () => {
  it('by another build', async () => {
    const { store, hash } = await stored()
    const { backend, from } = await reopen(store, { checkpoints: { build: 'two', every: 10 } })
    expect(from).toBe(1)
    expect(await backend.control.stateHash()).toBe(hash)
    expect(await store.readNote(NOTE)).toBeUndefined()
  })

  it.each([
    ['is no text of ours', () => 'nonsense'],
    ['has lost its end', (text: string) => text.slice(0, -10)],
    ['has lost its rows', (text: string) => text.split('\n').slice(0, 3).join('\n')],
  ])('if it %s', async (_, damaged) => {
    const { store, hash } = await stored()
    await store.writeNote(NOTE, damaged((await store.readNote(NOTE)) ?? ''))
    const { backend } = await reopen(store)
    expect(await backend.control.info()).toMatchObject({ writes: 5, notices: [] })
    expect(await backend.control.stateHash()).toBe(hash)
  })

  it('if its journal has another entry in its place', async () => {
    const { store } = await stored()
    // The store is typed as unknown so that tests can change it; this value is a journal.
    const journal = store.journals.get(NAME) as Journal
    for (const entry of journal.entries) entry.input = { ...(entry.input as object), body: { city: 'Elsewhere' } }
    const { backend } = await reopen(store)
    const { list } = await person(backend)
    expect((await list('?limit=1')).items[0]?.city).toBe('Elsewhere')
  })

  it('after the club has started over, or an older journal has been imported', async () => {
    const { store, backend } = await stored()
    const journal = await backend.control.exportJournal()
    await backend.control.reset()
    const fresh = await backend.control.stateHash()
    expect(await (await reopen(store)).backend.control.stateHash()).toBe(fresh)
    await backend.control.importJournal({ ...journal, entries: journal.entries.slice(0, 2), checksum: undefined })
    const imported = await backend.control.stateHash()
    expect(await (await reopen(store)).backend.control.stateHash()).toBe(imported)
  })

  it('if the journal belongs to another club', async () => {
    const store = memoryStore()
    const club = (name: string) => ({ scenario: 'prospect' as const, club: { name } })
    const first = open(store, club('Vale Athletic'))
    for (let turn = 0; turn < 3; turn++) await first.control.expireAccessTokens()
    await untilKept(store, 3)
    const { backend } = await reopen(store, club('Moor Rangers'))
    expect((await backend.control.info()).notices).toEqual([expect.stringContaining('it is of another club')])
  })
})

describe('a checkpoint', () => {
  it('is saved again after as many writes, and by an import before it resolves', async () => {
    const { store, backend } = await stored()
    await write(backend, 1)
    await untilKept(store, 6)
    const { backend: again } = await reopen(store)
    await write(again, 2)
    await again.control.stateHash()
    await untilKept(store, 6)
    await write(again, 1)
    await untilKept(store, 9)
    const other = memoryStore()
    await open(other).control.importJournal(await again.control.exportJournal())
    expect(await other.readNote(NOTE)).toContain('"seq":9,')
  })

  it('is not used by a start whose time has gone back behind it', async () => {
    const store = memoryStore()
    let host = TEST_ANCHOR
    const hostTime = () => host
    const first = open(store, { hostTime, checkpoints: { build: 'one', every: 3 } })
    await write(first, 2)
    host += DAY
    await write(first, 1)
    await untilKept(store, 3)
    const note = (await store.readNote(NOTE)) ?? ''
    await write(first, 1)
    const journal = store.journals.get(NAME) as Journal
    for (const entry of journal.entries.slice(2)) entry.at = TEST_ANCHOR
    await store.writeNote(NOTE, note.replaceAll(`[3,${host},`, `[3,${TEST_ANCHOR},`))
    expect((await reopen(store, { hostTime })).from).toBe(1)
  })

  it('costs no write if it cannot be saved', async () => {
    const store = memoryStore()
    vi.spyOn(store, 'writeNote').mockRejectedValue(new Error('there is no room'))
    const backend = open(store, { checkpoints: { build: 'one', every: 1 } })
    await write(backend, 3)
    expect(await backend.control.info()).toMatchObject({ writes: 3, notices: [] })
    expect((await reopen(store)).from).toBe(1)
  })
})

describe('the entries before a checkpoint', () => {
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 400))

  it('are read once nobody calls, and saved again if the browser loses them later', async () => {
    const { store } = await stored()
    const { backend } = await reopen(store)
    const load = vi.spyOn(store, 'load')
    await eventually(() => expect(load).toHaveBeenCalledOnce())
    await quiet()
    const append = vi.spyOn(store, 'append').mockRejectedValueOnce(new JournalLost())
    store.journals.delete(NAME)
    await write(backend, 1)
    expect(append).toHaveBeenCalledOnce()
    expect(store.journals.get(NAME)).toMatchObject({ entries: [1, 2, 3, 4, 5, 6].map((seq) => ({ seq })) })
  })

  it('are read again when they are needed, if the store could not give them', async () => {
    const { store, hash } = await stored()
    const { backend } = await reopen(store)
    const load = vi.spyOn(store, 'load').mockRejectedValueOnce(new Error('the database is closing'))
    await eventually(() => expect(load).toHaveBeenCalledOnce())
    await quiet()
    expect(await backend.control.info()).toMatchObject({ writes: 5, notices: [] })
    expect((await backend.control.exportJournal()).entries).toHaveLength(5)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await backend.control.stateHash()).toBe(hash)
  })

  it('make the club start over if the browser has lost them before', async () => {
    const { store } = await stored()
    const { backend } = await reopen(store)
    store.journals.delete(NAME)
    await eventually(async () => {
      await quiet()
      expect(await backend.control.info()).toMatchObject({
        writes: 0,
        notices: [expect.stringContaining('site data was cleared when the demo had just opened')],
      })
    })
    expect([...store.journals.keys()]).toEqual([NAME])
  })

  it('end no stream of a club that has started over meanwhile', async () => {
    const { store } = await stored()
    const { backend } = await reopen(store)
    const { promise, reject } = Promise.withResolvers<unknown>()
    const load = vi.spyOn(store, 'load').mockImplementationOnce(() => promise)
    await eventually(() => expect(load).toHaveBeenCalledOnce())
    load.mockResolvedValue({ nonsense: true })
    // It keeps a snapshot first, and waits for the entries, too.
    const reset = backend.control.reset()
    await quiet()
    reject(new JournalDamaged('it is broken'))
    await reset
    await quiet()
    const user = (await backend.control.people()).find(({ tenant }) => tenant === rovers.id)
    const { accessToken } = await backend.control.session(user?.id ?? '')
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await backend.fetch(new Request(`${ORIGIN}/system/sse`, { headers }))
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    await backend.control.emit({ type: 'SegmentUpdated', tenant: rovers.id, id: null })
    let text = ''
    while (!text.includes('SegmentUpdated')) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      expect(done).toBe(false)
      text += value ?? ''
    }
    await reader?.cancel()
  })

  it.each([
    [
      'an entry is in the wrong place',
      (entries: JournalEntry[]) => entries.map((entry) => ({ ...entry, seq: 7 })),
      'entry 1 is missing',
    ],
    ['all are gone', () => [], 'entry 3 is missing'],
  ])('make the club start over if %s, as a start without a checkpoint would', async (_, damaged, reason) => {
    const { store } = await stored()
    const { backend, from } = await reopen(store)
    expect(from).toBe(3)
    // The store is typed as unknown so that tests can change it; this value is a journal.
    const journal = store.journals.get(NAME) as Journal
    store.journals.set(NAME, { ...journal, entries: damaged(journal.entries) })
    await eventually(async () => {
      await quiet()
      expect(await backend.control.info()).toMatchObject({
        writes: 0,
        notices: [expect.stringContaining(`The saved changes could not be read: ${reason}.`)],
      })
    })
  })
})
