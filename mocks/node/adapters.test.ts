import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectLoopback } from '../../tests/support/host/loopback.ts'
import { createBackend } from '../backend.ts'
import { listen } from './http.ts'
import { connectHttpControl } from './httpControl.ts'
import { mockServer } from './mockServer.ts'

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
