import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contract } from '../../contract/index.ts'
import { createClient, TIMEOUT_MS } from './client.ts'
import { memoryJar } from '../session/tokens.ts'

// In a file of its own: once the code has been mocked, later tests load it in more turns than their timers wait for.

let loaded = Promise.withResolvers<void>()

beforeEach(() => {
  loaded = Promise.withResolvers<void>()
  vi.doMock('./send.ts', async (importActual) => {
    await loaded.promise
    return importActual()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./send.ts')
})

const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ baseUrl: 'http://club.example/api/v1', tokens: memoryJar({ accessToken: 't' }), fetch })

it('a call’s time starts only when the code that sends it has been loaded', async () => {
  vi.useFakeTimers()
  const sent = Promise.withResolvers<void>()
  const { call } = clientOf(() => {
    sent.resolve()
    return new Promise<Response>(() => {})
  })
  let isSent = false
  let settled = false
  void sent.promise.then(() => (isSent = true))
  const failure = call(contract.system.sports, {}).catch((error: unknown) => error)
  void failure.then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(6 * TIMEOUT_MS)
  expect([settled, isSent]).toEqual([false, false])
  loaded.resolve()
  await sent.promise
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await failure).toMatchObject({ name: 'TimeoutError' })
})

it('a call stops waiting for that code when the caller aborts', async () => {
  const { call, openStream } = clientOf(vi.fn())
  const leaving = new AbortController()
  const waiting = [
    call(contract.system.sports, {}, { signal: leaving.signal }),
    openStream(contract.system.sse, { signal: leaving.signal, lastEventId: null }),
  ].map((each) => each.catch((error: unknown) => error))
  leaving.abort(new Error('left'))
  for (const failure of await Promise.all(waiting)) expect(failure).toMatchObject({ message: 'left' })
  loaded.resolve()
})
