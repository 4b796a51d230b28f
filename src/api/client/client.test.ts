import { describe, expect, it, vi } from 'vitest'
import { openWorld } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { createClient, type ClientOptions } from './client.ts'
import { ApiError } from '../errors.ts'
import { findViolation } from './checkReply.ts'
import { memoryJar } from '../session/tokens.ts'

const refreshes = (requests: string[]) => requests.filter((request) => request === 'POST /accounts/refresh').length

describe('client and session', () => {
  it('refreshes once for all waiting requests, and retries each', async () => {
    const { api, backend, requests, tokens } = await openWorld()
    const before = tokens.read()
    await backend.control.expireAccessTokens()
    const users = await Promise.all(Array.from({ length: 5 }, () => api.call(contract.account.me, {})))
    expect(users.map(({ email }) => email)).toEqual(Array(5).fill('admin@rovers.example'))
    expect(refreshes(requests)).toBe(1)
    expect(requests.filter((request) => request === 'GET /accounts/me')).toHaveLength(10)
    expect(tokens.read().refreshToken).toBe(before.refreshToken)
    expect(tokens.read().accessToken).not.toBe(before.accessToken)
  })

  it('ends the session when the refresh is refused', async () => {
    const { api, backend, requests, tokens } = await openWorld()
    await backend.control.advance(30 * 24 * 60 * 60_000)
    await expect(api.call(contract.account.me, {})).rejects.toMatchObject({ status: 401 })
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null })
    expect(api.session.store.getState()).toEqual({ status: 'out', expired: true })
    expect(refreshes(requests)).toBe(1)
  })

  it('keeps the session when the refresh gets no answer', async () => {
    const { backend, fetch, tokens } = await openWorld()
    const before = tokens.read()
    await backend.control.expireAccessTokens()
    const onSessionEnd = vi.fn<() => void>()
    const client = createClient({
      baseUrl: 'http://club.example/api/v1',
      tokens,
      onSessionEnd,
      fetch: (input, init) =>
        new Request(input, init).url.endsWith('/accounts/refresh')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init),
    })
    await expect(client.call(contract.account.me, {})).rejects.toThrow()
    expect(tokens.read()).toEqual(before)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('passes a second 401 on, without a second refresh', async () => {
    const { api, backend, requests } = await openWorld()
    await backend.control.fail('account.me', 401, 2)
    await expect(api.call(contract.account.me, {})).rejects.toMatchObject({ status: 401 })
    expect(refreshes(requests)).toBe(1)
  })

  it('does not refresh for a wrong password or an explicit bearer', async () => {
    const { api, requests } = await openWorld()
    await expect(api.session.login({ email: 'admin@rovers.example', password: 'no' })).rejects.toMatchObject({
      status: 401,
    })
    await expect(api.call(contract.account.me, {}, { bearer: 'garbage' })).rejects.toMatchObject({ status: 401 })
    expect(refreshes(requests)).toBe(0)
  })

  it('sends the token of a session with reads that need none, but not with a login', async () => {
    const { api, backend, tokens } = await openWorld()
    const bearers: (string | null)[] = []
    const { fetch } = backend
    backend.fetch = (request) => {
      bearers.push(request.headers.get('authorization'))
      return fetch(request)
    }
    const { accessToken } = tokens.read()
    await api.call(contract.system.countries, {})
    await api.call(contract.account.login, { body: { email: 'admin@rovers.example', password: 'touchline' } })
    api.session.logout()
    await api.call(contract.system.sports, {})
    expect(bearers).toEqual([`Bearer ${accessToken}`, null, null])
  })

  it('refreshes first when only the refresh token is stored', async () => {
    const { api, requests, tokens } = await openWorld()
    const { refreshToken } = tokens.read()
    tokens.clear()
    tokens.write({ refreshToken: refreshToken ?? '' })
    await api.call(contract.account.me, {})
    expect(requests).toEqual(['POST /accounts/refresh', 'GET /accounts/me'])
  })

  it('makes no request without tokens', async () => {
    const { api, requests } = await openWorld({ as: null })
    expect(api.session.store.getState()).toEqual({ status: 'out' })
    expect(requests).toEqual([])
  })

  it('clears both tokens on logout, without a request', async () => {
    const { api, requests, tokens } = await openWorld()
    api.session.logout()
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null })
    expect(api.session.store.getState()).toEqual({ status: 'out' })
    expect(requests).toEqual([])
  })

  it('reloads when another tab has signed in as another user', async () => {
    const { api, tokens } = await openWorld()
    const { data: cached } = { data: api.queryClient.setQueryData(['fanProfiles.list', {}], 'old') }
    expect(cached).toBe('old')
    const other = await api.call(contract.account.login, {
      body: { email: 'admin@harbour.example', password: 'touchline' },
    })
    tokens.write(other)
    await api.session.revalidate()
    expect(api.session.store.getState()).toMatchObject({ status: 'in', user: { email: 'admin@harbour.example' } })
    expect(api.queryClient.getQueryData(['fanProfiles.list', {}])).toBeUndefined()
  })

  it('ignores a response that arrives after the logout', async () => {
    const { api, backend, tokens } = await openWorld()
    await backend.control.expireAccessTokens()
    await backend.control.latency(20)
    const late = [api.session.load(), api.session.revalidate(), api.call(contract.account.me, {}).catch(() => null)]
    api.session.logout()
    await Promise.all(late)
    expect(api.session.store.getState()).toEqual({ status: 'out' })
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null })
  })

  it.each(['load', 'revalidate'] as const)(
    'ignores a late response to a valid token after the logout (%s)',
    async (fetching) => {
      const { api, backend } = await openWorld()
      await backend.control.latency(20)
      const late = api.session[fetching]()
      api.session.logout()
      await late
      expect(api.session.store.getState()).toEqual({ status: 'out' })
    },
  )

  it('does not mix the tokens of two users when a refresh and a login overlap', async () => {
    const { api, backend, tokens } = await openWorld()
    await backend.control.expireAccessTokens()
    await backend.control.latency(20)
    const late = api.call(contract.account.me, {}).catch(() => null)
    api.session.logout()
    await api.session.login({ email: 'admin@harbour.example', password: 'touchline' })
    await late
    expect(api.session.store.getState()).toMatchObject({ status: 'in', user: { email: 'admin@harbour.example' } })
    expect((await api.call(contract.account.me, {})).email).toBe('admin@harbour.example')
    expect(tokens.read().refreshToken).not.toBeNull()
  })

  it('throws the message that the client docs specify', async () => {
    const { api, backend } = await openWorld()
    await backend.control.fail('fanProfiles.list', 503)
    const failure = await api
      .call(contract.fanProfiles.list, { params: { tenant: 't' } })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      message: 'Error getting fan profiles: The service is unavailable. Try again in a moment.',
      code: 'UNAVAILABLE',
    })
  })
})

describe('openStream', () => {
  const { sse } = contract.system
  const open = (world: Awaited<ReturnType<typeof openWorld>>) =>
    createClient({ baseUrl: 'http://club.example/api/v1', tokens: world.tokens, fetch: world.fetch }).openStream(sse, {
      signal: new AbortController().signal,
      lastEventId: '7',
    })

  it('shares the refresh and sends the id to resume from', async () => {
    const world = await openWorld()
    await world.backend.control.expireAccessTokens()
    const response = await open(world)
    expect(response.status).toBe(200)
    expect(refreshes(world.requests)).toBe(1)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(': gap\n\n')
    await reader?.cancel()
  })

  it('has no time-out', async () => {
    const world = await openWorld()
    vi.useFakeTimers()
    try {
      await world.backend.control.latency(60_000)
      let hasEnded = false
      const isOver = () => hasEnded
      const opening = open(world).finally(() => (hasEnded = true))
      // The delay begins once the code of the call has been loaded.
      while (!isOver()) await vi.advanceTimersByTimeAsync(60_000)
      const response = await opening
      expect(response.status).toBe(200)
      await response.body?.cancel()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('client on other servers', () => {
  const client = (answer: () => Promise<Response>, more: Partial<ClientOptions> = {}) =>
    createClient({ baseUrl: 'http://club.example/api/v1', tokens: memoryJar(), fetch: answer, ...more }).call
  const replying = (body: unknown, status = 200) => client(() => Promise.resolve(Response.json(body, { status })))

  it.each([
    [{ error: { details: 'A sentence.' } }],
    [{ error: { details: { message: 'A sentence.' } } }],
    [{ details: 'A sentence.' }],
    [{ message: 'A sentence.' }],
  ])('reads the sentence out of %j', async (body) => {
    await expect(replying(body, 500)(contract.system.sports, {})).rejects.toThrow('Error getting sports: A sentence.')
  })

  it('uses the status when the error body has no message', async () => {
    const call = client(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
    await expect(call(contract.system.sports, {})).rejects.toThrow('Error getting sports: HTTP 502')
  })

  it('hands a reply over to be checked, and returns the body whatever it is', async () => {
    const checkReply = vi.fn()
    const body = { sports: [{ id: 'football', name: 'Football' }] }
    const call = client(() => Promise.resolve(Response.json(body)), { checkReply })
    expect(await call(contract.system.sports, {})).toEqual(body)
    expect(checkReply).toHaveBeenCalledExactlyOnceWith(contract.system.sports, body)
    expect(findViolation(contract.system.sports, body)?.message).toContain('expected')
    expect(findViolation(contract.system.sports, { sports: [] })).toBeNull()
  })

  it('throws when the body is not JSON', async () => {
    const call = client(() => Promise.resolve(new Response('<html>')))
    await expect(call(contract.system.sports, {})).rejects.toThrow(
      'The server’s response could not be read. Try again.',
    )
  })

  it('passes the original error on when there is no response', async () => {
    const call = client(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(contract.system.sports, {})).rejects.toThrow(/Failed to fetch/)
  })

  it('encodes ids in paths and omits empty searches', async () => {
    const seen: string[] = []
    const { call } = createClient({
      baseUrl: 'http://club.example/api/v1',
      tokens: memoryJar({ accessToken: 't' }),
      fetch(input) {
        seen.push(new Request(input).url)
        return Promise.resolve(Response.json({}))
      },
    })
    await call(contract.fanProfiles.get, { params: { tenant: 'a/b', id: '50%?' } })
    await call(contract.fanProfiles.list, { params: { tenant: 't' }, query: { searchQuery: '', limit: 10 } })
    expect(seen).toEqual([
      'http://club.example/api/v1/fan/a%2Fb/fan-profiles/50%25%3F',
      'http://club.example/api/v1/fan/t/fan-profiles?limit=10',
    ])
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><p>Sent</p>'],
    ['something else', '{"queued":true}'],
  ])('treats a 2xx as success when the body is not read, even if the server sends %s', async (_, body) => {
    const checkReply = vi.fn()
    const call = client(() => Promise.resolve(new Response(body, { status: 202 })), { checkReply })
    const support = { body: { subject: 'Hello', message: 'Anyone there?' } }
    expect(await call(contract.support.send, support)).toEqual({})
    const change = { body: { oldPassword: 'a', newPassword: 'b' } }
    expect(await call(contract.account.changePassword, change)).toEqual({})
    expect(checkReply).not.toHaveBeenCalled()
  })
})
