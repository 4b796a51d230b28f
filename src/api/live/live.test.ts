import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../contract/endpoint/events.ts'
import { createLive, CLOSE_DELAY_MS } from './live.ts'
import { delayAfter, HEARTBEAT_TIMEOUT_MS, RECONNECT_MAX_MS } from './readStream.ts'

const synced: LiveEvent = { type: 'TenantStatusUpdated', tenant: 't1', id: null, at: '2026-01-15T09:00:00.000Z' }
const imported: LiveEvent = { ...synced, type: 'FansImported' }

/** A server whose streams are written by the test; records every opening. */
function fakeServer() {
  const openings: {
    lastEventId: string | null
    signal: AbortSignal
    write: (text: string) => void
    cut: () => void
  }[] = []
  let refuse = false
  const open = (signal: AbortSignal, lastEventId: string | null) => {
    const encoder = new TextEncoder()
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller
        signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    openings.push({
      lastEventId,
      signal,
      write: (text) => stream?.enqueue(encoder.encode(text)),
      cut: () => stream?.error(new TypeError('network error')),
    })
    return refuse ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response(body))
  }
  return { openings, open, setRefuse: (value: boolean) => (refuse = value) }
}

const frame = (id: number, event: LiveEvent) => `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

function start() {
  const server = fakeServer()
  const onEvent = vi.fn()
  const onGap = vi.fn()
  const live = createLive({ open: server.open, onEvent, onGap, random: () => 0 })
  return { ...server, onEvent, onGap, live }
}

describe('live', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const flush = () => vi.advanceTimersByTimeAsync(0)

  it('opens with the first listener, is shared by the next and closes after the last', async () => {
    const { live, openings } = start()
    expect(openings).toHaveLength(0)
    const stopFirst = live.listen(['FansImported'])
    const stopSecond = live.listen(['TenantStatusUpdated'])
    await flush()
    expect(openings).toHaveLength(1)
    stopFirst()
    await vi.advanceTimersByTimeAsync(10 * CLOSE_DELAY_MS)
    expect(openings[0]?.signal.aborted).toBe(false)
    stopSecond()
    await vi.advanceTimersByTimeAsync(CLOSE_DELAY_MS)
    expect(openings[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(openings).toHaveLength(1)
  })

  it('stays open between two screens that listen', async () => {
    const { live, openings } = start()
    const stop = live.listen(['FansImported'])
    await flush()
    stop()
    await vi.advanceTimersByTimeAsync(CLOSE_DELAY_MS - 1)
    live.listen(['FansImported'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(openings).toHaveLength(1)
    expect(openings[0]?.signal.aborted).toBe(false)
  })

  it('passes events to the listeners of their type and skips invalid messages', async () => {
    const { live, openings, onEvent } = start()
    const fans = vi.fn()
    live.listen(['FansImported'], fans)
    await flush()
    openings[0]?.write(
      `: open\n\n${frame(1, synced)}data: nonsense\n\nid: 9\ndata: {"type":"Unknown"}\n\n${frame(2, imported).slice(0, 30)}`,
    )
    openings[0]?.write(frame(2, imported).slice(30))
    await flush()
    expect(onEvent.mock.calls).toEqual([
      [synced, '1'],
      [imported, '2'],
    ])
    expect(fans.mock.calls).toEqual([[imported]])
  })

  it('ignores unknown fields of events, and takes times with any offset', async () => {
    const { live, openings } = start()
    const fans = vi.fn()
    live.listen(['FansImported'], fans)
    await flush()
    for (const [id, event] of [
      { ...imported, more: 1 },
      { ...imported, at: '2026-01-15T10:00:00+00:00' },
    ].entries())
      openings[0]?.write(frame(id + 1, event))
    await flush()
    expect(fans.mock.calls).toEqual([[imported], [{ ...imported, at: '2026-01-15T10:00:00+00:00' }]])
  })

  it('resumes after the last event', async () => {
    const { live, openings, onGap } = start()
    live.listen(['FansImported'])
    await flush()
    openings[0]?.write(frame(41, synced))
    await flush()
    openings[0]?.cut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(openings.map(({ lastEventId }) => lastEventId)).toEqual([null, '41'])
    expect(onGap).not.toHaveBeenCalled()
  })

  it('reports a gap when it cannot resume', async () => {
    const { live, openings, onGap } = start()
    live.listen(['FansImported'])
    await flush()
    openings[0]?.cut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(onGap).toHaveBeenCalledOnce()
    openings[1]?.write(': gap\n\n')
    await flush()
    expect(onGap).toHaveBeenCalledTimes(2)
  })

  it('reports a gap when the first attempt failed', async () => {
    const { live, onGap, setRefuse } = start()
    setRefuse(true)
    live.listen(['FansImported'])
    await flush()
    setRefuse(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(onGap).toHaveBeenCalledOnce()
  })

  it('reconnects after 1 s, doubling, and resets the delay after a successful open', async () => {
    const { live, openings, setRefuse } = start()
    setRefuse(true)
    live.listen(['FansImported'])
    const at: number[] = []
    const began = Date.now()
    for (let count = 1; count <= 5; count++) {
      await flush()
      while (openings.length < count) await vi.advanceTimersByTimeAsync(100)
      at.push(Math.round((Date.now() - began) / 1000))
    }
    expect(at).toEqual([0, 1, 3, 7, 15])
    setRefuse(false)
    await vi.advanceTimersByTimeAsync(16_000)
    expect(openings).toHaveLength(6)
    openings[5]?.cut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(openings).toHaveLength(7)
  })

  it('reconnects at once when the browser is online again', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { live, openings, setRefuse } = start()
    setRefuse(true)
    live.listen(['FansImported'])
    // An hour without a network.
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    const tries = openings.length
    setRefuse(false)
    page.dispatchEvent(new Event('online'))
    await flush()
    expect(openings).toHaveLength(tries + 1)
    expect(live.connection().isOpen).toBe(true)
  })

  it('waits at most five hours between reconnects, reduced by up to a quarter', () => {
    expect(delayAfter(0, 1)).toBe(1000)
    expect(delayAfter(3, 0)).toBe(8000)
    expect(delayAfter(3, 1)).toBe(6000)
    expect(delayAfter(40, 0)).toBe(RECONNECT_MAX_MS)
    expect(RECONNECT_MAX_MS).toBe(18_000_000)
  })

  it('drops a stream without a heartbeat for 45 s, and keeps one with heartbeats', async () => {
    const { live, openings } = start()
    live.listen(['FansImported'])
    await flush()
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MS - 1)
      openings[0]?.write(': heartbeat\n\n')
      await flush()
    }
    expect(openings).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MS)
    expect(openings[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(openings).toHaveLength(2)
  })

  it('does not count waiting for the server to start as a failure', async () => {
    const server = fakeServer()
    let open = () => {}
    const ready = new Promise<void>((resolve) => {
      open = resolve
    })
    const live = createLive({ ...server, ready: () => ready, onEvent: vi.fn(), onGap: vi.fn(), random: () => 0 })
    live.listen(['FansImported'])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(server.openings).toHaveLength(0)
    open()
    await flush()
    expect(server.openings).toHaveLength(1)
  })

  it('reconnects without resuming for another user', async () => {
    const { live, openings } = start()
    live.listen(['FansImported'])
    await flush()
    openings[0]?.write(frame(7, synced))
    await flush()
    live.restart()
    await vi.advanceTimersByTimeAsync(CLOSE_DELAY_MS)
    expect(openings[0]?.signal.aborted).toBe(true)
    expect(openings[1]?.lastEventId).toBeNull()
  })
})
