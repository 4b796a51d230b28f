import assert from 'node:assert/strict'
import type { z } from 'zod'
import { buildPath, success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Account, Target } from '../target.ts'
import { curlOf, madeBy, type Made } from './curl.ts'
import { expectReply, type Answer } from './replies.ts'
import { Blocked, isBrokenConnection, NoAnswer, Violation } from './violation.ts'

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string | number>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart form data, by default in the field `file`. */
  file?: { text: string | Uint8Array<ArrayBuffer>; name?: string; type?: string; field?: string }
  /** Sent unchanged instead of a JSON body. */
  raw?: { body: string; type?: string }
  bearer?: string
}

/** A call, and the status of its answer. */
export interface Exchange {
  /** The id of the operation; null for a path or method outside the contract. */
  operation: string | null
  /** Null as long as there is no answer. */
  status: number | null
  /** The row that a POST has made; null for none. */
  made: Made | null
  /** The command line that repeats the call. */
  curl(): string
}

export interface SignedIn {
  accessToken: string
  refreshToken: string
  tenant: string
}

/** Plain calls to a target, and the sign-in that most laws start with. Never uses the product's client. */
export interface Session {
  target: Target
  /** How the law is judged while a server is being built, for a second session of it. */
  guidance: Guidance | undefined
  /** All calls so far. */
  exchanges: readonly Exchange[]
  /** Anything that the law has created and could not remove, each as a sentence. */
  leftBehind: readonly string[]
  send(endpoint: Pick<Endpoint, 'method' | 'path'> & { id?: string }, sent?: Sent): Promise<Answer>
  /** The operations besides the judged one whose answers differed from the contract, the first one first. */
  troubles: readonly string[]
  /** Sends a call, asserts its declared success, and returns the body as the contract types it. */
  ok<E extends Endpoint>(endpoint: E, sent?: Sent): Promise<Body<E>>
  signIn(account: Account): Promise<SignedIn>
  /** Signs in the target's admin, and returns what every call of the club needs. */
  asAdmin(): Promise<{ bearer: string; tenant: string; sent: { params: { tenant: string }; bearer: string } }>
  /** A text that is unique on the target. On a model it is the same in every run, on other servers new in every run. */
  fresh(what: string): string
  /** Waits until a condition holds, by the clock of a model or in real time. Throws after 30 s. */
  until(what: string, holds: () => Promise<boolean>): Promise<void>
  /** Registers how to remove a row. Runs after the law, latest first, unless the target is reset anyway. */
  undo(what: string, remove: () => Promise<boolean>): void
  /** Announces what a successful call leaves behind that cannot be removed. A target that is reset keeps nothing. */
  leaves(operation: string, what: string): void
  tidyUp(): Promise<void>
}

export type Body<E extends Endpoint> = E['responses'][keyof E['responses']] extends infer S extends z.ZodType
  ? z.output<S>
  : never

/** Distinguishes the rows of this run from those of other runs against the same server. */
const run = crypto.randomUUID().slice(0, 8)
let made = 0

/** How a law is judged while a server is being built: by its own operation, with whatever works of the others. */
export interface Guidance {
  /** The operation that the law judges; `*` for all. */
  judged: string
  /** True for an operation that the server does not have. A law that needs it is blocked. */
  isUnbuilt(operation: string): boolean
}

/** The step in ms by which the model's clock advances while a law waits. */
const STEP_MS = 500
const TIMEOUT_MS = 30_000
/** After so many seconds a command line gives up a call that has got no answer. */
const CURL_SECONDS = 30

export function openSession(target: Target, guidance?: Guidance): Session {
  const exchanges: Exchange[] = []
  const leftBehind: string[] = []
  const troubles: string[] = []
  /** The names of the tokens that were given out, for the command lines. */
  const tokenNames = new Map<string, string>()
  let count = 0
  /** The sentence about what the next successful call of each operation leaves behind. */
  const pending = new Map<string, string>()
  const undoing: { what: string; remove: () => Promise<boolean> }[] = []
  const session: Session = {
    target,
    guidance,
    exchanges,
    leftBehind,
    troubles,
    async send(endpoint, sent = {}) {
      const operation = endpoint.id ?? null
      if (operation !== null && isSetUp(guidance, operation) && guidance?.isUnbuilt(operation))
        throw new Blocked(operation)
      const exchange: Exchange = {
        operation,
        status: null,
        made: null,
        curl() {
          const line = curlOf(target.url, endpoint, sent, (token) => tokenNames.get(token))
          return this.status === null ? line.replace('curl -si', `curl -si -m ${CURL_SECONDS}`) : line
        },
      }
      exchanges.push(exchange)
      const response = await target.fetch(requestOf(target, endpoint, sent)).catch((error: unknown) => {
        const reason = whyUnanswered(error)
        throw reason === null ? error : unanswered(reason, operation, guidance)
      })
      exchange.status = response.status
      const left = pending.get(endpoint.id ?? '')
      if (left !== undefined && response.ok && !leftBehind.includes(left)) leftBehind.push(left)
      const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (streams) await response.body?.cancel()
      const text = streams ? '' : await response.text()
      const { status } = response
      const body = readText(text)
      if (response.ok && endpoint.method === 'POST') exchange.made = madeBy(text, body)
      return { operation, status, body, headers: response.headers }
    },
    async ok(endpoint, sent) {
      const answer = await session.send(endpoint, sent)
      if (isSetUp(guidance, endpoint.id)) accept(endpoint, answer, troubles)
      else expectReply(endpoint, answer)
      // expectReply() has checked it against this schema. What accept() lets through is noted as trouble.
      return answer.body as Body<typeof endpoint>
    },
    async signIn(account) {
      const tokens = await session.ok(contract.account.login, { body: account })
      const name = `${nameOf(target, account)}TOKEN`
      tokenNames.set(tokens.accessToken, name).set(tokens.refreshToken, `REFRESH_${name}`)
      const { tenant } = await session.ok(contract.account.me, { bearer: tokens.accessToken })
      if (typeof tenant !== 'string') throw new Blocked(contract.account.me.id, 'it names no tenant')
      return { ...tokens, tenant }
    },
    async asAdmin() {
      const { accessToken: bearer, tenant } = await session.signIn(target.admin)
      return { bearer, tenant, sent: { params: { tenant }, bearer } }
    },
    fresh: (what) => (target.control ? `${what}-${++count}` : `${what}-${run}-${++made}`),
    async until(what, holds) {
      for (let waited = 0; !(await holds()); waited += STEP_MS) {
        assert.ok(waited < TIMEOUT_MS, `timed out waiting for ${what}`)
        if (target.control) await target.control.advance(STEP_MS)
        else await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    },
    undo: (what, remove) => void undoing.push({ what, remove }),
    leaves(operation, what) {
      if (!target.control) pending.set(operation, what)
    },
    async tidyUp() {
      if (target.control) return
      for (const { what, remove } of undoing.toReversed()) {
        const removed = await remove().catch(() => false)
        if (!removed) leftBehind.push(what)
      }
    },
  }
  return session
}

/** True for a call that only prepares what a law judges. Without guidance every call is judged. */
const isSetUp = (guidance: Guidance | undefined, operation: string) =>
  guidance !== undefined && guidance.judged !== '*' && guidance.judged !== operation

/** What a call without an answer means for a law: a failure of its own operation, or of what it needs first. */
function unanswered(reason: string, operation: string | null, guidance: Guidance | undefined): Error {
  if (operation !== null && isSetUp(guidance, operation)) return new Blocked(operation, reason)
  return new Violation(operation, 'no answer', reason, [])
}

/** Why an operation has not answered a call; null for anything else, such as a server that is gone. */
function whyUnanswered(error: unknown): string | null {
  if (error instanceof NoAnswer) return error.message
  if (!isBrokenConnection(error) || ('code' in error.cause && error.cause.code === 'ECONNREFUSED')) return null
  return `the connection broke: ${error.cause.message}`
}

/** Takes an answer that others are judged by, as far as it can be used. Throws Blocked if it cannot. */
function accept(endpoint: Endpoint, answer: Answer, troubles: string[]) {
  try {
    expectReply(endpoint, answer)
  } catch (error) {
    if (!troubles.includes(endpoint.id)) troubles.push(endpoint.id)
    const why = error instanceof Error ? error.message : String(error)
    if (answer.status !== success(endpoint).status) throw new Blocked(endpoint.id, why)
  }
}

/** The body as JSON; as its text if it is none, which no schema accepts. */
function readText(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The beginning of the names of an account's tokens. */
function nameOf({ admin, user, otherTenant, unpaid }: Target, { email }: Account): string {
  if (email === admin.email) return ''
  if (email === user?.email) return 'USER_'
  if (email === otherTenant?.email) return 'OTHER_CLUB_'
  return email === unpaid?.email ? 'UNPAID_' : 'NEW_'
}

function requestOf(target: Target, endpoint: Pick<Endpoint, 'method' | 'path'>, sent: Sent): Request {
  const { params, query, body, file, raw, bearer } = sent
  const url = new URL(target.url + buildPath(endpoint.path, params))
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
  const headers = new Headers()
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (raw?.type !== undefined) headers.set('content-type', raw.type)
  const payload = file ? formOf(file) : (raw?.body ?? (body === undefined ? null : JSON.stringify(body)))
  // The contract has no redirects: one is an answer like any other.
  return new Request(url, { method: endpoint.method, headers, body: payload, redirect: 'manual' })
}

function formOf({ text, name = 'rows.csv', type = 'text/csv', field = 'file' }: NonNullable<Sent['file']>): FormData {
  const form = new FormData()
  form.append(field, new File([text], name, { type }))
  return form
}
