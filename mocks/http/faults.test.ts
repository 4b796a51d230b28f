import { afterEach, describe, expect, it, vi } from 'vitest'
import { person } from '../../tests/support/model/person.ts'
import { listen } from '../node/http.ts'
import { mockServer } from '../node/mockServer.ts'
import { createBackend } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal/journal.ts'
import { calm } from '../faults/calm.ts'
import { faultPresets } from '../faults/presets.ts'
import { readFault } from '../faults/readFault.ts'
import { createFaults } from './faults.ts'

const sports = (backend: Backend) => backend.fetch(new Request('http://club.example/api/v1/system/sports'))
const open = (store = memoryStore()) => createBackend({ scenario: 'new-club', store })

/** What the calls of an operation answer: the status, or what `fetch` rejects with. */
async function outcomes(backend: Backend, count: number, path = '/system/sports'): Promise<(number | string)[]> {
  const given = []
  for (let call = 0; call < count; call++)
    given.push(
      await backend.fetch(new Request(`http://club.example/api/v1${path}`)).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    )
  return given
}

const fault = { id: 'own', title: 'Sports fail', operations: ['system.sports'], answer: 503 as const }

describe('a fault', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('meets its operations so many times, then ends', async () => {
    const backend = open()
    await backend.control.setFault({ ...fault, times: 2 })
    expect((await backend.control.conditions()).faults).toMatchObject([{ id: 'own', hits: 0, times: 2 }])
    expect(await outcomes(backend, 1, '/system/countries')).toEqual([200])
    expect(await outcomes(backend, 1)).toEqual([503])
    expect((await backend.control.conditions()).faults).toMatchObject([{ id: 'own', hits: 1, calls: 1 }])
    expect(await outcomes(backend, 2)).toEqual([503, 200])
    expect((await backend.control.conditions()).faults).toEqual([])
  })

  it('lasts until it is cleared, alone or with all others', async () => {
    const backend = open()
    await backend.control.setFault(fault)
    await backend.control.setFault({ ...fault, id: 'other', operations: ['system.countries'], answer: 429 })
    expect(await outcomes(backend, 3)).toEqual([503, 503, 503])
    await backend.control.clearFault('own')
    expect([...(await outcomes(backend, 1)), ...(await outcomes(backend, 1, '/system/countries'))]).toEqual([200, 429])
    await backend.control.network('offline')
    await backend.control.clearFaults()
    expect(await outcomes(backend, 1, '/system/countries')).toEqual([200])
    expect(await backend.control.conditions()).toMatchObject({ network: 'direct', latency: 0, faults: [] })
    await expect(backend.control.clearFault('own')).rejects.toThrow('no fault "own" is set')
  })

  it('is drawn by the seed and the number of the call', async () => {
    const drawn = async (seed: string) => {
      const backend = createBackend({ scenario: 'new-club', seed })
      await backend.control.setFault({ ...fault, probability: 0.5 })
      return outcomes(backend, 40)
    }
    const first = await drawn('1')
    expect(first).toContain(200)
    expect(first).toContain(503)
    expect(await drawn('1')).toEqual(first)
    expect(await drawn('2')).not.toEqual(first)
  })

  it('lets `drop` reject as a browser does without a network', async () => {
    const backend = open()
    await backend.control.setFault({ ...fault, answer: 'drop', times: 1 })
    expect(await outcomes(backend, 2)).toEqual(['TypeError: Failed to fetch', 200])
  })

  it('slows a call down, while another one answers it', async () => {
    const faults = createFaults()
    faults.set(readFault({ ...fault, id: 'slow', answer: null, delay: 30 }))
    faults.set(readFault(fault))
    faults.set(readFault({ ...fault, id: 'later', answer: 500 }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = vi.fn()
    const answer = faults.apply('system.sports').catch(answered)
    await vi.advanceTimersByTimeAsync(29)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(String(answered.mock.lastCall)).toContain('The service is unavailable')
    expect(faults.read().faults.map(({ id, hits }) => [id, hits])).toEqual([
      ['slow', 1],
      ['own', 1],
      ['later', 0],
    ])
    expect(faults.meanDelay()).toBe(30)
  })

  it.each([
    ['no-such', 'no fault "no-such"; there are fans-list-fails, '],
    [{ ...fault, operations: ['fans.fly'] }, 'fault.operations.0 is no operation: "fans.fly".'],
    [{ ...fault, operations: [] }, 'fault.operations must name an operation.'],
    [{ ...fault, answer: 200 }, 'fault.answer must be null, "drop" or one of 400,'],
    [{ ...fault, delay: -1 }, 'fault.delay must not be negative.'],
    [{ ...fault, times: 0 }, 'fault.times must be at least 1.'],
    [{ ...fault, probability: 0 }, 'fault.probability must be a number above 0, at most 1.'],
    [{ ...fault, title: 'two\nlines' }, 'fault.title must be one line of 1 to 120 characters.'],
    [{ ...fault, more: 1 }, 'fault has no more.'],
    [{ preset: 'deploy', times: 'often' }, 'fault.times must be a whole number, or null.'],
    [null, 'fault must be a fault or the id of one.'],
  ])('refuses %j with a sentence', async (given, sentence) => {
    const backend = open()
    // The argument may come from a console or over HTTP.
    await expect(backend.control.setFault(given as string)).rejects.toThrow(sentence)
    expect((await backend.control.conditions()).faults).toEqual([])
  })
})

describe('a preset', () => {
  it.each(faultPresets.map(({ fault: { id } }) => id))('%s is a fault that can be set and listed', async (id) => {
    const { control } = open()
    await control.setFault(id)
    expect((await control.conditions()).faults.map((active) => active.id)).toEqual([id])
    expect((await control.conditions()).presets.map((known) => known.id)).toContain(id)
  })

  it('can be set with another number of times', async () => {
    const { control } = open()
    await control.setFault({ preset: 'deploy', times: 3, probability: 1 })
    expect((await control.conditions()).faults).toMatchObject([{ id: 'deploy', answer: 503, times: 3, probability: 1 }])
  })

  it('lets a session end: calls and the refresh are refused until one refresh was', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const { call } = await person(backend)
    await backend.control.setFault('session-expires')
    expect([(await call('GET', '/accounts/me')).status, (await call('GET', '/accounts/me')).status]).toEqual([401, 401])
    expect((await sports(backend)).status).toBe(200)
    const refresh = () =>
      backend.fetch(new Request('http://club.example/api/v1/accounts/refresh', { method: 'POST', body: '{}' }))
    expect((await refresh()).status).toBe(401)
    expect((await call('GET', '/accounts/me')).status).toBe(200)
  })
})

describe('a network', () => {
  afterEach(() => void vi.useRealTimers())

  it('delays and drops by the seed, the same every time', async () => {
    // Waiting would take minutes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const passages = async () => {
      const faults = createFaults('7')
      faults.network('stadium')
      const waits: number[] = []
      const lost: boolean[] = []
      for (let call = 0; call < 100; call++) {
        const passing = faults
          .apply('fans.list', (wait) => waits.push(wait))
          .then(
            () => false,
            () => true,
          )
        await vi.advanceTimersByTimeAsync(60_000)
        lost.push(await passing)
      }
      return { waits, lost }
    }
    const first = await passages()
    expect(await passages()).toEqual(first)
    expect(Math.min(...first.waits)).toBeGreaterThanOrEqual(400)
    expect(Math.max(...first.waits)).toBeGreaterThan(3000)
    expect(new Set(first.waits).size).toBeGreaterThan(50)
    expect(first.lost.filter(Boolean).length).toBeGreaterThan(0)
    expect(first.lost.filter(Boolean).length).toBeLessThan(20)
  })

  it('lets nothing through while it is offline, and ends the open event streams', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const { call } = await person(backend)
    const reader = (await call('GET', '/system/sse')).body?.getReader()
    await reader?.read()
    await backend.control.network('offline')
    expect((await reader?.read())?.done).toBe(true)
    await expect(call('GET', '/accounts/me')).rejects.toThrow(new TypeError('Failed to fetch'))
    await backend.control.network('direct')
    expect((await call('GET', '/accounts/me')).status).toBe(200)
  })

  it('refuses an unknown one', async () => {
    // As from a console.
    await expect(open().control.network('5g' as 'office')).rejects.toThrow(
      'no network "5g"; there are direct, office, 4g, stadium, offline',
    )
  })
})

describe('the conditions', () => {
  it('survive a restart of the server, with what is left of a fault', async () => {
    const store = memoryStore()
    const backend = open(store)
    await backend.control.setFault({ ...fault, times: 2 })
    await backend.control.latency(1)
    expect(await outcomes(backend, 1)).toEqual([503])
    await backend.control.conditions()
    const again = open(store)
    expect(await outcomes(again, 2)).toEqual([503, 200])
    expect(await again.control.conditions()).toMatchObject({ latency: 1, faults: [] })
  })

  it('end with a reset and with a change of the scenario, for good', async () => {
    const store = memoryStore()
    const backend = open(store)
    for (const end of [() => backend.control.reset(), () => backend.control.loadScenario('new-club')]) {
      await backend.control.setFault(fault)
      await backend.control.network('office')
      await end()
      expect(await backend.control.conditions()).toMatchObject({ network: 'direct', faults: [] })
      expect(await open(store).control.conditions()).toMatchObject({ network: 'direct', faults: [] })
    }
  })

  it.each(['{', '{}', JSON.stringify({ ...calm, faults: [{ id: 'x' }] })])(
    'are ignored if they are %s',
    async (note) => {
      const store = memoryStore()
      await store.writeNote('conditions', note)
      expect(await open(store).control.conditions()).toMatchObject({ network: 'direct', faults: [] })
    },
  )
})

describe('a dropped call', () => {
  const ending: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ending.splice(0)) await end()
  })

  it('is a failed fetch behind MSW', async () => {
    const server = mockServer({ scenario: 'new-club' })
    server.listen({ onUnhandledFrame: 'error' })
    ending.push(() => server.close())
    await server.control.setFault({ ...fault, answer: 'drop', times: 1 })
    await expect(fetch('http://club.example/api/v1/system/sports')).rejects.toThrow(TypeError)
    expect((await fetch('http://club.example/api/v1/system/sports')).status).toBe(200)
  })

  it('is a broken connection over HTTP, and control still answers', async () => {
    const backend = open()
    const { url, close } = await listen(backend, { port: 0 })
    ending.push(close)
    await backend.control.network('offline')
    await expect(fetch(`${url}/api/v1/system/sports`)).rejects.toThrow(TypeError)
    expect((await fetch(`${url}/__mock/clearFaults`, { method: 'POST' })).status).toBe(200)
    expect((await fetch(`${url}/api/v1/system/sports`)).status).toBe(200)
  })
})
