import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectLoopback, processLivenessLocks } from '../../tests/support/host/loopback.ts'
import { createBackend } from '../backend.ts'
import type { Backend, ServerStatus } from '../control.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'
import { createHost } from './worker/host.ts'
import { listen } from './http.ts'
import { connectHttpControl } from './httpControl.ts'
import { mockServer } from './mockServer.ts'
import { connectRemote } from './worker/connectRemote.ts'
import { noLivenessLocks } from './worker/livenessLocks.ts'
import { eventually } from '../../tests/support/runner/eventually.ts'

describe('HTTP', () => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  const start = async (control = true) => {
    const server = await listen(createBackend({ scenario: 'two-clubs' }), { port: 0, control })
    closing.push(server.close)
    return server.url
  }

  it('allows cross-origin calls from pages on this machine only', async () => {
    const url = await start()
    const from = async (origin: string) =>
      (await fetch(`${url}/api/v1/system/sports`, { headers: { origin } })).headers.get('access-control-allow-origin')
    expect(await from('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await from('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
    expect(await from('https://evil.example')).toBeNull()
    expect(await from('http://localhost.evil.example')).toBeNull()
    const preflight = await fetch(`${url}/api/v1/accounts/me`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:1' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  })

  it('serves the control API beside the product API, unless it is disabled', async () => {
    const url = await start()
    const control = connectHttpControl(url)
    await control.advance(60_000)
    expect(await control.info()).toMatchObject({ scenario: 'two-clubs', now: '2026-01-15T09:01:00.000Z' })
    await expect(control.fail('no.such', 500)).rejects.toThrow('no operation "no.such"')
    expect((await fetch(`${url}/__mock/advance`, { method: 'POST', body: '{"a":1}' })).status).toBe(400)
    const fromElsewhere = { method: 'POST', headers: { origin: 'https://evil.example' } }
    expect((await fetch(`${url}/__mock/reset`, fromElsewhere)).status).toBe(403)
    expect((await fetch(`${url}/__mock/info`)).status).toBe(405)
    expect((await fetch(`${url}/api/v1/nothing?${'x'.repeat(40_000)}`)).status).toBe(404)
    const closed = await start(false)
    expect((await fetch(`${closed}/__mock/info`)).status).toBe(404)
  })

  it('rejects when the port is taken', async () => {
    const port = Number(new URL(await start()).port)
    await expect(listen(createBackend({ scenario: 'new-club' }), { port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})

describe('npm run mock', () => {
  it('ends with a sentence when it cannot begin, although its clock runs', async () => {
    const { url, close } = await listen(createBackend({ scenario: 'new-club' }), { port: 0 })
    const args = ['--scenario', 'new-club', '--port', new URL(url).port]
    const ended = await promisify(execFile)(process.execPath, [
      fileURLToPath(new URL('http.ts', import.meta.url)),
      ...args,
    ]).catch((error: unknown) => error)
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Choose another port: npm run mock -- --port 4011') as string,
    })
    await close()
  })
})

describe('control', () => {
  it('behaves the same in process, over a MessagePort and over HTTP', async () => {
    const local = createBackend({ scenario: 'two-clubs' })
    const { far, close } = connectLoopback(createBackend({ scenario: 'two-clubs' }))
    const server = await listen(createBackend({ scenario: 'two-clubs' }), { port: 0 })
    const outcomes = []
    for (const control of [local.control, far.control, connectHttpControl(server.url)]) {
      const fresh = await control.stateHash()
      await control.advance(60_000)
      await control.emit({ type: 'FansImported', tenant: 't1', id: null })
      await control.expireAccessTokens()
      const journal = await control.exportJournal()
      const hash = await control.stateHash()
      await control.loadScenario('new-club')
      await control.importJournal(journal)
      const back = await control.stateHash()
      const wrong = await control
        .importJournal({})
        .catch((error: unknown) => (error instanceof Error ? error.message : ''))
      const { now, writes } = await control.info()
      await control.reset()
      outcomes.push({ fresh, journal, hash, back, wrong, now, writes, end: await control.stateHash() })
    }
    const [outcome] = outcomes
    for (const other of outcomes) expect(other).toEqual(outcome)
    expect(outcome).toMatchObject({
      back: outcome?.hash,
      end: outcome?.fresh,
      writes: 2,
      now: '2026-01-15T09:01:00.000Z',
    })
    expect(outcome?.hash).not.toBe(outcome?.fresh)
    close()
    await server.close()
  })
})

describe('MSW in Node', () => {
  const server = mockServer({ scenario: 'two-clubs' })
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterAll(() => {
    server.close()
  })

  it('answers fetch', async () => {
    const response = await fetch('https://any.club.example/api/v1/system/sports')
    expect(await response.json()).toMatchObject({
      // Vitest types its matchers as any.
      sports: expect.arrayContaining([{ id: 'football', name: 'Football', icon: '⚽' }]) as unknown,
    })
    await server.control.fail('system.sports', 500)
    expect((await fetch('https://any.club.example/api/v1/system/sports')).status).toBe(500)
  })
})

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
})
