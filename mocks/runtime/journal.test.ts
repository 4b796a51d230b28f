import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../tests/support/host/cpuTime.ts'
import { firstId, person } from '../../tests/support/model/person.ts'
import { createBackend, TEST_ANCHOR, type BackendOptions } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal/journal.ts'

const options = (store = memoryStore(), more: BackendOptions = {}) => ({
  scenario: 'two-clubs' as const,
  store,
  ...more,
})

type Action =
  | { kind: 'edit'; row: number; city: string | null }
  | { kind: 'sync' }
  | { kind: 'advance'; by: number }
  | { kind: 'expire' }
  | { kind: 'refused'; row: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), row: fc.nat(9), city: fc.option(fc.string()) }),
  fc.record({ kind: fc.constant('sync' as const) }),
  fc.record({ kind: fc.constant('advance' as const), by: fc.integer({ min: 0, max: 5000 }) }),
  fc.record({ kind: fc.constant('expire' as const) }),
  fc.record({ kind: fc.constant('refused' as const), row: fc.nat(9) }),
)

async function play(backend: Backend, actions: readonly Action[]) {
  const ids = (await (await person(backend)).list('?limit=10')).items.map(({ id }) => id)
  for (const taken of actions) {
    const { call } = await person(backend)
    if (taken.kind === 'edit')
      await call('PUT', `/fan/:tenant/fan-profiles/${ids[taken.row] ?? ''}`, { city: taken.city })
    else if (taken.kind === 'refused')
      await call('PUT', `/fan/:tenant/fan-profiles/${ids[taken.row] ?? ''}`, { firstName: null })
    else if (taken.kind === 'sync') await call('POST', '/fan/:tenant/fan-profiles/sync')
    else if (taken.kind === 'advance') await backend.control.advance(taken.by)
    else await backend.control.expireAccessTokens()
  }
}

describe('journal', () => {
  it('replays to the same state, for any sequence of writes and advances', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const store = memoryStore()
        const first = createBackend(options(store))
        await play(first, actions)
        const hash = await first.control.stateHash()
        const second = createBackend(options(store))
        expect(await second.control.stateHash()).toBe(hash)
        const third = createBackend(options())
        await third.control.importJournal(JSON.parse(JSON.stringify(await first.control.exportJournal())))
        expect(await third.control.stateHash()).toBe(hash)
        expect((await second.control.info()).now).toBe((await first.control.info()).now)
      }),
      { numRuns: process.env.FULL ? 400 : 25, seed: 11 },
    )
  })

  it('saves a write before the reply, and saves nothing for a rejected one', async () => {
    const store = memoryStore()
    const backend = createBackend(options(store))
    const { call } = await person(backend)
    const id = await firstId(backend)
    expect((await call('PUT', `/fan/:tenant/fan-profiles/${id}`, { city: 'Kendal' })).status).toBe(200)
    expect((await call('PUT', `/fan/:tenant/fan-profiles/${id}`, { gender: 'Other' })).status).toBe(400)
    expect((await call('PUT', '/fan/:tenant/fan-profiles/nope', { city: 'x' })).status).toBe(404)
    expect(store.journals.get('two-clubs/1')).toMatchObject({
      entries: [{ seq: 1, at: TEST_ANCHOR, endpoint: 'fanProfiles.update', input: { body: { city: 'Kendal' } } }],
    })
  })

  it('runs tasks that fell due while the model was closed, at their own time', async () => {
    const store = memoryStore()
    let host = TEST_ANCHOR
    const hostTime = () => host
    const first = createBackend(options(store, { hostTime }))
    await (await person(first)).call('POST', '/fan/:tenant/fan-profiles/sync')
    // Before the next automatic sync.
    host += 10 * 60_000
    const second = createBackend(options(store, { hostTime }))
    const status = await (await person(second)).call('GET', '/fan/:tenant/status')
    expect(await status.json()).toEqual({ status: 'SYNCED', lastSync: new Date(TEST_ANCHOR + 3000).toISOString() })
  })

  it('drops all writes at a reset, in less than a second', async () => {
    const store = memoryStore()
    const backend = createBackend({ scenario: 'rovers', store })
    const fresh = await backend.control.stateHash()
    const { call } = await person(backend)
    await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })
    expect(await backend.control.stateHash()).not.toBe(fresh)
    const began = cpuTime()
    await backend.control.reset()
    expect(cpuTime() - began).toBeLessThan(1000)
    expect(await backend.control.stateHash()).toBe(fresh)
    expect(await createBackend({ scenario: 'rovers', store }).control.stateHash()).toBe(fresh)
  })

  it('remembers the loaded scenario', async () => {
    const store = memoryStore()
    await createBackend(options(store)).control.loadScenario('new-club')
    expect(await createBackend(options(store)).control.info()).toMatchObject({ scenario: 'new-club' })
  })

  it('replays 1,000 writes in a fourth of the time that they took', async () => {
    const store = memoryStore()
    const backend = createBackend(options(store))
    const { call, list } = await person(backend)
    const ids = (await list('?limit=100')).items.map(({ id }) => id)
    const firstWrite = cpuTime()
    for (let turn = 0; turn < 1000; turn++) {
      await call('PUT', `/fan/:tenant/fan-profiles/${ids[turn % 100] ?? ''}`, { city: `Town ${turn}` })
    }
    const written = cpuTime() - firstWrite
    const timeOf = async (opened: Backend) => {
      const began = cpuTime()
      await opened.control.info()
      return cpuTime() - began
    }
    const replays: number[] = []
    for (let run = 0; run < 7; run++) {
      const empty = await timeOf(createBackend(options()))
      replays.push((await timeOf(createBackend(options(store)))) - empty)
    }
    // A ratio of the same run is the same on any machine, whatever else it does.
    expect(replays.toSorted((a, b) => a - b)[1]).toBeLessThan(written / 4)
    expect(await createBackend(options(store)).control.stateHash()).toBe(await backend.control.stateHash())
  })

  it('leaves a journal of a newer version untouched, with a notice that new changes are not saved', async () => {
    const store = memoryStore()
    const first = createBackend(options(store))
    const path = `/fan/:tenant/fan-profiles/${await firstId(first)}`
    await (await person(first)).call('PUT', path, { city: 'Kendal' })
    // The store is typed as unknown so that tests can corrupt it; this value is a journal.
    const journal = store.journals.get('two-clubs/1') as { head: object; entries: unknown[] }
    const newer = { ...journal, head: { ...journal.head, version: 99 } }
    store.journals.set('two-clubs/1', newer)
    const second = createBackend(options(store))
    expect((await (await person(second)).call('PUT', path, { city: 'Preston' })).status).toBe(200)
    expect([...store.journals]).toEqual([['two-clubs/1', newer]])
    expect((await second.control.info()).notices).toEqual([
      'Your saved changes were made by a newer version of the demo, which will show them again. Changes made here are lost when the last tab is closed.',
    ])
  })

  it.each([
    // Each function gets a complete journal, although its parameter is typed as object.
    [
      'an older version wrote',
      (journal: object) => ({ ...journal, head: { ...(journal as { head: object }).head, version: 5 } }),
    ],
    ['is another object', () => ({ nonsense: true })],
    ['is text', () => 'corrupt'],
    [
      'belongs to another scenario',
      (journal: object) => ({ ...journal, head: { ...(journal as { head: object }).head, scenario: 'huge' } }),
    ],
    [
      'lacks an entry',
      (journal: object) => ({ ...journal, entries: (journal as { entries: unknown[] }).entries.slice(1) }),
    ],
    [
      'names an unknown operation',
      (journal: object) => ({
        ...journal,
        entries: (journal as { entries: object[] }).entries.map((entry) => ({ ...entry, endpoint: 'no.such' })),
      }),
    ],
    [
      'writes to an unknown row',
      (journal: object) => ({
        ...journal,
        entries: (journal as { entries: object[] }).entries.map((entry) => ({ ...entry, input: {} })),
      }),
    ],
  ])('sets aside a journal that %s, with a notice, and starts from the seed', async (_, corrupt) => {
    const store = memoryStore()
    const first = createBackend(options(store))
    const fresh = await first.control.stateHash()
    const { call } = await person(first)
    const id = await firstId(first)
    await call('PUT', `/fan/:tenant/fan-profiles/${id}`, { city: 'Kendal' })
    await call('PUT', `/fan/:tenant/fan-profiles/${id}`, { city: 'Preston' })
    // As above, the store is typed as unknown.
    const corrupted = corrupt(structuredClone(store.journals.get('two-clubs/1')) as object)
    store.journals.set('two-clubs/1', corrupted)
    const second = createBackend(options(store))
    expect(await second.control.stateHash()).toBe(fresh)
    const { notices } = await second.control.info()
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatch(
      /^The saved changes could not be read: .*\. They are kept as “two-clubs\/1 set aside 2026-01-15T09:00:00.000Z”; the club starts over\.$/,
    )
    expect(store.journals.get('two-clubs/1 set aside 2026-01-15T09:00:00.000Z')).toEqual(corrupted)
  })

  it('refuses to import an incomplete journal, and changes nothing', async () => {
    const backend = createBackend(options())
    const { call } = await person(backend)
    await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })
    const before = await backend.control.stateHash()
    const journal = await backend.control.exportJournal()
    await expect(backend.control.importJournal({ ...journal, entries: [] })).rejects.toThrow('checksum')
    await expect(backend.control.importJournal('x')).rejects.toThrow('not a journal')
    await expect(
      backend.control.importJournal({ ...journal, head: { ...journal.head, seed: '2' }, checksum: undefined }),
    ).rejects.toThrow('another scenario or seed')
    expect(await backend.control.stateHash()).toBe(before)
  })
})

describe('determinism', () => {
  it('gives the same state on another date and in another time zone', async () => {
    const script = fileURLToPath(new URL('../../tests/support/model/stateHash.ts', import.meta.url))
    const hashIn = (zone: string, shift: string) =>
      execFileSync(process.execPath, [script], {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone, SHIFT_DAYS: shift },
      }).trim()
    const here = hashIn('UTC', '0')
    expect(here).toMatch(/^[0-9a-f]{32}$/)
    expect(hashIn('Pacific/Kiritimati', '400')).toBe(here)
    expect(hashIn('America/St_Johns', '-9000')).toBe(here)
  })
})
