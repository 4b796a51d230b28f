import { describe, expect, it } from 'vitest'
import { firstId, ORIGIN, person } from '../../tests/support/model/person.ts'
import { contract } from '../../src/contract/index.ts'
import { createBackend, TEST_ANCHOR, type BackendOptions } from '../backend.ts'
import type { Backend } from '../control.ts'
import { JournalLost, memoryStore } from '../db/journal/journal.ts'
import { PASSWORD } from '../seed/scenarios/scenarios.ts'

const options = (store = memoryStore(), more: BackendOptions = {}) => ({
  scenario: 'two-clubs' as const,
  store,
  ...more,
})

describe('a journal that cannot be written', () => {
  it('rolls back the write that could not be saved, and accepts later ones', async () => {
    const store = memoryStore()
    const backend = createBackend(options(store, { onBug: () => {} }))
    const { call, list } = await person(backend)
    const id = (await list('?limit=1')).items[0]?.id ?? ''
    const put = async (city: string) => (await call('PUT', `/fan/:tenant/fan-profiles/${id}`, { city })).status
    const cityNow = async () =>
      // JSON is untyped; this is the reply of the operation.
      ((await (await call('GET', `/fan/:tenant/fan-profiles/${id}`)).json()) as { city: string }).city
    expect(await put('A')).toBe(200)
    const append = store.append
    store.append = () => Promise.reject(new Error('the disk is full'))
    expect(await put('B')).toBe(500)
    expect(await cityNow()).toBe('A')
    store.append = append
    expect(await put('C')).toBe(200)
    expect(await cityNow()).toBe('C')
    const again = createBackend(options(store))
    expect(await again.control.stateHash()).toBe(await backend.control.stateHash())
    expect((await again.control.info()).notices).toEqual([])
  })

  it('sends no reply, read or event of a write before it is saved', async () => {
    const store = memoryStore()
    const backend = createBackend(options(store))
    const { call } = await person(backend)
    const stream = (await call('GET', '/system/sse')).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await stream?.read())?.value).toBe(': open\n\n')
    const appending = Promise.withResolvers<() => void>()
    const append = store.append
    store.append = (name, entry) => new Promise((resolve) => appending.resolve(() => resolve(append(name, entry))))
    const received: string[] = []
    const syncing = call('POST', '/fan/:tenant/fan-profiles/sync').then(() => received.push('reply'))
    const event = stream?.read().then(() => received.push('event'))
    const reading = call('GET', '/fan/:tenant/status').then(() => received.push('read'))
    const finishAppend = await appending.promise
    // What does not wait for it comes before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(received).toEqual([])
    finishAppend()
    await Promise.all([syncing, event, reading])
    expect(received.toSorted()).toEqual(['event', 'read', 'reply'])
    await stream?.cancel()
  })

  it('keeps the old journal if an import fails', async () => {
    const store = memoryStore()
    const backend = createBackend(options(store))
    const { call } = await person(backend)
    await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })
    const journal = await backend.control.exportJournal()
    const kept = structuredClone(store.journals.get('two-clubs/1'))
    const hash = await backend.control.stateHash()
    store.start = () => Promise.reject(new Error('the disk is full'))
    await expect(backend.control.importJournal(journal)).rejects.toThrow('the disk is full')
    expect(store.journals.get('two-clubs/1')).toEqual(kept)
    expect(await backend.control.stateHash()).toBe(hash)
  })

  it('falls back to memory, with a notice, if the store fails', async () => {
    const store = memoryStore()
    store.load = () => Promise.reject(new Error('no such database'))
    const backend = createBackend(options(store))
    const { call } = await person(backend)
    expect((await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })).status).toBe(
      200,
    )
    expect((await backend.control.info()).notices).toEqual([
      'Changes cannot be saved in this browser: no such database. They are lost when the last tab is closed.',
    ])
  })
})

describe('a journal whose site data is cleared', () => {
  it('is saved again completely by the next write, with one notice', async () => {
    const store = memoryStore()
    const backend = createBackend(options(store))
    const { call } = await person(backend)
    const path = `/fan/:tenant/fan-profiles/${await firstId(backend)}`
    await call('PUT', path, { city: 'Kendal' })
    const { append } = store
    store.append = () => {
      store.append = append
      return Promise.reject(new JournalLost())
    }
    store.journals.clear()
    expect((await call('PUT', path, { city: 'Preston' })).status).toBe(200)
    expect((await call('PUT', path, { city: 'Ambleside' })).status).toBe(200)
    const again = createBackend({ ...options(store), scenario: 'new-club' })
    expect(await again.control.info()).toMatchObject({ scenario: 'two-clubs', writes: 3, notices: [] })
    expect(await again.control.stateHash()).toBe(await backend.control.stateHash())
    expect((await backend.control.info()).notices).toEqual([
      "This browser's site data was cleared while the demo was open. The club you see has been saved again.",
    ])
  })
})

describe('the time of a host whose clock is set back', () => {
  const HOUR = 60 * 60_000
  const statusOf = async (backend: ReturnType<typeof createBackend>) => {
    const response = await (await person(backend)).call('GET', '/fan/:tenant/status')
    // JSON is untyped; this is the reply of the operation.
    return ((await response.json()) as { status: string }).status
  }
  const nowOf = async (backend: ReturnType<typeof createBackend>) => Date.parse((await backend.control.info()).now)

  it('neither goes back nor stops: pending tasks end on time', async () => {
    let host = TEST_ANCHOR
    const backend = createBackend(options(memoryStore(), { hostTime: () => host }))
    host += 10_000
    await (await person(backend)).call('POST', '/fan/:tenant/fan-profiles/sync')
    const before = await nowOf(backend)
    host -= HOUR
    expect(await nowOf(backend)).toBe(before)
    expect(await statusOf(backend)).toBe('SYNCING')
    host += 3000
    expect(await nowOf(backend)).toBe(before + 3000)
    expect(await statusOf(backend)).toBe('SYNCED')
  })

  it.each([
    ['while the model was open', true],
    ['while the model was closed', false],
  ])('continues from the last write after a restart, if the clock was set back %s', async (_, open) => {
    let host = TEST_ANCHOR + 10_000
    const store = memoryStore()
    const hostTime = () => host
    const first = createBackend(options(store, { hostTime }))
    const { call } = await person(first)
    await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(first)}`, { city: 'Kendal' })
    const before = await nowOf(first)
    host -= HOUR
    if (open) await nowOf(first)
    const second = createBackend(options(store, { hostTime }))
    expect(await nowOf(second)).toBe(before)
    host += 500
    expect(await nowOf(second)).toBe(before + 500)
    expect(await second.control.stateHash()).toBe(await first.control.stateHash())
    expect((await second.control.info()).notices).toEqual([])
  })

  it('follows a jump forward', async () => {
    let host = TEST_ANCHOR
    const backend = createBackend(options(memoryStore(), { hostTime: () => host }))
    await nowOf(backend)
    host += 40 * 24 * HOUR
    expect(await nowOf(backend)).toBe(TEST_ANCHOR + 40 * 24 * HOUR)
  })
})

describe('an export', () => {
  it('is a copy, and contains the time of the export', async () => {
    let host = TEST_ANCHOR
    const living = createBackend(options(memoryStore(), { hostTime: () => host }))
    const { call } = await person(living)
    await call('POST', '/fan/:tenant/fan-profiles/sync')
    host += 10_000
    const journal = await living.control.exportJournal()
    const hash = await living.control.stateHash()
    await call('POST', '/fan/:tenant/fan-profiles/sync')
    const still = createBackend(options())
    await still.control.importJournal(journal)
    expect(await still.control.stateHash()).toBe(hash)
    expect((await still.control.info()).now).toBe(new Date(TEST_ANCHOR + 10_000).toISOString())
    await still.control.advance(60_000)
    expect((await still.control.info()).now).toBe(new Date(TEST_ANCHOR + 70_000).toISOString())
  })

  it('is rejected if it would break the clock or a row', async () => {
    const backend = createBackend(options())
    const { call } = await person(backend)
    await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })
    const { head, entries } = await backend.control.exportJournal()
    await expect(backend.control.importJournal({ head: { ...head, advanced: 1e17 }, entries })).rejects.toThrow(
      'not a journal',
    )
    const corrupted = entries.map((entry) => ({
      ...entry,
      // A journal stores any input; the input of this operation is an object.
      input: { ...(entry.input as object), body: { firstName: null } },
    }))
    await expect(backend.control.importJournal({ head, entries: corrupted })).rejects.toThrow(
      'entry 1 does not fit fanProfiles.update',
    )
    const reading = entries.map((entry) => ({ ...entry, endpoint: 'fanProfiles.list' }))
    await expect(backend.control.importJournal({ head, entries: reading })).rejects.toThrow('is not a write')
  })
})

describe('a stream', () => {
  const read = async (response: Response) => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { next: async () => (await reader?.read())?.value, cancel: () => reader?.cancel() }
  }

  it('opened during a reset listens to the new state', async () => {
    const backend = createBackend(options())
    const { call, tenant } = await person(backend)
    await backend.control.latency(30)
    const opening = call('GET', '/system/sse')
    await backend.control.reset()
    const stream = await read(await opening)
    expect(await stream.next()).toBe(': open\n\n')
    await backend.control.emit({ type: 'FansImported', tenant, id: null })
    expect(await stream.next()).toContain('event: FansImported')
    await stream.cancel()
  })

  it('does not resume from the events of an earlier journal', async () => {
    const backend = createBackend(options())
    const { tenant } = await person(backend)
    const emit = () => backend.control.emit({ type: 'FansImported', tenant, id: null })
    await emit()
    await backend.control.reset()
    await emit()
    await emit()
    expect(await resume(backend, '1-1')).toBe(': gap\n\n')
    expect(await resume(backend, '2-2')).toBe(': open\n\n')
  })
})

/** Reads the first chunk of a stream that resumes from an id. */
async function resume(backend: Backend, lastEventId: string) {
  const body = JSON.stringify({ email: 'admin@rovers.example', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const login = await backend.fetch(new Request(`${ORIGIN}/accounts/login`, { method: 'POST', headers, body }))
  const { accessToken } = contract.account.login.responses[200].parse(await login.json())
  const stream = await backend.fetch(
    new Request(`${ORIGIN}/system/sse`, {
      headers: { authorization: `Bearer ${accessToken}`, 'last-event-id': lastEventId },
    }),
  )
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = (await reader?.read())?.value
  await reader?.cancel()
  return first
}
