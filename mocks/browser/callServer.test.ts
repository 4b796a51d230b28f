import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../tests/support/runner/eventually.ts'
import { createCallsAtWork } from './callsAtWork.ts'
import { callServer } from './callServer.ts'
import type { Backend, OnHeld } from '../control.ts'

const serviceWorker: { controller: object | null } = { controller: null }
const msw = vi.hoisted(() => ({ start: () => Promise.resolve<object | null>(null) }))
vi.mock('./startMsw.ts', () => ({ startMsw: () => msw.start() }))

/** A page with a server that says who asked, or answers as `answer` does. */
function openPage(answer: (request: Request, onHeld: OnHeld) => Promise<Response> = async () => new Response('here')) {
  const backend = { answer, fetch: async () => new Response('here') } as unknown as Backend
  const { wrapFetch } = callServer(backend, '/api/v1', createCallsAtWork())
  const call = wrapFetch(async () => new Response('through'))
  return (path: string, init?: RequestInit) => call(`http://club.example${path}`, init)
}
const textOf = async (response: Promise<Response>) => (await response).text()

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', { cookie: '' })
  const worker = {}
  serviceWorker.controller = worker
  msw.start = () => Promise.resolve(worker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('goes through MSW below the base of the API, and not elsewhere', async () => {
    const call = openPage(() => Promise.reject(new Error('asked here')))
    expect(await textOf(call('/api/v1/system/sports'))).toBe('through')
    expect(await textOf(call('/logo.svg'))).toBe('through')
  })

  it('goes directly for the event stream, which would end with the service worker', async () => {
    expect(await textOf(openPage()('/api/v1/system/sse'))).toBe('here')
  })

  it('goes directly once another service worker has taken the place of the one that MSW hears', async () => {
    const call = openPage()
    expect(await textOf(call('/api/v1/system/sports'))).toBe('through')
    serviceWorker.controller = {}
    expect(await textOf(call('/api/v1/system/sports'))).toBe('here')
  })

  it.each([
    ['there are no service workers', () => vi.stubGlobal('navigator', {})],
    ['cookies are denied', () => vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny }))],
    ['MSW cannot start', () => (msw.start = () => Promise.reject(new Error('denied')))],
    ['MSW does not control the page', () => (msw.start = () => Promise.resolve(null))],
    ['streams cannot be transferred', () => vi.stubGlobal('MessageChannel', PortWithoutStreams)],
  ])('goes directly if %s', async (_, arrange) => {
    arrange()
    expect(await textOf(openPage()('/api/v1/system/sports'))).toBe('here')
  })

  it('waits five seconds for MSW', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    msw.start = () => new Promise(() => {})
    const text = vi.fn((answered: string) => answered)
    void textOf(openPage()('/api/v1/system/sports')).then(text)
    await vi.advanceTimersByTimeAsync(4999)
    expect(text).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(text).toHaveBeenCalledWith('here')
  })
})

const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}
class PortWithoutStreams {
  port1 = { postMessage: () => deny() }
}

describe('a direct call', () => {
  beforeEach(() => {
    serviceWorker.controller = null
  })

  it('fails as soon as it is aborted, and cancels the answer that comes after that', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const control = new AbortController()
    const answer = vi.fn(() => promise)
    const call = openPage(answer)('/api/v1/system/sports', { signal: control.signal })
    await eventually(() => expect(answer).toHaveBeenCalledOnce())
    control.abort(new Error('closed'))
    await expect(call).rejects.toThrow('closed')
    const cancelled = vi.fn<() => void>()
    resolve(new Response(new ReadableStream({ cancel: cancelled })))
    await eventually(() => expect(cancelled).toHaveBeenCalledOnce())
  })

  it('times out after a minute if the server holds it back for longer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const call = openPage((_, onHeld) => {
      onHeld(3_600_000)
      return new Promise(() => {})
    })('/api/v1/fan/1/fans/upload')
    const failed = expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
  })

  it('is at work, and not while the server holds it back', async () => {
    const calls = createCallsAtWork()
    let hold: OnHeld = () => {}
    const backend = {
      answer: (_: Request, onHeld: OnHeld) => {
        hold = onHeld
        return new Promise(() => {})
      },
    } as unknown as Backend
    void callServer(backend, '/api/v1', calls).wrapFetch(fetch)('http://club.example/api/v1/system/sports')
    await eventually(() => expect(hold.length).toBe(1))
    const settled = vi.fn<() => void>()
    void calls.settled().then(settled)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(settled).not.toHaveBeenCalled()
    hold(1000)
    await eventually(() => expect(settled).toHaveBeenCalledOnce())
  })
})
