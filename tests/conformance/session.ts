import assert from 'node:assert/strict'
import type { z } from 'zod'
import { buildPath, success, type Endpoint } from '../../src/contract/endpoint.ts'
import { ErrorBody, errorCodes, type ErrorStatus } from '../../src/contract/errors.ts'
import { contract } from '../../src/contract/index.ts'
import type { Account, Target } from './target.ts'

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string | number>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of a JSON body. */
  raw?: { body: string; type?: string }
  bearer?: string
}

export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

/** Plain calls to a target, and the signing in that most laws begin with. Never the product's own client. */
export interface Session {
  target: Target
  send(endpoint: Pick<Endpoint, 'method' | 'path'>, sent?: Sent): Promise<Answer>
  /** Sends, demands the declared success, and gives the body as the contract types it. */
  ok<E extends Endpoint>(endpoint: E, sent?: Sent): Promise<Body<E>>
  signIn(account: Account): Promise<{ accessToken: string; refreshToken: string; tenant: string }>
}

type Body<E extends Endpoint> = E['responses'][keyof E['responses']] extends infer S extends z.ZodType
  ? z.output<S>
  : never

export function openSession(target: Target): Session {
  const session: Session = {
    target,
    async send(endpoint, { params, query, body, raw, bearer } = {}) {
      const url = new URL(target.url + buildPath(endpoint.path, params))
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
      const headers = new Headers()
      if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
      if (body !== undefined) headers.set('content-type', 'application/json')
      if (raw?.type !== undefined) headers.set('content-type', raw.type)
      const payload = raw?.body ?? (body === undefined ? null : JSON.stringify(body))
      const response = await target.fetch(new Request(url, { method: endpoint.method, headers, body: payload }))
      const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (streams) await response.body?.cancel()
      const text = streams ? '' : await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
    },
    async ok(endpoint, sent) {
      const answer = await session.send(endpoint, sent)
      const { status, schema } = success(endpoint)
      assert.equal(answer.status, status, `${endpoint.id} answers ${answer.status}: ${JSON.stringify(answer.body)}`)
      const parsed = schema.safeParse(answer.body)
      assert.ok(parsed.success, `${endpoint.id} answers off contract: ${parsed.error?.message}`)
      // Checked against this very schema the line above.
      return answer.body as Body<typeof endpoint>
    },
    async signIn(account) {
      const tokens = await session.ok(contract.account.login, { body: account })
      const { tenant } = await session.ok(contract.account.me, { bearer: tokens.accessToken })
      return { ...tokens, tenant }
    },
  }
  return session
}

/** Demands a failure as the contract declares it: status, code, a sentence; and, for a field, its path in `fields`. */
export function expectError(
  { status, body }: Answer,
  expected: ErrorStatus,
  expectation: { field?: string; word?: string } = {},
) {
  assert.equal(status, expected, `expected ${expected}, got ${status}: ${JSON.stringify(body)?.slice(0, 300)}`)
  const parsed = ErrorBody.safeParse(body)
  assert.ok(parsed.success, `the error body is off contract: ${parsed.error?.message}`)
  const { code, details, fields } = parsed.data.error
  assert.equal(code, errorCodes[expected])
  const { field, word } = expectation
  if (field !== undefined) assert.ok(fields?.[field], `fields does not name ${field}: ${JSON.stringify(fields)}`)
  if (word !== undefined) assert.match(details, new RegExp(word, 'i'))
}
