import { describe, expect, it, vi } from 'vitest'
import { connectLoopback, processLivenessLocks } from '../../tests/support/host/loopback.ts'
import { eventually } from '../../tests/support/runner/eventually.ts'
import { createBackend } from '../backend.ts'
import type { Backend, ServerStatus } from '../control.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'
import { connectRemote } from './connectRemote.ts'
import { createHost } from './host.ts'
import { noLivenessLocks } from './livenessLocks.ts'

describe('a backend behind a MessagePort', () => {
  const signIn = () =>
    new Request('http://club.example/api/v1/accounts/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@rovers.example', password: 'touchline' }),
    })
  const sports = (method = 'GET') => new Request('http://club.example/api/v1/system/sports', { method })

  async function openStream(backend: Pick<Backend, 'fetch'>) {
    const signedIn = await backend.fetch(signIn())
    // JSON is untyped; this is the reply of a login.
    const { accessToken } = (await signedIn.json()) as { accessToken: string }
    const response = await backend.fetch(
      new Request('http://club.example/api/v1/system/sse', { headers: { authorization: `Bearer ${accessToken}` } }),
    )
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('the stream has no body')
    return reader
  }

  it('answers like a backend in the same process', async () => {
    const local = createBackend({ scenario: 'two-clubs' })
    const { far, close } = connectLoopback(local)
    const [theirs, ours] = [await far.fetch(signIn()), await local.fetch(signIn())]
    expect(theirs.status).toBe(ours.status)
    expect(await theirs.json()).toEqual(await ours.json())
    expect(await far.control.info()).toEqual(await local.control.info())
    await expect(far.control.fail('no.such', 500)).rejects.toThrow('no operation "no.such"')
    close()
  })

  it('tells when the network or a fault of the model holds an answer back', async () => {
    const local = createBackend({ scenario: 'two-clubs' })
    const { far, close } = connectLoopback(local)
    const onHeld = vi.fn()
    expect((await far.answer(sports(), onHeld)).status).toBe(200)
    expect(onHeld).not.toHaveBeenCalled()
    await local.control.latency(30)
    expect((await far.answer(sports(), onHeld)).status).toBe(200)
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(30)
    close()
  })

  it('sends bodies as bytes and streams chunk by chunk over a port, since WebKit cannot transfer streams', async () => {
    const transfer = vi.spyOn(MessagePort.prototype, 'postMessage')
    const { far, close } = connectLoopback(createBackend({ scenario: 'two-clubs' }))
    const reader = await openStream(far)
    expect((await reader.read()).value).toBe(': open\n\n')
    await far.control.emit({ type: 'FansImported', tenant: rovers.id, id: null })
    expect((await reader.read()).value).toContain('event: FansImported')
    const sent = transfer.mock.calls.flatMap(([, list]) => (Array.isArray(list) ? list : []))
    expect(sent.some((value) => value instanceof MessagePort)).toBe(true)
    expect(sent.every((value) => value instanceof MessagePort || value instanceof ArrayBuffer)).toBe(true)
    transfer.mockRestore()
    await reader.cancel()
    close()
  })

  it('reads a stream no faster than the page, and cancels it when the page does', async () => {
    let pulled = 0
    let cancelled = false
    const body = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          pull: (controller) => controller.enqueue(new Uint8Array([++pulled])),
          cancel: () => {
            cancelled = true
          },
        },
        { highWaterMark: 0 },
      )
    const local = createBackend({ scenario: 'new-club' })
    const streaming = { headers: { 'content-type': 'text/event-stream' } }
    const { far, close } = connectLoopback({ ...local, answer: () => Promise.resolve(new Response(body(), streaming)) })
    const reader = (await far.fetch(sports())).body?.getReader()
    expect((await reader?.read())?.value).toEqual(new Uint8Array([1]))
    expect((await reader?.read())?.value).toEqual(new Uint8Array([2]))
    await far.control.info()
    expect(pulled).toBeLessThanOrEqual(3)
    await reader?.cancel()
    await eventually(() => expect(cancelled).toBe(true))
    close()
  })

  it('reconnects when the worker dies: reads are retried, writes fail, streams end', async () => {
    const stuck = createBackend({ scenario: 'two-clubs' })
    const { far, kill, opened, close } = connectLoopback(stuck)
    const reader = await openStream(far)
    await reader.read()
    const cut = reader.read().catch((error: unknown) => error)
    await stuck.control.latency(2 ** 30)
    const reading = far.fetch(sports())
    const writing = far.fetch(sports('POST')).catch((error: unknown) => error)
    await eventually(async () => expect(await far.control.info()).toBeDefined())
    kill(createBackend({ scenario: 'two-clubs' }))
    expect((await reading).status).toBe(200)
    expect(await writing).toBeInstanceOf(TypeError)
    expect(await cut).toBeInstanceOf(TypeError)
    expect(await far.control.info()).toMatchObject({ now: '2026-01-15T09:00:00.000Z' })
    expect(opened()).toBe(2)
    close()
  })

  it('waits for a backend that is still opening, and performs pending calls once', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const statuses: ServerStatus[] = []
    let open: (backend: Backend) => void = () => {}
    const { far, host, close } = connectLoopback(
      new Promise<Backend>((resolve) => {
        open = resolve
      }),
      (status) => statuses.push(status),
    )
    const advanced = far.control.advance(60_000)
    await eventually(() => expect(statuses).toEqual([{ state: 'starting', doing: 'opening' }]))
    host.broadcast({ state: 'starting', doing: 'replaying', done: 1, total: 2 })
    open(backend)
    await advanced
    expect(await far.control.info()).toMatchObject({ now: '2026-01-15T09:01:00.000Z' })
    expect(statuses.at(-1)).toMatchObject({ doing: 'replaying' })
    close()
  })

  it('fails a call whose result cannot be sent, instead of letting it wait', async () => {
    const local = createBackend({ scenario: 'two-clubs' })
    const { far, close } = connectLoopback({
      ...local,
      // A result that no control call is meant to have.
      control: { ...local.control, info: () => Promise.resolve((() => {}) as never) },
    })
    await expect(far.control.info()).rejects.toThrow('could not be cloned')
    close()
  })

  it('forgets a page without a lock when it leaves, and serves it again when it comes back', async () => {
    const host = createHost(Promise.resolve(createBackend({ scenario: 'two-clubs' })), noLivenessLocks)
    const ports: MessagePort[] = []
    const statuses: ServerStatus[] = []
    const leaving = connectRemote({
      livenessLock: '',
      livenessLocks: noLivenessLocks,
      open() {
        const { port1, port2 } = new MessageChannel()
        ports.push(port2)
        host.accept(port2)
        return port1
      },
      onStatus: (status) => statuses.push(status),
    })
    const reader = await openStream(leaving)
    await reader.read()
    const cut = reader.read().catch((error: unknown) => error)
    const posted = vi.spyOn(ports[0] ?? new MessageChannel().port1, 'postMessage')
    leaving.leave()
    await eventually(() => {
      posted.mockClear()
      host.broadcast({ state: 'ready', notices: ['news'] })
      expect(posted).not.toHaveBeenCalled()
    })

    leaving.comeBack()
    expect(await cut).toBeInstanceOf(TypeError)
    expect(await leaving.control.info()).toMatchObject({ scenario: 'two-clubs' })
    expect(statuses.at(-1)).toEqual({ state: 'ready', notices: ['news'] })
    leaving.dispose()
    for (const port of ports) port.close()
  })

  it("ends a page's streams when the page disappears without closing them", async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    let ended = false
    const streaming = { headers: { 'content-type': 'text/event-stream' } }
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      cancel: () => {
        ended = true
      },
    })
    const livenessLocks = processLivenessLocks()
    const name = await livenessLocks.hold()
    const { port1, port2 } = new MessageChannel()
    const host = createHost(
      Promise.resolve({ ...backend, answer: () => Promise.resolve(new Response(body, streaming)) }),
      livenessLocks,
    )
    host.accept(port2)
    const far = connectRemote({ livenessLock: name, livenessLocks, open: () => port1 })
    await far.fetch(sports())
    expect(ended).toBe(false)
    livenessLocks.end(name)
    await eventually(() => expect(ended).toBe(true))
    far.dispose()
    port2.close()
  })

  describe('after the storage of one side was deleted', () => {
    /** The locks of another storage are all free. */
    const otherLocks = {
      watch(name: string, onEnd: () => void) {
        const timer = setTimeout(() => name !== '' && onEnd())
        return () => clearTimeout(timer)
      },
    }
    const lock = (name: string) => ({ ...otherLocks, hold: () => Promise.resolve(name) })
    const model = () => Promise.resolve(createBackend({ scenario: 'two-clubs' }))

    it('ends the server and connects to another one, if the page is younger', async () => {
      const onStorageDeleted = vi.fn(() => {
        host = createHost(model(), { ...processLivenessLocks(), hold: () => Promise.resolve('new') })
      })
      let host = createHost(model(), lock('old'), { onStorageDeleted, since: performance.timeOrigin - 1000 })
      const far = connectRemote({
        livenessLock: 'page',
        livenessLocks: { watch: (name, onEnd) => (name === 'old' ? otherLocks.watch(name, onEnd) : () => {}) },
        open() {
          const { port1, port2 } = new MessageChannel()
          host.accept(port2)
          return port1
        },
      })
      await eventually(() => expect(onStorageDeleted).toHaveBeenCalled())
      expect(await far.control.info()).toMatchObject({ scenario: 'two-clubs' })
      far.dispose()
    })

    it('tells the page to reload, if the server is younger', async () => {
      const onStorageDeleted = vi.fn()
      const statuses: ServerStatus[] = []
      const host = createHost(model(), lock('new'), { onStorageDeleted, since: performance.timeOrigin + 1000 })
      const far = connectRemote({
        livenessLock: 'page',
        livenessLocks: otherLocks,
        open() {
          const { port1, port2 } = new MessageChannel()
          host.accept(port2)
          return port1
        },
        onStatus: (status) => statuses.push(status),
      })
      await eventually(() => expect(statuses.at(-1)).toEqual({ state: 'left', to: 'new storage' }))
      expect(onStorageDeleted).not.toHaveBeenCalled()
      far.dispose()
    })
  })
})
