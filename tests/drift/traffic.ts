import assert from 'node:assert/strict'
import type { RecordedCall } from '../../mocks/har/call.ts'
import { createBackend } from '../../mocks/backend.ts'
import { recordCalls } from '../../scripts/drift/recordCalls.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { contract } from '../../src/contract/index.ts'
import { buildPath, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'

export const BASE = '/api/v1'
export const HOST = 'http://club.example'

/** A server with a defect: what it makes of the model's reply. */
export type Doctor = (request: Request, answer: () => Promise<Response>) => Promise<Response>

const honest: Doctor = (_, answer) => answer()

/**
 * What a day of real traffic has in it, in short: signing in, lists, writes, refusals, and a stream that is open all
 * the time.
 */
export async function recordTraffic(doctor: Doctor = honest): Promise<RecordedCall[]> {
  const backend = createBackend({ scenario: 'two-clubs' })
  const calls: RecordedCall[] = []
  // Every call takes a moment of its own, and a write has the time that its event may need.
  let time = Date.UTC(2026, 0, 15, 9)
  const now = () => (time += 10)
  const send = recordCalls(
    (request) => doctor(request, () => backend.fetch(request)),
    (call) => void calls.push(call),
    now,
  )
  const login = await send(
    requestOf('POST', '/accounts/login', { body: { email: 'admin@rovers.example', password: PASSWORD } }),
  )
  const tokens = (await login.json()) as { accessToken: string }
  const bearer = tokens.accessToken
  const me = (await (await send(requestOf('GET', '/accounts/me', { bearer }))).json()) as { tenant: string }
  const params = { tenant: me.tenant }
  const ask = async (endpoint: Endpoint, more: { id?: string; query?: string; body?: unknown } = {}) => {
    const path = buildPath(endpoint.path, { ...params, id: more.id ?? '' }) + (more.query ?? '')
    const response = await send(
      requestOf(endpoint.method, path, { bearer, ...('body' in more && { body: more.body }) }),
    )
    const text = await response.text()
    return text.startsWith('{') ? (JSON.parse(text) as { id?: string; items?: { id: string }[] }) : {}
  }
  const stream = await send(requestOf('GET', contract.system.sse.path, { bearer }))
  const reader = stream.body?.getReader()
  const pump = (async () => {
    while (!(await reader?.read())?.done);
  })()
  const fans = await ask(contract.fans.list, { query: '?orderBy=score&orderDirection=desc&limit=20' })
  await ask(contract.fans.list, { query: '?orderBy=email&orderDirection=asc&offset=20&limit=20' })
  await ask(contract.fans.list, { query: '?searchQuery=an' })
  await ask(contract.fans.get, { id: fans.items?.[0]?.id ?? 'none' })
  await ask(contract.fans.get, { id: 'nobody' })
  await ask(contract.fans.list, { query: '?limit=0' })
  const fan = await ask(contract.fans.create, { body: { firstName: 'Niamh', email: 'niamh.kearney@post.example' } })
  await ask(contract.fans.create, { body: { firstName: 'Niamh', email: 'niamh.kearney@post.example' } })
  await ask(contract.fans.update, { id: fan.id ?? 'none', body: { city: 'Sligo' } })
  await ask(contract.fans.remove, { id: fan.id ?? 'none' })
  await ask(contract.home.stats)
  await ask(contract.fanProfiles.status)
  const connectors = await ask(contract.connectors.list)
  await ask(contract.connectors.sync, { id: connectors.items?.[0]?.id ?? 'none' })
  // The second time it is being removed already, and no further event says so.
  for (let times = 0; times < 2; times++)
    await ask(contract.connectors.remove, { id: connectors.items?.[1]?.id ?? 'none' })
  await backend.control.advance(10_000)
  time += 10_000
  const segments = await ask(contract.segments.list)
  await ask(contract.segments.update, { id: segments.items?.[0]?.id ?? 'none', body: { name: 'Regulars' } })
  time += 10_000
  await send(requestOf('GET', '/system/weather', { bearer }))
  await send(requestOf('GET', '/accounts/me', { bearer: 'wrong' }))
  await reader?.cancel()
  await pump
  assert.ok(calls.length > 15)
  return calls
}

function requestOf(method: string, path: string, { bearer, body }: { bearer?: string; body?: unknown } = {}): Request {
  const headers = new Headers()
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(HOST + BASE + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
}
