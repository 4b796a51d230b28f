import { expect, it } from 'vitest'
import { contract } from '../../../src/contract/index.ts'
import type { RecordedCall } from '../../har/call.ts'
import { checkCall } from './checkCall.ts'
import { jsonLines, lineOf } from './jsonLines.ts'
import { schemaTexts } from './schemaText.ts'

const BASE = '/api/v1'
const call = (more: Partial<RecordedCall>): RecordedCall => ({
  id: 'x',
  operation: null,
  method: 'GET',
  url: 'http://club.example/api/v1/system/sports',
  startedAt: 0,
  time: 1,
  screen: null,
  page: null,
  requestHeaders: [['authorization', 'Bearer x']],
  requestBody: null,
  requestSize: 0,
  status: 200,
  replyHeaders: [],
  replyBody: null,
  replySize: 0,
  failure: null,
  byFault: false,
  ...more,
})
const found = (more: Partial<RecordedCall>) =>
  checkCall(call(more), BASE).map(
    ({ side, part, pointer, expected, got }) => `${side} ${part} ${pointer}: ${expected}, ${got}`,
  )

const login = { method: 'POST', url: 'http://club.example/api/v1/accounts/login', requestHeaders: [] }
const tokens = JSON.stringify({ accessToken: 'a.b.c', refreshToken: 'a.b.c' })

it.each<[string, Partial<RecordedCall>, string[]]>([
  [
    'a path that the contract does not have',
    { url: 'http://club.example/api/v1/nothing' },
    ['request path : an operation of the contract, GET /nothing'],
  ],
  [
    'a field of another kind, one too many and one too few',
    {
      ...login,
      requestBody: '{"email":"a@b.example","password":"x"}',
      requestSize: 9,
      replyBody: '{"accessToken":7,"more":1}',
    },
    [
      'reply reply /accessToken: text, 0',
      'reply reply /refreshToken: text, nothing',
      'reply reply /more: no such field, 1',
    ],
  ],
  [
    'what the client sends',
    { ...login, requestBody: '{"email":1}', requestSize: 9, replyBody: tokens },
    ['request body /email: text, 1', 'request body /password: text, nothing'],
  ],
  [
    'a rule, and a secret that stays masked',
    {
      ...login,
      url: 'http://club.example/api/v1/accounts/create',
      requestHeaders: [['authorization', 'Bearer x']],
      requestBody: '{"name":"","password":"x"}',
      requestSize: 9,
      status: 500,
      replyBody: '{"error":{"code":"INTERNAL","details":"No."},"clientSecret":"hunter22"}',
    },
    ['request body /name: Must not be empty., ""', 'reply reply /clientSecret: no such field, "[masked]"'],
  ],
  [
    'a query, and a missing bearer',
    {
      url: 'http://club.example/api/v1/fan/t/fan-profiles?limit=0&page=2',
      requestHeaders: [],
      status: 401,
      replyBody: '{"error":{"code":"UNAUTHENTICATED","details":"No."}}',
    },
    [
      'request headers /authorization: a bearer, nothing',
      expect.stringMatching(/^request query \/limit: /) as string,
      'request query /page: no such parameter, one',
    ],
  ],
  [
    'a status',
    { ...login, requestBody: '{"email":"a@b.example","password":"x"}', requestSize: 9, status: 418 },
    [expect.stringMatching(/^reply status : 200, 400, .*, 418$/) as string],
  ],
  [
    'the body of an error',
    { status: 500, replyBody: '{"message":"x"}' },
    ['reply reply /error: object, nothing', 'reply reply /message: no such field, "x"'],
  ],
  [
    'an event',
    {
      url: 'http://club.example/api/v1/system/sse',
      events: [{ at: 1, id: '1', type: 'FansImported', data: '{"type":"FansImported","tenant":"t","id":null}' }],
      time: null,
    },
    ['reply events /0/at: text · datetime, nothing'],
  ],
  ['nothing in a common failure without a whole reply', { status: 502, time: null }, []],
])('finds %s', (_, more, expected) => {
  expect(found(more)).toEqual(expected)
})

it('names the rule', () => {
  expect(checkCall(call({ ...login, replyBody: '{}' }), BASE).at(-1)?.rule).toMatch(/^docs\/contract\.md#/)
})

it('writes a value line by line, and finds the line of a pointer', () => {
  const lines = jsonLines({ a: [{ 'b/c': 1 }, []], d: null })
  expect(
    lines.map(({ indent, name, text }) => `${' '.repeat(indent)}${name === null ? '' : `${name}: `}${text}`),
  ).toEqual(['{', ' a: [', '  {', '   b/c: 1', '  },', '  []', ' ],', ' d: null', '}'])
  expect(lineOf(lines, '/a/0/b~1c')).toBe(3)
  expect(lineOf(lines, '/a/0/missing')).toBe(2)
  expect(lineOf(lines, '')).toBe(0)
})

it('says what the contract wants', () => {
  const reply = schemaTexts(contract.fanProfiles.list.responses[200])
  expect(reply('/items/3/email')).toBe('text · email')
  expect(reply('/items/3/birthDay')).toBe('text · date or null')
  expect(reply('/totalItems')).toBe('whole number · from 0')
  expect(reply('/items')).toBe('list')
  expect(reply('/nothing')).toBe('')
  const query = schemaTexts(contract.fanProfiles.list.query)
  expect(query('/limit')).toBe('whole number · 1 to 1000')
  expect(query('/orderDirection')).toBe('"asc" or "desc"')
  expect(schemaTexts(null)('/a')).toBe('')
})
