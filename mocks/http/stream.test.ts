import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBus, KEPT_EVENTS } from '../db/bus.ts'
import { createSimulation } from '../db/simulation.ts'
import { eventStream } from './stream.ts'

function start(lastEventId: string | null = null) {
  const sim = createSimulation(Date.UTC(2026, 0, 15, 9), () => {})
  const bus = createBus(sim, 3)
  const open = (resumeFrom = lastEventId) => {
    const stream = eventStream(bus, 'mine', resumeFrom)
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    return { next: async () => (await reader.read()).value, cancel: () => reader.cancel() }
  }
  return { bus, open }
}

describe('event stream', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('writes events in the format of the contract, and a heartbeat every 15 s', async () => {
    const { bus, open } = start()
    const { next } = open()
    expect(await next()).toBe(': open\n\n')
    bus.emit('ConnectorUpdated', 'mine', 'c1')
    expect(await next()).toBe(
      'id: 3-1\nevent: ConnectorUpdated\ndata: {"type":"ConnectorUpdated","tenant":"mine","id":"c1","at":"2026-01-15T09:00:00.000Z"}\n\n',
    )
    const beat = next()
    let beaten = false
    void beat.then(() => (beaten = true))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(beaten).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await beat).toBe(': heartbeat\n\n')
  })

  it('can be closed from both ends', async () => {
    const { bus, open } = start()
    const left = open()
    await left.next()
    await left.cancel()
    expect(vi.getTimerCount()).toBe(0)
    const closed = open()
    await closed.next()
    bus.close()
    expect(await closed.next()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
    bus.emit('FansImported', 'mine')
    const late = open()
    expect(await late.next()).toBe(': open\n\n')
    expect(await late.next()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps the last thousand events of its tenant, with numbers that do not reveal the activity of others', async () => {
    const { bus, open } = start()
    for (let count = 0; count < 3 * KEPT_EVENTS; count++) bus.emit('FansImported', 'theirs')
    for (let count = 0; count < KEPT_EVENTS + 5; count++) bus.emit('FansImported', 'mine')
    const { next } = open('3-5')
    expect(await next()).toBe(': open\n\n')
    for (let number = 6; number <= KEPT_EVENTS + 5; number++) expect(await next()).toContain(`id: 3-${number}\n`)
    for (const lost of ['3-4', '3-1006', '2-900', '900', 'nonsense']) expect(await open(lost).next()).toBe(': gap\n\n')
    expect(bus.lastId('mine')).toBe(`3-${KEPT_EVENTS + 5}`)
    expect(bus.lastId('nobody')).toBe('3-0')
  })

  it('counts an event as sent only once its write has been saved', async () => {
    const { bus, open } = start()
    bus.emit('FansImported', 'mine')
    bus.hold()
    bus.emit('FansImported', 'mine')
    expect(bus.lastId('mine')).toBe('3-1')
    const { next } = open('3-1')
    expect(await next()).toBe(': open\n\n')
    const event = next()
    bus.release()
    expect(await event).toContain('id: 3-2\n')
    expect(bus.lastId('mine')).toBe('3-2')
  })

  it('ends if it is not read, instead of buffering events without limit', async () => {
    const { bus, open } = start()
    const { next } = open()
    for (let count = 0; count < 5 * KEPT_EVENTS; count++) bus.emit('FansImported', 'mine')
    let read = 0
    while ((await next()) !== undefined) read++
    expect(read).toBeGreaterThan(KEPT_EVENTS)
    expect(read).toBeLessThan(3 * KEPT_EVENTS)
  })
})
