import type { ErrorStatus } from '../../../../src/contract/endpoint/errors.ts'
import { errorCodes } from '../../../../src/contract/endpoint/errors.ts'
import { isPlainObject, type PlainObject } from '../../generated/schema.ts'
import type { Middleware, Call, Tools } from '../mutant.ts'

export interface ParsedResponse {
  status: number
  /** As JSON; undefined where there is none. */
  body: unknown
  headers: Headers
}

type Maybe<T> = T | Promise<T>

/** Reads an answer; a stream of events is none that can be read. */
export async function read(response: Response): Promise<ParsedResponse> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
}

/** An answer to give. */
export function write({
  status,
  body,
  headers,
}: Pick<ParsedResponse, 'status' | 'body'> & { headers?: Headers }): Response {
  const kept = new Headers(headers)
  kept.delete('content-length')
  if (body === undefined || status === 204) return new Response(null, { status, headers: kept })
  kept.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers: kept })
}

/** A refusal as the contract has it. */
export const refusal = (status: ErrorStatus, details: string, fields?: Record<string, string>) =>
  write({ status, body: { error: { code: errorCodes[status], details, ...(fields && { fields }) } } })

const objectOf = (value: unknown): PlainObject => (isPlainObject(value) ? value : {})

/** Changes every answer, success or not. */
export const answer =
  (change: (answered: ParsedResponse, call: Call, tools: Tools) => Maybe<Partial<ParsedResponse>>): Middleware =>
  async (call, next, tools) => {
    const answered = await read(await next())
    return write({ ...answered, ...(await change(answered, call, tools)) })
  }

/** Changes the body of every success. */
export const reply = (change: (body: PlainObject, call: Call, tools: Tools) => Maybe<unknown>): Middleware =>
  answer(async ({ status, body, headers }, call, tools) =>
    status < 300 ? { body: await change(objectOf(body), call, tools) } : { status, body, headers },
  )

/** Changes every refusal of one status; null lets it be. */
export const refused = (
  status: number,
  change: (call: Call, tools: Tools, answered: ParsedResponse) => Maybe<Partial<ParsedResponse> | null>,
): Middleware =>
  answer(async (answered, call, tools) =>
    answered.status === status ? ((await change(call, tools, answered)) ?? answered) : answered,
  )

/** Answers success with another status. */
export const status = (code: number, body?: unknown): Middleware =>
  answer((answered) => (answered.status < 300 ? { status: code, body: answered.body ?? body } : answered))

/** Changes each row of a page, or the one row that is the answer. */
export const rows = (change: (row: PlainObject, call: Call) => PlainObject): Middleware =>
  reply((body, call) =>
    Array.isArray(body.items)
      ? { ...body, items: body.items.map((row) => change(objectOf(row), call)) }
      : change(body, call),
  )

/** Changes the JSON body of a request on its way in. */
export const incoming =
  (change: (body: PlainObject, call: Call) => unknown): Middleware =>
  async (call, next) => {
    const body = await call.body()
    return next(isPlainObject(body) ? withBody(call, change(body, call)) : undefined)
  }

/** Changes what is stored on its way in, and what is answered on its way out: the caller cannot tell from the reply. */
export const incomingAndOut =
  (change: (body: PlainObject) => unknown, out: (reply: PlainObject, asked: PlainObject) => unknown): Middleware =>
  async (call, next) => {
    const body = await call.body()
    if (!isPlainObject(body)) return next()
    const answered = await read(await next(withBody(call, change(body))))
    return answered.status < 300 ? write({ ...answered, body: out(objectOf(answered.body), body) }) : write(answered)
  }

/** Changes the query of a request on its way in. */
export const asked =
  (change: (query: URLSearchParams, call: Call) => void): Middleware =>
  (call, next) => {
    const url = new URL(call.url)
    change(url.searchParams, call)
    return next(withUrl(call, url))
  }

/** One thing done to the request, another to the answer. */
export const both =
  (change: (query: URLSearchParams, call: Call) => void, out: (body: PlainObject, call: Call) => unknown): Middleware =>
  async (call, next, tools) =>
    reply((body) => out(body, call))(call, () => asked(change)(call, next, tools), tools)

export function withBody({ request, url }: Call, body: unknown): Request {
  return new Request(url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })
}

/** The same request for another address; one with a body is sent anew. */
export function withUrl({ request }: Pick<Call, 'request'>, url: URL | string): Request {
  return new Request(url, request.clone())
}

export function withBearer({ request }: Pick<Call, 'request'>, bearer: string): Request {
  const copy = request.clone()
  copy.headers.set('authorization', `Bearer ${bearer}`)
  return copy
}

/** The keys of an object but for some. */
export const without = (value: PlainObject, ...keys: string[]): PlainObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
