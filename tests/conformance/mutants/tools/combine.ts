import type { ErrorStatus } from '../../../../src/contract/endpoint/errors.ts'
import { errorCodes } from '../../../../src/contract/endpoint/errors.ts'
import { isPlainObject, type PlainObject } from '../../generated/schema.ts'
import type { Middleware, Call, Tools } from '../mutant.ts'

export interface ParsedResponse {
  status: number
  /** Parsed JSON; undefined for an empty body. */
  body: unknown
  headers: Headers
}

type Maybe<T> = T | Promise<T>

/** Reads an answer as JSON. Does not work for event streams. */
export async function read(response: Response): Promise<ParsedResponse> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
}

/** Makes a response with a JSON body. */
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

/** A refusal in the contract's format. */
export const refusal = (status: ErrorStatus, details: string, fields?: Record<string, string>) =>
  write({ status, body: { error: { code: errorCodes[status], details, ...(fields && { fields }) } } })

const objectOf = (value: unknown): PlainObject => (isPlainObject(value) ? value : {})

/** Changes every answer, successful or not. */
export const answer =
  (change: (answered: ParsedResponse, call: Call, tools: Tools) => Maybe<Partial<ParsedResponse>>): Middleware =>
  async (call, next, tools) => {
    const answered = await read(await next())
    return write({ ...answered, ...(await change(answered, call, tools)) })
  }

/** Changes the body of every successful answer. */
export const reply = (change: (body: PlainObject, call: Call, tools: Tools) => Maybe<unknown>): Middleware =>
  answer(async ({ status, body, headers }, call, tools) =>
    status < 300 ? { body: await change(objectOf(body), call, tools) } : { status, body, headers },
  )

/** Changes every refusal with a status; null leaves it unchanged. */
export const refused = (
  status: number,
  change: (call: Call, tools: Tools, answered: ParsedResponse) => Maybe<Partial<ParsedResponse> | null>,
): Middleware =>
  answer(async (answered, call, tools) =>
    answered.status === status ? ((await change(call, tools, answered)) ?? answered) : answered,
  )

/** Gives successful answers another status. */
export const status = (code: number, body?: unknown): Middleware =>
  answer((answered) => (answered.status < 300 ? { status: code, body: answered.body ?? body } : answered))

/** Changes each row of a page, or the row of a single-row answer. */
export const rows = (change: (row: PlainObject, call: Call) => PlainObject): Middleware =>
  reply((body, call) =>
    Array.isArray(body.items)
      ? { ...body, items: body.items.map((row) => change(objectOf(row), call)) }
      : change(body, call),
  )

/** Changes the JSON body of a request. */
export const incoming =
  (change: (body: PlainObject, call: Call) => unknown): Middleware =>
  async (call, next) => {
    const body = await call.body()
    return next(isPlainObject(body) ? withBody(call, change(body, call)) : undefined)
  }

/** Changes what is stored and hides the change in the reply, so that the caller cannot notice it there. */
export const incomingAndOut =
  (change: (body: PlainObject) => unknown, out: (reply: PlainObject, asked: PlainObject) => unknown): Middleware =>
  async (call, next) => {
    const body = await call.body()
    if (!isPlainObject(body)) return next()
    const answered = await read(await next(withBody(call, change(body))))
    return answered.status < 300 ? write({ ...answered, body: out(objectOf(answered.body), body) }) : write(answered)
  }

/** Changes the query of a request. */
export const asked =
  (change: (query: URLSearchParams, call: Call) => void): Middleware =>
  (call, next) => {
    const url = new URL(call.url)
    change(url.searchParams, call)
    return next(withUrl(call, url))
  }

/** Changes the query of a request and the body of its answer. */
export const both =
  (change: (query: URLSearchParams, call: Call) => void, out: (body: PlainObject, call: Call) => unknown): Middleware =>
  async (call, next, tools) =>
    reply((body) => out(body, call))(call, () => asked(change)(call, next, tools), tools)

export function withBody({ request, url }: Call, body: unknown): Request {
  return new Request(url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })
}

/** The same request for another URL, including its body. */
export function withUrl({ request }: Pick<Call, 'request'>, url: URL | string): Request {
  return new Request(url, request.clone())
}

export function withBearer({ request }: Pick<Call, 'request'>, bearer: string): Request {
  const copy = request.clone()
  copy.headers.set('authorization', `Bearer ${bearer}`)
  return copy
}

/** A copy of an object without some keys. */
export const without = (value: PlainObject, ...keys: string[]): PlainObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
