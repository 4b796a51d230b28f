import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../backend.ts'
import { listen } from './http.ts'
import { connectHttpControl } from './httpControl.ts'
import { mockServer } from './node.ts'
import { connectRemote } from './remote.ts'
import { serveOver } from './serveOver.ts'

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

  it('lets pages of this machine call, and nobody else', async () => {
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

  it('gives its strings beside the API, unless they are switched off', async () => {
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

  it('says that a port is taken', async () => {
    const port = Number(new URL(await start()).port)
    await expect(listen(createBackend({ scenario: 'new-club' }), { port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})

describe('control', () => {
  it('is the same near, far and over HTTP', async () => {
    const near = createBackend({ scenario: 'two-clubs' })
    const { port1, port2 } = new MessageChannel()
    serveOver(port2, createBackend({ scenario: 'two-clubs' }))
    const far = connectRemote(() => port1)
    const server = await listen(createBackend({ scenario: 'two-clubs' }), { port: 0 })
    const stories = []
    for (const control of [near.control, far.control, connectHttpControl(server.url)]) {
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
      stories.push({ fresh, journal, hash, back, wrong, now, writes, end: await control.stateHash() })
    }
    const [story] = stories
    for (const other of stories) expect(other).toEqual(story)
    expect(story).toMatchObject({ back: story?.hash, end: story?.fresh, writes: 2, now: '2026-01-15T09:01:00.000Z' })
    expect(story?.hash).not.toBe(story?.fresh)
    port1.close()
    port2.close()
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
      sports: expect.arrayContaining([{ id: 'football', name: 'Football', icon: '⚽' }]) as unknown,
    })
    await server.control.fail('system.sports', 500)
    expect((await fetch('https://any.club.example/api/v1/system/sports')).status).toBe(500)
  })
})

describe('a far backend', () => {
  it('is the same to a caller as a near one', async () => {
    const near = createBackend({ scenario: 'two-clubs' })
    const { port1, port2 } = new MessageChannel()
    serveOver(port2, near)
    const far = connectRemote(() => port1)
    const login = () =>
      new Request('http://club.example/api/v1/accounts/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@rovers.example', password: 'touchline' }),
      })
    const [theirs, ours] = [await far.fetch(login()), await near.fetch(login())]
    expect(theirs.status).toBe(ours.status)
    expect(await theirs.json()).toEqual(await ours.json())
    expect(await far.control.info()).toEqual(await near.control.info())
    await expect(far.control.fail('no.such', 500)).rejects.toThrow('no operation "no.such"')
    port1.close()
    port2.close()
  })

  it('is found again where the other end has died: what reads is asked again, what writes fails', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    const channels: MessageChannel[] = []
    const far = connectRemote(() => {
      const channel = new MessageChannel()
      channels.push(channel)
      // The first other end is dead from the start.
      if (channels.length > 1) serveOver(channel.port2, backend)
      return channel.port1
    })
    const path = 'http://club.example/api/v1/system/sports'
    const reading = far.fetch(new Request(path))
    const pulling = far.control.advance(60_000).catch((error: unknown) => error)
    const writing = far.fetch(new Request(path, { method: 'POST' })).catch((error: unknown) => error)
    expect((await reading).status).toBe(200)
    expect(await writing).toBeInstanceOf(TypeError)
    expect(await pulling).toBeInstanceOf(Error)
    expect(await far.control.info()).toMatchObject({ now: '2026-01-15T09:00:00.000Z' })
    expect(channels).toHaveLength(2)
    for (const { port1, port2 } of channels) {
      port1.close()
      port2.close()
    }
  })

  it('is waited for as long as it lives, however slow', async () => {
    const backend = createBackend({ scenario: 'two-clubs' })
    await backend.control.latency(5000)
    const { port1, port2 } = new MessageChannel()
    let opened = 0
    serveOver(port2, backend)
    const far = connectRemote(() => {
      opened++
      return port1
    })
    expect((await far.fetch(new Request('http://club.example/api/v1/system/sports'))).status).toBe(200)
    expect(opened).toBe(1)
    port1.close()
    port2.close()
  })
})
