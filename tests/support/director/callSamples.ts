import { createCallLog } from '../../../mocks/calls/callLog.ts'
import type { CallsTools } from '../../../mocks/director/calls/CallsContext.ts'
import type { RecordedCall } from '../../../mocks/har/call.ts'

/** The base of the API in these samples. */
export const SAMPLE_BASE = '/api/v1'

const at = (path: string) => `http://club.example${SAMPLE_BASE}${path}`

const sports = { sports: [{ id: 'football', name: 'Football', icon: '⚽' }] }

/** A call that is as the contract wants it. */
export const sampleCall = (id: string, more: Partial<RecordedCall> = {}): RecordedCall => ({
  id,
  operation: 'system.sports',
  method: 'GET',
  url: at('/system/sports'),
  startedAt: Date.UTC(2026, 0, 15, 9, 0, 4),
  time: 29.4,
  screen: 'Club',
  page: '/club',
  requestHeaders: [['authorization', 'Bearer x']],
  requestBody: null,
  requestSize: 0,
  status: 200,
  replyHeaders: [['content-type', 'application/json']],
  replyBody: JSON.stringify(sports),
  replySize: 60,
  failure: null,
  byFault: false,
  ...more,
})

const login = { method: 'POST', operation: 'account.login', url: at('/accounts/login'), screen: 'Sign in' }

/** One call of each kind, the earliest first. */
export const sampleCalls: readonly RecordedCall[] = [
  sampleCall('1'),
  sampleCall('2', {
    ...login,
    requestBody: '{"email":"admin@club.example","password":"hunter22"}',
    requestSize: 52,
    replyBody: '{"accessToken":7,"refreshToken":"a.b.c","more":true}',
  }),
  sampleCall('3', {
    operation: 'fanProfiles.list',
    url: at('/fan/t1/fan-profiles?offset=0&limit=10&searchQuery=Bartholomew-Featherstonehaugh'),
    screen: 'Fans',
    status: 500,
    time: 4021,
    byFault: true,
    replyBody: '{"error":{"code":"INTERNAL","details":"Something went wrong on our side. Try again."}}',
  }),
  sampleCall('4', { operation: null, url: at('/nothing/of/the/contract'), status: 404, replyBody: null, replySize: 0 }),
  sampleCall('5', { status: null, time: 12, failure: 'Failed to fetch', replyBody: null, replySize: 0 }),
  sampleCall('6', {
    operation: 'system.sse',
    url: at('/system/sse'),
    time: null,
    replyBody: null,
    events: [
      {
        at: Date.UTC(2026, 0, 15, 9, 0, 5),
        id: '1-7',
        type: 'FansImported',
        data: '{"type":"FansImported","tenant":"t1","id":null,"at":"2026-01-15T09:00:05.000Z"}',
      },
    ],
  }),
]

/** Tools over calls that were made before. */
export function sampleTools(calls: readonly RecordedCall[] = sampleCalls, more: Partial<CallsTools> = {}): CallsTools {
  const source = createCallLog()
  for (const call of calls) source.put(call)
  return { source, base: SAMPLE_BASE, docs: '/reference/docs/', send: () => Promise.resolve(), ...more }
}
