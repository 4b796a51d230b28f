import { describe, expect, it, vi } from 'vitest'
import { contract } from '../src/contract/index.ts'
import type { ErrorStatus } from '../src/contract/endpoint/errors.ts'
import { createBackend, type BackendOptions } from './backend.ts'
import { callControl } from './control.ts'
import { readToken, signToken } from './db/tokens.ts'
import { PASSWORD, type ScenarioName } from './seed/scenarios/scenarios.ts'

const ORIGIN = 'http://club.example/api/v1'

async function open(options: BackendOptions = {}) {
  const onBug = vi.fn()
  const backend = createBackend({ scenario: 'two-clubs', onBug, ...options })
  const get = (path: string, bearer?: string) =>
    backend.fetch(
      new Request(ORIGIN + path, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } }),
    )
  const login = (email = 'admin@rovers.example') =>
    backend.fetch(
      new Request(`${ORIGIN}/accounts/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
    )
  const { accessToken } = contract.account.login.responses[200].parse(await (await login()).json())
  const { tenant } = contract.account.me.responses[200].parse(await (await get('/accounts/me', accessToken)).json())
  return { backend, onBug, get, login, accessToken, tenant }
}

const listOf = async (response: Response) => contract.fanProfiles.list.responses[200].parse(await response.json())

describe('backend', () => {
  it.each([
    ['rovers', 12_000],
    ['two-clubs', 300],
    ['new-club', 0],
    ['huge', 100_000],
  ] as const)('scenario %s has %i fans and knows the four accounts', async (scenario, fans) => {
    const { get, login, accessToken, tenant } = await open({ scenario })
    expect((await listOf(await get(`/fan/${tenant}/fan-profiles?limit=1`, accessToken))).totalItems).toBe(fans)
    for (const email of [
      'admin@rovers.example',
      'user@rovers.example',
      'owner@newclub.example',
      'admin@harbour.example',
    ]) {
      expect((await login(email)).status).toBe(200)
    }
  })

  it.each([
    [{ scenario: 'nope' }, 'there is no scenario "nope"'],
    [{ anchor: 'nope' }, '"nope" is no time in milliseconds since 1970'],
  ])('refuses %j with a sentence', (options, sentence) => {
    // Types hold only where TypeScript is used.
    expect(() => createBackend(options as BackendOptions)).toThrow(sentence)
  })

  it('has the same data for the same seed and anchor, and different data for another seed', async () => {
    const page = async (options: BackendOptions) => {
      const { get, accessToken, tenant } = await open(options)
      return (await get(`/fan/${tenant}/fan-profiles?limit=300`, accessToken)).text()
    }
    expect(await page({})).toBe(await page({}))
    expect(await page({ seed: '2' })).not.toBe(await page({}))
  })

  it('seeds people whose fields are consistent', async () => {
    const { get, accessToken, tenant } = await open({ scenario: 'rovers' })
    const { items } = await listOf(await get(`/fan/${tenant}/fan-profiles?limit=1000`, accessToken))
    const share = (test: (item: (typeof items)[number]) => boolean) => items.filter(test).length / items.length
    expect(share(({ country }) => country === 'United Kingdom')).toBeGreaterThan(0.7)
    for (const { country, phone, zipCode, membership, age, createdAt, signedUpAt } of items) {
      if (country === 'United Kingdom' && phone !== null) expect(phone).toMatch(/^\+44 7700 900\d{3}$/)
      if (country === 'Germany' && zipCode !== null) expect(zipCode).toMatch(/^\d{5}$/)
      if (membership === 'Youth' && age !== null) expect(age).toBeLessThan(19)
      if (membership === 'Senior' && age !== null) expect(age).toBeGreaterThan(64)
      if (signedUpAt !== null) expect(createdAt >= signedUpAt).toBe(true)
    }
    const average = (kind: string | null) => {
      const scores = items.flatMap(({ membership, score }) => (membership === kind && score !== null ? [score] : []))
      return scores.reduce((sum, score) => sum + score, 0) / scores.length
    }
    expect(average('Season ticket')).toBeGreaterThan(average('Member'))
    expect(average('Member')).toBeGreaterThan(average(null))
    for (const gap of ['lastName', 'birthDay', 'phone', 'city', 'score', 'gender'] as const) {
      expect(share((item) => item[gap] === null)).toBeGreaterThan(0)
      expect(share((item) => item[gap] === null)).toBeLessThan(0.35)
    }
  })

  it('rejects a search of 10 MB with the declared error', async () => {
    const { get, accessToken, tenant, onBug } = await open()
    const response = await get(`/fan/${tenant}/fan-profiles?searchQuery=${'a'.repeat(10 * 1024 * 1024)}`, accessToken)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      // Vitest types its matchers as any.
      error: { code: 'INVALID_INPUT', fields: { searchQuery: expect.any(String) as string } },
    })
    expect(onBug).not.toHaveBeenCalled()
  })

  it('calls methods of its control API by name, and rejects unknown names and bad arguments with a reason', async () => {
    const { backend, get } = await open()
    await callControl(backend.control, 'fail', ['system.sports', 503, 2])
    expect([
      (await get('/system/sports')).status,
      (await get('/system/sports')).status,
      (await get('/system/sports')).status,
    ]).toEqual([503, 503, 200])
    await expect(callControl(backend.control, 'explode', [])).rejects.toThrow('control has no "explode"')
    await expect(callControl(backend.control, 'toString', [])).rejects.toThrow('control has no')
    await backend.control.fail('systemSports', 500)
    await backend.control.fail('system.sports', 500, 0)
    await expect(backend.control.fail('no.such', 500)).rejects.toThrow('no operation "no.such"')
    // A caller in the console can pass what the types forbid.
    await expect(backend.control.fail('system.sports', 299 as ErrorStatus)).rejects.toThrow('no error status 299')
    await expect(backend.control.loadScenario('__proto__' as ScenarioName)).rejects.toThrow('no scenario')
    await expect(backend.control.advance(-1)).rejects.toThrow('whole number')
    await expect(backend.control.advance(1e300)).rejects.toThrow('whole number')
    await expect(backend.control.advance(Number.MAX_SAFE_INTEGER)).rejects.toThrow('beyond the year 9999')
    await expect(backend.control.latency(1e12)).rejects.toThrow('whole number')
    expect(await backend.control.info()).toMatchObject({ now: '2026-01-15T09:00:00.000Z' })
  })

  it('clears faults when it loads another scenario', async () => {
    const { backend, get, login } = await open()
    await backend.control.fail('system.sports', 500, 99)
    await backend.control.loadScenario('new-club')
    expect((await get('/system/sports')).status).toBe(200)
    expect((await login()).status).toBe(200)
    expect(await backend.control.info()).toMatchObject({ scenario: 'new-club', now: '2026-01-15T09:00:00.000Z' })
  })

  it('delays its answers by the given latency', async () => {
    vi.useFakeTimers()
    try {
      const { backend, get } = await open()
      await backend.control.latency(800)
      let answered = false
      const answer = get('/system/sports').then((response) => {
        answered = true
        return response
      })
      await vi.advanceTimersByTimeAsync(799)
      expect(answered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect((await answer).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('tokens', () => {
  const claims = { sub: 'u1', tenant: 't1', kind: 'access', exp: 1, epoch: 0, generation: 0, mail: null } as const

  it('can be read back after signing', () => {
    expect(readToken(signToken(claims))).toEqual(claims)
    expect(readToken(signToken({ ...claims, sub: 'Łukasz 💥' }))).toMatchObject({ sub: 'Łukasz 💥' })
  })

  it('are invalid once a character is changed', () => {
    const token = signToken(claims)
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readToken(changed)).toBeNull()
    }
    for (const nonsense of ['', '.', '..', '...', token.slice(1), `${token}.`]) expect(readToken(nonsense)).toBeNull()
  })
})
