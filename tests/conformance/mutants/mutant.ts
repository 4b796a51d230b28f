import type { Control } from '../../../mocks/control.ts'
import { createMatcher } from '../../../mocks/http/match.ts'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract, endpoints } from '../../../src/contract/index.ts'
import type { Account } from '../target.ts'

export type Fetch = (request: Request) => Promise<Response>
export type Area = keyof typeof contract

/** What a mutant may reach for beyond the request at hand. */
export interface Tools {
  /** Path under which the API lives, such as `/api/v1`. */
  base: string
  /** The server without the defect. */
  fetch: Fetch
  people: { admin: Account; user: Account; otherTenant: Account; unpaid: Account }
  control: Pick<Control, 'mails' | 'info'>
  /** Is told of every reset: what a mutant remembers is forgotten then. */
  onReset(forget: () => void): void
}

/** A request of the mutant's own operation. */
export interface Call {
  endpoint: Endpoint
  params: Record<string, string>
  request: Request
  url: URL
  /** The token that it brings; empty for none. */
  bearer: string
  /** Its body as JSON; undefined where it is none. The request can still be sent. */
  body(): Promise<unknown>
}

/** What is done with a call: `next` asks the server without the defect, with another request where one is given. */
export type Middleware = (call: Call, next: (request?: Request) => Promise<Response>, tools: Tools) => Promise<Response>

/** A small deliberate defect of a server, put around one that has none. */
export interface Mutant {
  /** A sentence that says what is wrong. */
  name: string
  /** The area of the contract whose laws are tried first. */
  area: Area
  /** The operations that it touches, the one with the defect first. */
  operations: readonly string[]
  /** Operations whose laws notice it soonest, where these are not its own: they are tried first. */
  noticedBy?: readonly string[]
  wrap(fetch: Fetch, tools: Tools): Fetch
}

/** Tries the laws of other operations first: trying all laws of a mutant's own area can take seconds. */
export const noticedBy = (operations: readonly string[], hidden: Mutant): Mutant => ({
  ...hidden,
  noticedBy: operations,
})

/** A mutant that treats every call of its operations alike. */
export function mutant(operations: string | readonly string[], name: string, act: Middleware): Mutant {
  return statefulMutant(operations, name, () => act)
}

/** A mutant that remembers from call to call; `begin` is called anew after every reset. */
export function statefulMutant(operations: string | readonly string[], name: string, begin: () => Middleware): Mutant {
  const own = typeof operations === 'string' ? [operations] : operations
  const [area = ''] = (own[0] ?? '').split('.')
  return {
    name,
    area: areaOf(area, name),
    operations: own,
    wrap(fetch, tools) {
      let act = begin()
      tools.onReset(() => (act = begin()))
      return async (request) => {
        const call = callOf(request, tools.base)
        if (!call || !own.includes(call.endpoint.id)) return fetch(request)
        return act(call, (other = request.clone()) => fetch(other), tools)
      }
    },
  }
}

/** The ids of every operation that satisfies a condition. */
export const operationsWhere = (holds: (endpoint: Endpoint) => boolean): string[] =>
  endpoints.filter(holds).map(({ id }) => id)

function areaOf(area: string, name: string): Area {
  if (!Object.hasOwn(contract, area)) throw new Error(`"${name}" is of no area of the contract: ${area}`)
  // A key of the contract, as the line above has made sure.
  return area as Area
}

const match = createMatcher(endpoints)

/** The operation that a request is for; null where it is for none. */
export function callOf(request: Request, base: string): Call | null {
  const url = new URL(request.url)
  try {
    const { endpoint, params } = match(request.method, url.pathname.slice(base.length))
    return {
      endpoint,
      params,
      request,
      url,
      bearer: /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '',
      body: () =>
        request
          .clone()
          .json()
          .catch(() => undefined),
    }
  } catch {
    return null
  }
}
