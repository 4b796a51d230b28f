import { afterEach, describe, expect, it, vi } from 'vitest'
import { person } from '../../tests/support/model/person.ts'
import { createBackend, TEST_ANCHOR } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal/journal.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** The demos of a test. */
const opened: Backend[] = []

// A clock that runs fast would go on in the test files after this one.
afterEach(async () => {
  for (const { control } of opened.splice(0)) await control.speed(1)
})

/** A demo on a host whose time the test moves. */
function setUp() {
  const store = memoryStore()
  const host = { time: TEST_ANCHOR }
  function open() {
    const backend = createBackend({
      scenario: 'two-clubs',
      store,
      hostTime: () => host.time,
      onBug(error) {
        throw error
      },
    })
    opened.push(backend)
    return backend
  }
  const timeOf = async (backend: ReturnType<typeof open>) =>
    Date.parse((await backend.control.info()).now) - TEST_ANCHOR
  /** Lets the host's time pass in steps, as a page does that asks for something now and then. */
  async function pass(backend: ReturnType<typeof open>, steps: number, milliseconds: number) {
    for (let step = 0; step < steps; step++) {
      host.time += milliseconds
      await backend.control.info()
    }
  }
  return { host, open, timeOf, pass }
}

describe('the speed of time', () => {
  it('multiplies what passes, and stops doing so', async () => {
    const { host, open, timeOf, pass } = setUp()
    const backend = open()
    host.time += 10 * SECOND
    expect(await timeOf(backend)).toBe(10 * SECOND)
    await backend.control.speed(60)
    await pass(backend, 30, SECOND)
    expect(await timeOf(backend)).toBe(10 * SECOND + 60 * 30 * SECOND)
    await backend.control.speed(1)
    host.time += HOUR
    expect(await timeOf(backend)).toBe(10 * SECOND + 60 * 30 * SECOND + HOUR)
  })

  it('is kept while nothing is due and nobody asks', async () => {
    vi.useFakeTimers({ now: TEST_ANCHOR })
    try {
      const backend = createBackend({ scenario: 'new-club', hostTime: Date.now })
      await backend.control.speed(2)
      await vi.advanceTimersByTimeAsync(15 * 60 * SECOND)
      expect(Date.parse((await backend.control.info()).now) - TEST_ANCHOR).toBe(30 * 60 * SECOND)
      await backend.control.speed(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('continues after a reload, without what passed while the demo was closed, and never goes back', async () => {
    const { host, open, timeOf, pass } = setUp()
    const first = open()
    await first.control.speed(3600)
    await pass(first, 40, 900)
    const before = await timeOf(first)
    expect(before).toBe(3600 * 36 * SECOND)
    host.time += 8 * HOUR
    const second = open()
    // What was not saved yet is less than a second of the host.
    expect(await timeOf(second)).toBeGreaterThan(before - 3600 * SECOND)
    expect(await timeOf(second)).toBeLessThanOrEqual(before + 8 * HOUR)
    expect((await second.control.info()).speed).toBe(3600)
    host.time += SECOND
    const reached = await timeOf(second)
    host.time -= HOUR
    expect(await timeOf(second)).toBeGreaterThanOrEqual(reached)
  })

  it('does not multiply the sleep of the computer', async () => {
    const { host, open, timeOf } = setUp()
    const backend = open()
    await backend.control.speed(3600)
    host.time += 8 * HOUR
    expect(await timeOf(backend)).toBeLessThan(8 * HOUR + 61 * HOUR)
  })

  it('keeps people signed in: a session lasts as long as at usual speed', async () => {
    const { host, open } = setUp()
    const backend = open()
    await backend.control.speed(3600)
    const { call } = await person(backend)
    for (let second = 0; second < 14 * 60; second += 20) {
      host.time += 20 * SECOND
      expect((await call('GET', '/accounts/me')).status).toBe(200)
    }
    host.time += 61 * SECOND
    expect((await call('GET', '/accounts/me')).status).toBe(401)
    await backend.control.speed(1)
    const again = await person(backend)
    await backend.control.advance(16 * 60 * SECOND)
    expect((await again.call('GET', '/accounts/me')).status).toBe(401)
  })

  it('keeps people signed in when a snapshot is restored', async () => {
    const { open, timeOf, pass } = setUp()
    const backend = open()
    const { call } = await person(backend)
    await backend.control.speed(3600)
    await pass(backend, 20, 2 * SECOND)
    await backend.control.speed(1)
    expect((await call('GET', '/accounts/me')).status).toBe(200)
    const before = await timeOf(backend)
    const { id } = await backend.control.saveSnapshot('Fast')
    await backend.control.restoreSnapshot(id)
    expect(await timeOf(backend)).toBe(before)
    expect((await call('GET', '/accounts/me')).status).toBe(200)
  })

  it('gives the same state as a jump to the same time', async () => {
    const { open, timeOf, pass } = setUp()
    const fast = open()
    await fast.control.speed(3600)
    await pass(fast, 100, 700)
    await fast.control.speed(1)
    const jumping = createBackend({ scenario: 'two-clubs' })
    await jumping.control.advance(await timeOf(fast))
    expect(await timeOf(fast)).toBe(3600 * 70 * SECOND)
    expect(await fast.control.stateHash()).toBe(await jumping.control.stateHash())
  })

  it('holds time at 0, through a reset too, and then lets it go on from there', async () => {
    const { host, open, timeOf } = setUp()
    const backend = open()
    const { control } = backend
    host.time += 10 * SECOND
    await control.speed(0)
    host.time += HOUR
    expect(await timeOf(backend)).toBe(10 * SECOND)
    expect((await control.info()).speed).toBe(0)
    await control.advance(5 * SECOND)
    expect(await timeOf(backend)).toBe(15 * SECOND)
    await control.reset()
    host.time += HOUR
    expect(await timeOf(backend)).toBe(10 * SECOND)
    await control.speed(1)
    host.time += 3 * SECOND
    expect(await timeOf(backend)).toBe(13 * SECOND)
    expect((await control.info()).speed).toBe(1)
    await createBackend().control.speed(0)
  })

  it('runs what is due only once held time continues', async () => {
    vi.useFakeTimers({ now: TEST_ANCHOR })
    try {
      const backend = createBackend({ scenario: 'two-clubs', hostTime: Date.now })
      const { call, tenant } = await person(backend)
      await backend.control.speed(0)
      await call('POST', `/fan/${tenant}/fan-profiles/sync`)
      const status = async (): Promise<unknown> => await (await call('GET', `/fan/${tenant}/status`)).json()
      await vi.advanceTimersByTimeAsync(60 * SECOND)
      expect(await status()).toMatchObject({ status: 'SYNCING' })
      await backend.control.speed(1)
      await vi.advanceTimersByTimeAsync(3 * SECOND)
      expect(await status()).toMatchObject({ status: 'SYNCED' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is exported, and refused where time stands still or for what is no speed', async () => {
    const { host, open, timeOf } = setUp()
    const backend = open()
    await backend.control.speed(60)
    host.time += 30 * SECOND
    const journal = await backend.control.exportJournal()
    await backend.control.reset()
    expect((await backend.control.info()).speed).toBe(1)
    await backend.control.importJournal(JSON.parse(JSON.stringify(journal)))
    expect((await backend.control.info()).speed).toBe(60)
    expect(await timeOf(backend)).toBe(30 * 60 * SECOND)
    for (const times of [-1, 1.5, 3601]) await expect(backend.control.speed(times)).rejects.toThrow()
    await expect(createBackend().control.speed(2)).rejects.toThrow('stands still')
  })
})
