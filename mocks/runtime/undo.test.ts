import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstId, person } from '../../tests/support/model/person.ts'
import { createBackend, type BackendOptions } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal/journal.ts'
import { handlers, taskHandlers } from '../handlers/handlers.ts'
import { conflict } from '../http/problems.ts'

function open(options: BackendOptions = {}) {
  const onBug = vi.fn()
  return { onBug, backend: createBackend({ scenario: 'two-clubs', onBug, ...options }) }
}

/** Everything that a write can change. */
const snapshotOf = async ({ control }: Backend) => ({
  hash: await control.stateHash(),
  writes: (await control.info()).writes,
  entries: (await control.exportJournal()).entries,
})

async function streamOf(answer: Promise<Response>) {
  const reader = (await answer).body?.pipeThrough(new TextDecoderStream()).getReader()
  return { next: async () => (await reader?.read())?.value, cancel: () => reader?.cancel() }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a write that fails halfway', () => {
  it.each([
    ['throws an error', 500, () => Promise.reject(new Error('it broke'))],
    ['throws a problem', 409, () => Promise.reject(conflict('It is taken.'))],
    ['violates the contract', 500, () => Promise.resolve({ nonsense: true })],
  ])('changes nothing if it %s', async (_, status, end) => {
    const { backend, onBug } = open()
    const { call, tenant } = await person(backend)
    await call('PUT', `/fan/:tenant/fan-profiles/${await firstId(backend)}`, { city: 'Kendal' })
    const before = await snapshotOf(backend)
    const create = handlers.bookmarks.create
    vi.spyOn(handlers.bookmarks, 'create').mockImplementationOnce(async (input) => {
      await create(input)
      input.db.tables.fans.clear(tenant)
      input.db.accessGeneration++
      input.clock.schedule(1000, { kind: 'fanProfiles.synced', tenant, subject: null })
      input.bus.emit('FansImported', tenant)
      // A broken handler may reply with a type that the contract forbids.
      return (await end()) as unknown as ReturnType<typeof create>
    })
    const body = { name: 'Under 30', connectorId: 'metabase', params: 'age=18-29' }
    const stream = await streamOf(call('GET', '/system/sse'))
    expect(await stream.next()).toBe(': open\n\n')
    expect((await call('POST', '/analytics/:tenant/bookmarks', body)).status).toBe(status)
    expect(await snapshotOf(backend)).toEqual(before)
    expect(onBug).toHaveBeenCalledTimes(status === 500 ? 1 : 0)

    // The first event on the stream is a real one, and its number follows the last real one.
    expect((await call('POST', '/analytics/:tenant/bookmarks', body)).status).toBe(201)
    await backend.control.emit({ type: 'SegmentUpdated', tenant, id: null })
    expect(await stream.next()).toContain('id: 1-1\nevent: SegmentUpdated\n')
    await stream.cancel()
    const again = open().backend
    await again.control.importJournal(await backend.control.exportJournal())
    expect((await again.control.exportJournal()).entries).toEqual((await backend.control.exportJournal()).entries)
  })

  it('sends events of tasks that fall due during the rollback', async () => {
    let host = Date.UTC(2026, 0, 15, 9)
    const { backend } = open({ hostTime: () => host })
    const { call } = await person(backend)
    const stream = await streamOf(call('GET', '/system/sse'))
    await stream.next()
    await call('POST', '/fan/:tenant/fan-profiles/sync')
    expect(await stream.next()).toContain('id: 1-1\nevent: TenantStatusUpdated\n')
    vi.spyOn(handlers.support, 'send').mockImplementationOnce(async (input) => {
      input.bus.emit('MembershipsImported', input.caller.user.tenant)
      host += 10_000
      throw new Error('it broke')
    })
    expect((await call('POST', '/customers/support', { subject: '', message: '' })).status).toBe(500)
    expect(await stream.next()).toContain('id: 1-2\nevent: TenantStatusUpdated\n')
    expect(await stream.next()).toContain('id: 1-3\nevent: FansImported\n')
    await stream.cancel()
  })

  it('does not rebuild the state if nothing has changed', async () => {
    const { backend } = open()
    const { call } = await person(backend)
    const remove = vi.spyOn(handlers.fans, 'remove')
    expect((await call('DELETE', '/fan/:tenant/fans/nobody')).status).toBe(404)
    const [first] = remove.mock.calls
    expect((await call('DELETE', '/fan/:tenant/fans/nobody')).status).toBe(404)
    expect(remove.mock.calls[1]?.[0].db).toBe(first?.[0].db)
  })
})

describe('a timed task that throws', () => {
  it('is reported, and blocks neither the clock, requests nor the next start', async () => {
    const store = memoryStore()
    const { backend, onBug } = open({ store })
    const { call } = await person(backend)
    vi.spyOn(taskHandlers, 'fanProfiles.synced').mockRejectedValue(new Error('it broke'))
    await call('POST', '/fan/:tenant/fan-profiles/sync')
    await backend.control.advance(10_000)
    expect(onBug).toHaveBeenCalledTimes(1)
    expect(String(onBug.mock.calls[0]?.[0])).toContain('the task fanProfiles.synced of')
    expect((await call('GET', '/fan/:tenant/status')).status).toBe(200)
    expect(await backend.control.info()).toMatchObject({ now: '2026-01-15T09:00:10.000Z' })
    const again = open({ store })
    expect(await again.backend.control.info()).toMatchObject({ notices: [], writes: 1 })
    expect(await again.backend.control.stateHash()).toBe(await backend.control.stateHash())
  })
})
