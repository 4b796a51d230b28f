import { describe, expect, it, vi } from 'vitest'
import { openWorld } from '../../../tests/support/world.ts'
import { contract } from '../../contract/index.ts'
import { createClient, type ClientOptions } from './client.ts'
import { ApiError } from '../errors.ts'
import { memoryJar } from '../session/tokens.ts'

const refreshes = (requests: string[]) => requests.filter((request) => request === 'POST /accounts/refresh').length

describe('client and session on the model', () => {
  it('refreshes once for all that wait, and retries each', async () => {
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

  it('ends the session where the refresh is refused', async () => {
    const { api, backend, requests, tokens } = await openWorld()
    await backend.control.advance(30 * 24 * 60 * 60_000)
    await expect(api.call(contract.account.me, {})).rejects.toMatchObject({ status: 401 })
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null })
    expect(api.session.store.getState()).toEqual({ status: 'out', expired: true })
    expect(refreshes(requests)).toBe(1)
  })

  it('passes a second 401 on, without a second refresh', async () => {
    const { api, backend, requests } = await openWorld()
    await backend.control.fail('account.me', 401, 2)
    await expect(api.call(contract.account.me, {})).rejects.toMatchObject({ status: 401 })
    expect(refreshes(requests)).toBe(1)
  })

  it('never refreshes for a wrong password, or for a bearer that was given', async () => {
    const { api, requests } = await openWorld()
    await expect(api.session.login({ email: 'admin@rovers.example', password: 'no' })).rejects.toMatchObject({
      status: 401,
    })
    await expect(api.call(contract.account.me, {}, { bearer: 'garbage' })).rejects.toMatchObject({ status: 401 })
    expect(refreshes(requests)).toBe(0)
  })

  it('asks for a fresh access token first where only the refresh token is left', async () => {
    const { api, requests, tokens } = await openWorld()
    const { refreshToken } = tokens.read()
    tokens.clear()
    tokens.write({ refreshToken: refreshToken ?? '' })
    await api.call(contract.account.me, {})
    expect(requests).toEqual(['POST /accounts/refresh', 'GET /accounts/me'])
  })

  it('makes no call to find out that nobody is signed in', async () => {
    const { api, requests } = await openWorld({ as: null })
    expect(api.session.store.getState()).toEqual({ status: 'out' })
    expect(requests).toEqual([])
  })

  it('forgets both tokens at the logout, without a call', async () => {
    const { api, requests, tokens } = await openWorld()
    api.session.logout()
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null })
    expect(api.session.store.getState()).toEqual({ status: 'out' })
    expect(requests).toEqual([])
  })

  it('starts over where another tab has signed in as somebody else', async () => {
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

  it('does not bring a person back whose answer comes after the logout', async () => {
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
    'does not take the late answer of a good token for a user (%s)',
    async (fetching) => {
      const { api, backend } = await openWorld()
      await backend.control.latency(20)
      const late = api.session[fetching]()
      api.session.logout()
      await late
      expect(api.session.store.getState()).toEqual({ status: 'out' })
    },
  )

  it('does not mix the tokens of two people whose refresh and login cross', async () => {
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

  it('tells a failure as the catalogue does', async () => {
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

describe('the stream of the client', () => {
  const { sse } = contract.system
  const open = (world: Awaited<ReturnType<typeof openWorld>>) =>
    createClient({ baseUrl: 'http://club.example/api/v1', tokens: world.tokens, fetch: world.fetch }).openStream(sse, {
      signal: new AbortController().signal,
      lastEventId: '7',
    })

  it('gets the one refresh, and says where it resumes', async () => {
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
      const opening = open(world)
      await vi.advanceTimersByTimeAsync(60_000)
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

  it('names the status where a failing body says nothing', async () => {
    const call = client(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
    await expect(call(contract.system.sports, {})).rejects.toThrow('Error getting sports: HTTP 502')
  })

  it('reports a reply off contract and hands it on', async () => {
    const onOffContract = vi.fn()
    const body = { sports: [{ id: 'football', name: 'Football' }] }
    const call = client(() => Promise.resolve(Response.json(body)), { onOffContract })
    expect(await call(contract.system.sports, {})).toEqual(body)
    expect(onOffContract).toHaveBeenCalledOnce()
  })

  it('cannot hand on a reply that is no JSON', async () => {
    const call = client(() => Promise.resolve(new Response('<html>')))
    await expect(call(contract.system.sports, {})).rejects.toThrow("The server's answer could not be read.")
  })

  it('passes the original error on where there is no answer', async () => {
    const call = client(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(contract.system.sports, {})).rejects.toThrow(/Failed to fetch/)
  })

  it('encodes ids in paths and leaves empty searches out', async () => {
    const seen: string[] = []
    const { call } = createClient({
      baseUrl: 'http://club.example/api/v1',
      tokens: memoryJar({ accessToken: 't' }),
      fetch(input) {
        seen.push(new Request(input).url)
        return Promise.resolve(Response.json({}))
      },
      onOffContract() {},
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
  ])('takes a 2xx for success where the reply is not read, though the server sends %s', async (_, body) => {
    const onOffContract = vi.fn()
    const call = client(() => Promise.resolve(new Response(body, { status: 202 })), { onOffContract })
    const support = { body: { subject: 'Hello', message: 'Anyone there?' } }
    expect(await call(contract.support.send, support)).toEqual({})
    const change = { body: { oldPassword: 'a', newPassword: 'b' } }
    expect(await call(contract.account.changePassword, change)).toEqual({})
    expect(onOffContract).not.toHaveBeenCalled()
  })
})
