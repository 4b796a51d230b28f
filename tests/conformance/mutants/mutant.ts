import type { Control } from '../../../mocks/control.ts'
import { createMatcher } from '../../../mocks/http/match.ts'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract, endpoints } from '../../../src/contract/index.ts'
import type { Account } from '../target.ts'

export type Fetch = (request: Request) => Promise<Response>
export type Area = keyof typeof contract

/** The tools that a mutant can use besides the request. */
export interface Tools {
  /** The path of the API, such as `/api/v1`. */
  base: string
  /** The server without the defect. */
  fetch: Fetch
  people: { admin: Account; user: Account; otherTenant: Account; unpaid: Account }
  control: Pick<Control, 'mails' | 'info'>
  /** Registers a callback for resets, so that the mutant can clear its memory. */
  onReset(forget: () => void): void
}

/** A request for one of the mutant's operations. */
export interface Call {
  endpoint: Endpoint
  params: Record<string, string>
  request: Request
  url: URL
  /** The bearer token; empty if there is none. */
  bearer: string
  /** Parses a copy of the body as JSON; undefined if it is not JSON. The request can still be sent. */
  body(): Promise<unknown>
}

/** Handles a call. `next` sends it, or another request, to the server without the defect. */
export type Middleware = (call: Call, next: (request?: Request) => Promise<Response>, tools: Tools) => Promise<Response>

/** A small deliberate defect, wrapped around a server without one. */
export interface Mutant {
  /** A sentence that describes the defect. */
  name: string
  /** The area of the contract whose laws are tried first. */
  area: Area
  /** The operations that it affects, the defective one first. */
  operations: readonly string[]
  wrap(fetch: Fetch, tools: Tools): Fetch
}

/** A mutant that treats all calls of its operations in the same way. */
export function mutant(operations: string | readonly string[], name: string, act: Middleware): Mutant {
  return statefulMutant(operations, name, () => act)
}

/** A mutant with memory between calls. `begin` is called again after every reset. */
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

/** The ids of all operations that satisfy a condition. */
export const operationsWhere = (holds: (endpoint: Endpoint) => boolean): string[] =>
  endpoints.filter(holds).map(({ id }) => id)

function areaOf(area: string, name: string): Area {
  if (!Object.hasOwn(contract, area)) throw new Error(`"${name}" has no area of the contract: ${area}`)
  // The line above has checked that it is a key of the contract.
  return area as Area
}

const match = createMatcher(endpoints)

/** The operation that a request calls; null if there is none. */
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
