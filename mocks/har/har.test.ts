import { globSync, readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'
import { expect, it } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import { success } from '../../src/contract/endpoint/endpoint.ts'
import type { RecordedCall } from './call.ts'
import { Har } from './har.ts'
import { credentialFields, providerIds } from '../../src/contract/fields/providerList.ts'
import { maskBody, maskHeader, maskJson, maskUrl } from './mask.ts'
import { pathBelow } from './findOperation.ts'
import { operationOf } from './operationOf.ts'
import { harOf, harText } from './writeHar.ts'

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMSJ9.c2VjcmV0c3VtMTI'

const call: RecordedCall = {
  id: 'a-1',
  operation: 'account.login',
  method: 'POST',
  url: `http://me:hunter22@club.example/api/v1/accounts/login?limit=10&token=${TOKEN}`,
  startedAt: Date.UTC(2026, 0, 1),
  time: 12.5,
  screen: 'Sign in',
  page: null,
  requestHeaders: [
    ['authorization', `Bearer ${TOKEN}`],
    ['content-type', 'application/json'],
    ['cookie', `accessToken=${TOKEN}; theme=dark`],
  ],
  requestBody: JSON.stringify({ email: 'a@b.example', password: 'hunter22', providerConfig: { apiKey: 'ob_7f31' } }),
  requestSize: 90,
  status: 200,
  replyHeaders: [
    ['content-type', 'application/json'],
    ['set-cookie', `refreshToken=${TOKEN}; HttpOnly`],
  ],
  replyBody: JSON.stringify({ accessToken: TOKEN, refreshToken: TOKEN, note: `see ${TOKEN}` }),
  replySize: 120,
  failure: null,
  byFault: false,
}
const stream: RecordedCall = {
  ...call,
  id: 'a-2',
  operation: 'system.sse',
  method: 'GET',
  url: 'http://club.example/api/v1/system/sse',
  startedAt: Date.UTC(2025, 0, 1),
  time: null,
  requestBody: null,
  requestSize: 0,
  replyHeaders: [['content-type', 'text/event-stream']],
  replyBody: null,
  events: [{ at: 1, id: '1-7', type: 'FansImported', data: `{"type":"FansImported","secret":"x"}` }],
}
const lost: RecordedCall = {
  ...call,
  id: 'a-3',
  status: null,
  replyBody: null,
  replySize: 0,
  failure: 'Failed to fetch',
}

const text = JSON.stringify(harOf([call, stream, lost]))

/** The JSON Schemas of HAR 1.2 that the tools of others use. */
function standardSchema() {
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false })
  for (const file of globSync('node_modules/har-schema/lib/*.json')) {
    // A file of the package is a schema; its draft is older, but means the same.
    const { $schema: _draft, ...schema } = JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject
    ajv.addSchema(schema)
  }
  const valid = ajv.getSchema('har.json#') ?? ajv.getSchema('har.json')
  if (!valid) throw new Error('har-schema has no har.json')
  return valid
}

it('writes HAR 1.2 that its own schema and that of the standard accept', () => {
  expect(Har.safeParse(JSON.parse(text)).error).toBeUndefined()
  const valid = standardSchema()
  expect(valid(JSON.parse(text)), JSON.stringify(valid.errors)).toBe(true)
  expect(valid(JSON.parse(text.replace('"startedDateTime"', '"started"')))).toBe(false)
})

it('keeps the operation, the time, the screen and the events, the earliest call first', () => {
  const [first, second, third] = Har.parse(JSON.parse(text)).log.entries
  expect(first).toMatchObject({ _operation: 'system.sse', _open: true, startedDateTime: '2025-01-01T00:00:00.000Z' })
  expect(first?.response.content.text).toBe(
    'id: 1-7\nevent: FansImported\ndata: {"type":"FansImported","secret":"[masked]"}\n\n',
  )
  expect(second).toMatchObject({ _operation: 'account.login', _screen: 'Sign in', time: 12.5 })
  expect(third).toMatchObject({ _error: 'Failed to fetch', response: { status: 0 } })
})

it('writes no cookie, token, password or key', () => {
  for (const secret of [TOKEN, 'hunter22', 'ob_7f31', 'c2VjcmV0c3VtMTI', 'theme=dark'])
    expect(text).not.toContain(secret)
  expect(maskHeader(['authorization', `Bearer ${TOKEN}`])).toEqual(['authorization', 'Bearer masked.masked.masked'])
  expect(maskUrl('https://club.example/a?apiKey=1&limit=2')).toBe('https://club.example/a?apiKey=%5Bmasked%5D&limit=2')
  expect(maskBody('user=a&password=b&x=1', 'application/x-www-form-urlencoded')).toBe(
    'user=a&password=%5Bmasked%5D&x=1',
  )
  expect(maskBody(`first,${TOKEN}\r\n`)).toBe('first,masked.masked.masked\r\n')
})

it('leaves a body without secrets to the letter, and a masked one within its schema', () => {
  expect(maskBody('{ "city":  "Łódź" }')).toBe('{ "city":  "Łódź" }')
  const reply = { accessToken: TOKEN, refreshToken: TOKEN }
  const { schema } = success(contract.account.login)
  expect(schema.safeParse(JSON.parse(maskBody(JSON.stringify(reply)))).success).toBe(true)
})

it('finds the operation of a call', () => {
  const idOf = (method: string, path: string) => operationOf(method, path)?.endpoint.id ?? null
  expect(idOf('POST', '/fan/t1/fans/upload-csv')).toBe('fans.upload')
  expect(operationOf('GET', '/fan/t%201/fan-profiles/a%2Fb')).toMatchObject({
    endpoint: { id: 'fanProfiles.get' },
    params: { tenant: 't 1', id: 'a/b' },
  })
  expect(idOf('GET', '/fan/t1/fan-profiles/%')).toBeNull()
  expect(idOf('PATCH', '/accounts/me')).toBeNull()
  for (const endpoint of Object.values(contract).flatMap((area) => Object.values(area)))
    expect(idOf(endpoint.method, endpoint.path.replace(/:\w+/g, 'x1'))).toBe(endpoint.id)
  expect(pathBelow('https://club.example/api/v1/accounts/me?x=1', '/api/v1')).toBe('/accounts/me')
  expect(pathBelow('https://club.example/api/v1/accounts/me', 'https://club.example/api/v1')).toBe('/accounts/me')
  expect(pathBelow('https://club.example/api/v10/me', '/api/v1')).toBeNull()
})

it.each(providerIds)('masks the secrets among the credentials of %s, and nothing else of them', (provider) => {
  const fields = Object.entries(credentialFields(provider))
  const config = Object.fromEntries(fields.map(([name, { example }]) => [name, example]))
  const masked = maskJson({ providerConfig: { provider, config } })
  const shown = Object.fromEntries(fields.map(([name, { secret, example }]) => [name, secret ? '[masked]' : example]))
  expect(masked).toEqual({ providerConfig: { provider, config: shown } })
})

it('is the same when it is written piece by piece', () => {
  for (const calls of [[], [call, stream, lost]])
    expect(JSON.parse([...harText(calls)].join(''))).toEqual(JSON.parse(JSON.stringify(harOf(calls))))
})

it('leaves ordinary words as they are', () => {
  const names = ['Basic black zip', 'Basic membership', 'Bearer of the flag']
  expect(maskJson(names)).toEqual(names)
})
