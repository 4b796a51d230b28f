import { buildPath } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'
import { isPlainObject, textAt, type PlainObject } from '../../generated/schema.ts'
import type { Account } from '../../target.ts'
import { read, withBearer, withUrl, write } from './combine.ts'
import type { Middleware, Call, Tools } from '../mutant.ts'

const origin = 'http://club.example'

/** Sends a request of the mutant's own to the server without the defect. */
export async function ask(
  { fetch, base }: Tools,
  { method, path }: { method: string; path: string },
  sent: { params?: Record<string, string>; bearer?: string; query?: Record<string, string>; body?: unknown } = {},
) {
  const url = new URL(origin + base + buildPath(path, sent.params))
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value)
  const headers = new Headers()
  if (sent.bearer !== undefined) headers.set('authorization', `Bearer ${sent.bearer}`)
  if (sent.body !== undefined) headers.set('content-type', 'application/json')
  const body = sent.body === undefined ? null : JSON.stringify(sent.body)
  return read(await fetch(new Request(url, { method, headers, body })))
}

/** Signs a person in; returns empty texts if that fails. */
export async function signIn(tools: Tools, account: Account): Promise<{ bearer: string; tenant: string }> {
  const { body } = await ask(tools, contract.account.login, { body: account })
  const bearer = textAt(body, 'accessToken')
  const me = await ask(tools, contract.account.me, { bearer })
  return { bearer, tenant: textAt(me.body, 'tenant') }
}

/** The user who makes a call, or null. */
export async function callerOf({ bearer }: Call, tools: Tools): Promise<PlainObject | null> {
  const { status, body } = await ask(tools, contract.account.me, { bearer })
  return status === 200 && isPlainObject(body) ? body : null
}

/** Repeats a call that was refused for a missing permission as an admin of the club. */
export const asAdminInstead: Middleware = async (call, next, tools) => {
  const response = await next()
  if (response.status !== 403) return response
  const caller = await callerOf(call, tools)
  if (caller?.role !== 'user' || caller.tenant !== call.params.tenant) return response
  return next(withBearer(call, (await signIn(tools, tools.people.admin)).bearer))
}

/** Lets in users of another club. */
export const anyClub: Middleware = async (call, next, tools) => {
  const response = await next()
  if (response.status !== 403) return response
  const caller = await callerOf(call, tools)
  if (!caller || caller.tenant === call.params.tenant) return response
  for (const account of [tools.people.admin, tools.people.otherTenant]) {
    const { bearer, tenant } = await signIn(tools, account)
    if (tenant === call.params.tenant) return next(withBearer(call, bearer))
  }
  return response
}

/** Finds a row by its id in any club. */
export const anyRow: Middleware = async (call, next, tools) => {
  const response = await next()
  if (response.status !== 404) return response
  for (const account of [tools.people.admin, tools.people.otherTenant]) {
    const { bearer, tenant } = await signIn(tools, account)
    const url = new URL(call.url)
    url.pathname = tools.base + buildPath(call.endpoint.path, { ...call.params, tenant })
    const found = await next(withBearer({ request: withUrl(call, url) }, bearer))
    if (found.status < 300) return found
  }
  return response
}

/** Answers a club that has not paid with an empty result. */
export const unpaidToo =
  (body: unknown): Middleware =>
  async (_, next) => {
    const response = await next()
    return response.status === 402 ? write({ status: 200, body }) : response
  }

export const emptyPage = { items: [], offset: 0, limit: 100, moreItems: false, totalItems: 0 }
