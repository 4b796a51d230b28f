import type { Drift } from '../../scripts/drift/judge/drift.ts'
import type { Doctor } from './traffic.ts'

/** A server that differs from the model in one way, and what must be found. */
export interface Defect {
  name: string
  doctor: Doctor
  finds: Pick<Drift, 'kind' | 'operation' | 'pointer' | 'breaksClient'> & { rule: string }
}

type Json = Record<string, unknown>
type Page = Json & { items: Json[] }

const matches = (request: Request, method: string, path: RegExp) =>
  request.method === method && path.test(new URL(request.url).pathname)

/** Changes the JSON of the replies to some calls that succeed, or of those with a status. */
const edited =
  (method: string, path: RegExp, edit: (body: Json) => unknown, status?: number): Doctor =>
  async (request, answer) => {
    const response = await answer()
    const chosen = status === undefined ? response.ok : response.status === status
    if (!matches(request, method, path) || !chosen) return response
    const body = edit((await response.json()) as Json)
    return Response.json(body, { status: response.status, headers: response.headers })
  }

const rows = (edit: (row: Json) => Json) => (page: Json) => ({ ...page, items: (page as Page).items.map(edit) })

/** Answers some calls with another status, header or body. */
const replaced =
  (method: string, path: RegExp, replace: (response: Response) => Response | Promise<Response>): Doctor =>
  async (request, answer) => {
    const response = await answer()
    return matches(request, method, path) ? replace(response) : response
  }

/** Changes the text of the event stream. */
const streamed = (edit: (text: string) => string): Doctor =>
  replaced('GET', /\/sse$/, (response) => {
    const body = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new TransformStream<string, string>({ transform: (text, to) => to.enqueue(edit(text)) }))
      .pipeThrough(new TextEncoderStream())
    return new Response(body, response)
  })

const without = (key: string) => (row: Json) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key))
const fans = /\/fan\/[^/]+\/fans$/
const error = 'docs/contract.md#error-body'
const fan = 'docs/contract.md#fan-operations'

/** Servers, each with a defect that happens. */
export const defects: readonly Defect[] = [
  {
    name: 'an operation that the contract does not have',
    doctor: replaced('GET', /\/weather$/, () => Response.json({ sunny: true })),
    finds: {
      kind: 'unknown path',
      operation: null,
      pointer: 'path',
      breaksClient: false,
      rule: 'docs/contract.md#paths',
    },
  },
  {
    name: 'a path that was renamed',
    doctor: replaced('GET', /\/stats\/[^/]+\/fans$/, () => new Response('Not found', { status: 404 })),
    finds: {
      kind: 'status',
      operation: 'home.stats',
      pointer: 'status',
      breaksClient: true,
      rule: 'docs/contract.md#status-codes',
    },
  },
  {
    name: 'a creation that answers 200',
    doctor: replaced('POST', fans, (response) =>
      response.ok ? new Response(response.body, { status: 200, headers: response.headers }) : response,
    ),
    finds: {
      kind: 'status',
      operation: 'fans.create',
      pointer: 'status',
      breaksClient: true,
      rule: 'docs/contract.md#status-codes',
    },
  },
  {
    name: 'a conflict that is a 422',
    doctor: replaced('POST', fans, (response) =>
      response.status === 409 ? new Response(response.body, { status: 422, headers: response.headers }) : response,
    ),
    finds: {
      kind: 'status',
      operation: 'fans.create',
      pointer: 'status',
      breaksClient: true,
      rule: 'docs/contract.md#status-codes',
    },
  },
  {
    name: 'a field more in every row',
    doctor: edited(
      'GET',
      fans,
      rows((row) => ({ ...row, internalId: 7 })),
    ),
    finds: {
      kind: 'unknown field',
      operation: 'fans.list',
      pointer: '/items/*/internalId',
      breaksClient: false,
      rule: fan,
    },
  },
  {
    name: 'a field less in every row',
    doctor: edited('GET', fans, rows(without('score'))),
    finds: { kind: 'missing field', operation: 'fans.list', pointer: '/items/*/score', breaksClient: true, rule: fan },
  },
  {
    name: 'null that is left out',
    doctor: edited(
      'GET',
      fans,
      rows((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
    ),
    finds: {
      kind: 'missing field',
      operation: 'fans.list',
      pointer: '/items/*/address',
      breaksClient: true,
      rule: fan,
    },
  },
  {
    name: 'a number as a text',
    doctor: edited('GET', /\/fan\/[^/]+\/fans\/[^/]+$/, (row) => ({ ...row, score: String(row.score) })),
    finds: { kind: 'other type', operation: 'fans.get', pointer: '/score', breaksClient: true, rule: fan },
  },
  {
    name: 'a day as a time',
    doctor: edited(
      'GET',
      fans,
      rows((row) => ({ ...row, birthDay: `${String(row.birthDay)}T00:00:00Z` })),
    ),
    finds: { kind: 'other value', operation: 'fans.list', pointer: '/items/*/birthDay', breaksClient: true, rule: fan },
  },
  {
    name: 'a state that the contract does not know',
    doctor: edited(
      'GET',
      /\/connectors$/,
      rows((row) => ({ ...row, state: 'PAUSED' })),
    ),
    finds: {
      kind: 'other value',
      operation: 'connectors.list',
      pointer: '/items/*/state',
      breaksClient: true,
      rule: 'docs/contract.md#connector-operations',
    },
  },
  {
    name: 'an envelope',
    doctor: edited('GET', /\/accounts\/me$/, (data) => ({ data })),
    finds: {
      kind: 'unknown field',
      operation: 'account.me',
      pointer: '/data',
      breaksClient: false,
      rule: 'docs/contract.md#account-operations',
    },
  },
  {
    name: 'rows in another order',
    doctor: edited('GET', fans, (page) => ({ ...page, items: (page as Page).items.toReversed() })),
    finds: {
      kind: 'order of rows',
      operation: 'fans.list',
      pointer: '/items',
      breaksClient: true,
      rule: 'docs/contract.md#sorting',
    },
  },
  {
    name: 'a page that is cut',
    doctor: edited('GET', fans, (page) => ({ ...page, items: (page as Page).items.slice(0, 5) })),
    finds: {
      kind: 'other rows',
      operation: 'fans.list',
      pointer: '/items',
      breaksClient: true,
      rule: 'docs/contract.md#paging',
    },
  },
  {
    name: 'a count that never says more',
    doctor: edited('GET', fans, (page) => ({ ...page, moreItems: false })),
    finds: {
      kind: 'other rows',
      operation: 'fans.list',
      pointer: '/moreItems',
      breaksClient: true,
      rule: 'docs/contract.md#paging',
    },
  },
  {
    name: 'errors with another body',
    doctor: edited('GET', fans, () => ({ message: 'Bad request' }), 400),
    finds: { kind: 'missing field', operation: 'fans.list', pointer: '/error', breaksClient: true, rule: error },
  },
  {
    name: 'errors with the code of another',
    doctor: edited('GET', /\/accounts\/me$/, () => ({ error: { code: 'FORBIDDEN', details: 'Sign in again.' } }), 401),
    finds: { kind: 'other value', operation: 'account.me', pointer: '/error/code', breaksClient: true, rule: error },
  },
  {
    name: 'a sync that sends no event',
    doctor: streamed((text) => (text.includes('ConnectorUpdated') ? ': nothing\n\n' : text)),
    finds: {
      kind: 'missing event',
      operation: 'connectors.sync',
      pointer: 'events',
      breaksClient: true,
      rule: 'docs/contract.md#event-stream',
    },
  },
  {
    name: 'events without the club',
    doctor: streamed((text) => text.replace(/"tenant":"[^"]*",/g, '')),
    finds: {
      kind: 'event',
      operation: 'system.sse',
      pointer: 'data /tenant',
      breaksClient: true,
      rule: 'docs/contract.md#event-format',
    },
  },
  {
    name: 'events with one more field',
    doctor: streamed((text) => text.replace(/^data: \{/gm, 'data: {"more":1,')),
    finds: {
      kind: 'event',
      operation: 'system.sse',
      pointer: 'data /more',
      breaksClient: false,
      rule: 'docs/contract.md#event-format',
    },
  },
  {
    name: 'events whose times have an offset',
    doctor: streamed((text) => text.replace(/("at":"[^"]*)Z"/g, '$1+00:00"')),
    finds: {
      kind: 'event',
      operation: 'system.sse',
      pointer: 'data /at',
      breaksClient: false,
      rule: 'docs/contract.md#event-format',
    },
  },
  {
    name: 'replies that browsers may keep',
    doctor: replaced('GET', /\/fan\/[^/]+\/status$/, (response) => {
      const headers = new Headers(response.headers)
      headers.delete('cache-control')
      return new Response(response.body, { status: response.status, headers })
    }),
    finds: {
      kind: 'header',
      operation: 'fanProfiles.status',
      pointer: 'cache-control',
      breaksClient: false,
      rule: 'docs/contract.md#caching',
    },
  },
  {
    name: 'a server that takes any limit',
    doctor: async (request, answer) => {
      const url = new URL(request.url)
      if (url.searchParams.get('limit') !== '0') return answer()
      const page = { items: [], offset: 0, limit: 1, moreItems: true, totalItems: 300 }
      return Response.json(page, { headers: { 'cache-control': 'no-store' } })
    },
    finds: {
      kind: 'accepted input',
      operation: 'fans.list',
      pointer: '/limit',
      breaksClient: false,
      rule: 'docs/contract.md#bodies',
    },
  },
]
