import { expect, it, onTestFinished, vi } from 'vitest'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'
import { createClient } from '../../src/api/client/client.ts'
import { contract } from '../../src/contract/index.ts'
import { createCallLog } from './callLog.ts'
import { watchCalls } from './monitor.ts'
import { screenOf } from './screenOf.ts'
import { eventually } from '../../tests/support/runner/eventually.ts'

const BASE = 'http://club.example/api/v1'

/** A client of a world whose calls are watched. */
async function watched() {
  const world = await openWorld()
  const log = createCallLog()
  const watch = watchCalls(log, {
    base: BASE,
    where: () => ({ screen: 'Fans', page: '/fans' }),
    isFault: (headers) => headers === null,
  })
  const client = createClient({ baseUrl: BASE, tokens: world.tokens, fetch: watch(world.fetch) })
  const over = () => eventually(() => expect(log.calls().every(({ time }) => time !== null)).toBe(true))
  return { ...world, log, client, over, watch }
}

it('writes a call with its operation, screen, bodies and time', async () => {
  const { client, log, over, api } = await watched()
  await client.call(contract.account.updateMe, { body: { firstName: 'Ann', lastName: 'Ames' } }).catch(() => {})
  await client.call(contract.fanProfiles.list, { params: { tenant: tenantOf({ api }) }, query: { limit: 2 } })
  await over()
  const [first, second] = log.calls()
  expect(first).toMatchObject({ operation: 'account.updateMe', screen: 'Fans', failure: null, byFault: false })
  expect(JSON.parse(first?.requestBody ?? '')).toMatchObject({ firstName: 'Ann' })
  expect(second).toMatchObject({ operation: 'fanProfiles.list', status: 200, requestBody: null })
  expect(JSON.parse(second?.replyBody ?? '')).toHaveProperty('items')
  expect(second?.replySize).toBe(new TextEncoder().encode(second?.replyBody ?? '').length)
})

it('reads what is sent where a request does not say that it has a body, as in Firefox', async () => {
  const { client, log, over } = await watched()
  const hidden = vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(null)
  onTestFinished(() => hidden.mockRestore())
  await client.call(contract.account.updateMe, { body: { firstName: 'Ann', lastName: 'Ames' } })
  await over()
  expect(log.calls()[0]).toMatchObject({ operation: 'account.updateMe', requestBody: expect.stringContaining('Ames') })
})

it('says why a call got no reply, and passes the error on', async () => {
  const { client, log, over, backend } = await watched()
  await backend.control.network('offline')
  await expect(client.call(contract.system.sports, {})).rejects.toThrow('Failed to fetch')
  await over()
  expect(log.calls()).toMatchObject([{ status: null, failure: 'Failed to fetch', byFault: true }])
})

it('follows a stream event by event, and ends it when the page does', async () => {
  const { client, log, over, backend, api } = await watched()
  const leaving = new AbortController()
  const response = await client.openStream(contract.system.sse, { signal: leaving.signal, lastEventId: null })
  const reader = response.body?.getReader()
  await reader?.read()
  const tenant = tenantOf({ api })
  await backend.control.emit({ type: 'FansImported', tenant, id: null })
  await reader?.read()
  expect(log.calls()).toMatchObject([
    { operation: 'system.sse', status: 200, time: null, events: [{ type: 'FansImported' }] },
  ])
  leaving.abort()
  await over()
})

it('leaves calls of others alone', async () => {
  const { log, watch } = await watched()
  const answer = new Response('x')
  expect(await watch(() => Promise.resolve(answer))('http://other.example/api/v1/accounts/me')).toBe(answer)
  expect(log.calls()).toEqual([])
})

it('keeps the latest calls only, by number and by length', () => {
  const log = createCallLog(3)
  const call = (id: number, replyBody = '') => log.put({ ...sample, id: String(id), replyBody })
  for (let id = 1; id <= 10_000; id++) call(id)
  expect(log.calls().map(({ id }) => id)).toEqual(['9998', '9999', '10000'])
  const long = 'x'.repeat(9_000_000)
  call(10_001, long)
  call(10_002, long)
  expect(log.calls().map(({ id }) => id)).toEqual(['10002'])
  log.clear()
  expect(log.calls()).toEqual([])
})

const sample = {
  id: '',
  operation: null,
  method: 'GET',
  url: `${BASE}/accounts/me`,
  startedAt: 0,
  time: 1,
  screen: null,
  page: null,
  requestHeaders: [],
  requestBody: null,
  requestSize: 0,
  status: 200,
  replyHeaders: [],
  replyBody: null,
  replySize: 0,
  failure: null,
  byFault: false,
}

it('names the screens', () => {
  expect(screenOf('/demo/fans/fp_1/profile', '/demo/')).toBe('Fan')
  expect(screenOf('/fans', '/')).toBe('Fans')
  expect(screenOf('/', '/')).toBe('Home')
  expect(screenOf('/elsewhere', '/')).toBe('/elsewhere')
})

it('costs less than a millisecond of work a call', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, name: 'Niamh Kearney', city: 'Sligo' }))
  const text = JSON.stringify({ items: rows, totalItems: rows.length })
  const send: typeof fetch = () => Promise.resolve(new Response(text))
  const log = createCallLog()
  const watch = watchCalls(log, { base: BASE, where: () => ({ screen: 'Fans', page: '/fans' }) })
  const COUNT = 1000
  /** The work of many calls in milliseconds, whatever else the machine does. */
  async function workOf(fetchRows: typeof fetch) {
    const before = process.cpuUsage()
    for (let at = 0; at < COUNT; at++) {
      const response = await fetchRows(new Request(`${BASE}/fan/t/fan-profiles?offset=${at}`))
      await response.text()
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  await workOf(watch(send))
  const plain = await workOf(send)
  const withMonitor = await workOf(watch(send))
  expect((withMonitor - plain) / COUNT).toBeLessThan(1)
})
