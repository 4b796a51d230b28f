import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '../../contract/index.ts'
import { createClient, TIMEOUT_MS, type ClientOptions } from './client.ts'
import { memoryJar } from '../session/tokens.ts'

const client = (answer: () => Promise<Response>, more: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: 'http://club.example/api/v1', tokens: memoryJar(), fetch: answer, ...more }).call

describe('time-out', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('fails after ten seconds', async () => {
    const call = client(() => new Promise(() => {}))
    const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
    let settled = false
    void failure.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({
      name: 'TimeoutError',
      message: 'The server did not answer in time.',
    })
  })

  it.each([
    ['never ends', () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })],
    [
      'ignores that its request was aborted, like that of a crashed worker',
      () => new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new TextEncoder().encode('{"sports":[')) }),
    ],
  ])('fails on a body that %s', async (_, body) => {
    const call = client(() => Promise.resolve(new Response(body())))
    const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await failure).toMatchObject({ name: 'TimeoutError' })
  })

  it('stops reading a body when the caller aborts', async () => {
    const call = client(() => Promise.resolve(new Response(new ReadableStream())))
    const leaving = new AbortController()
    const failure = call(contract.system.sports, {}, { signal: leaving.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort(new Error('left'))
    expect(await failure).toMatchObject({ message: 'left' })
  })

  it('pauses while the server restarts', async () => {
    let ready = Promise.resolve()
    let open = () => {}
    const call = client(() => new Promise<Response>(() => {}), { ready: () => ready })
    let settled = false
    const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
    void failure.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    ready = new Promise((resolve) => {
      open = resolve
    })
    await vi.advanceTimersByTimeAsync(6 * TIMEOUT_MS)
    expect(settled).toBe(false)
    open()
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(10)
    expect(await failure).toMatchObject({ name: 'TimeoutError' })
  })

  it('pauses while a server in this browser is at work, and while what it has sent is read', async () => {
    let settle = () => {}
    const settled = new Promise<void>((resolve) => {
      settle = resolve
    })
    let answer: (response: Response) => void = () => {}
    const sent = new Promise<Response>((resolve) => {
      answer = resolve
    })
    let end = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        end = () => {
          controller.enqueue(new TextEncoder().encode('{"sports":[]}'))
          controller.close()
        }
      },
    })
    const reply = client(() => sent, { settled: () => settled })(contract.system.sports, {})
    let isDone = false
    void reply.finally(() => (isDone = true)).catch(() => {})
    await vi.advanceTimersByTimeAsync(6 * TIMEOUT_MS)
    expect(isDone).toBe(false)
    answer(new Response(body))
    settle()
    await vi.advanceTimersByTimeAsync(6 * TIMEOUT_MS)
    expect(isDone).toBe(false)
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(await reply).toEqual({ sports: [] })
  })

  it('fails on a body of a server in this browser that never ends, after a minute more', async () => {
    const answer = () => Promise.resolve(new Response(new ReadableStream()))
    const call = client(answer, { settled: () => Promise.resolve() })
    const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
    let settled = false
    void failure.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT_MS)
    expect(await failure).toMatchObject({ name: 'TimeoutError' })
  })

  it('fails a call that a server in this browser holds back, once it is at work on nothing else', async () => {
    const call = client(() => new Promise<Response>(() => {}), { settled: () => Promise.resolve() })
    const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS + 1)
    expect(await failure).toMatchObject({ name: 'TimeoutError' })
  })

  it('starts only when the server is ready', async () => {
    let open = () => {}
    const ready = new Promise<void>((resolve) => {
      open = resolve
    })
    const sent = vi.fn(() => new Promise<Response>(() => {}))
    const call = client(sent, { ready: () => ready })
    const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60 * TIMEOUT_MS)
    expect(sent).not.toHaveBeenCalled()
    open()
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(sent).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ name: 'TimeoutError' })
  })
})
