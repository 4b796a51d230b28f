import { success, type Endpoint } from '../../src/contract/endpoint.ts'
import { LAST_EVENT_ID } from '../../src/contract/events.ts'
import { endpoints } from '../../src/contract/index.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../db/simulation.ts'
import { authenticate } from './authenticate.ts'
import type { Faults } from './faults.ts'
import type { AnyCaller, AnyInput } from './handler.ts'
import { createMatcher } from './match.ts'
import { parseInput } from './parse.ts'
import { notFound, Problem, problemResponse } from './problems.ts'

export interface Call {
  endpoint: Endpoint
  input: AnyInput
  caller: AnyCaller
  headers: Headers
}

/** What a bearer is checked against. */
export interface Present {
  db: Database
  clock: Clock
}

/** What a handler has replied, and the last event that the reply includes; null where it belongs to no club. */
export interface Outcome {
  reply: unknown
  lastEventId: string | null
}

export interface ServeOptions {
  /** Path under which the product's API lives, such as `/api/v1`. */
  base: string
  faults: Faults
  /** The world as it is now; asked for after the latency, in which it may have been replaced. */
  present(): Promise<Present>
  /**
   * Runs a handler when its turn has come, and lets no reply past `checkReply`; `check` is called again then, since the world may
   * have moved on meanwhile.
   */
  run(call: Call, check: (present: Present) => AnyCaller): Promise<Outcome>
  /** Told of a reply off contract and of a handler that broke; both answer 500. */
  onBug(error: unknown): void
}

const match = createMatcher(endpoints)

/** One request of the product: match → faults and latency → bearer and tenant → parse → handler, its reply checked → response. */
export async function serve(request: Request, options: ServeOptions): Promise<Response> {
  const { base, faults, present, run, onBug } = options
  try {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${base}/`)) throw notFound(`Path ${url.pathname.slice(0, 200)}`)
    const { endpoint, params } = match(request.method, url.pathname.slice(base.length))
    await faults.pass(endpoint.id)
    const check = ({ db, clock }: Present) => authenticate(endpoint, request, params, db, clock)
    const caller = check(await present())
    const call = { endpoint, caller, input: await parseInput(endpoint, request, url, params), headers: request.headers }
    return respond(endpoint, await run(call, check))
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error)
    onBug(error)
    return problemResponse(new Problem(500, 'The server failed.'))
  }
}

/** A reply as the contract has it; throws for any other, so that a write which gives one can still be undone. */
export function checkReply({ endpoint }: Pick<Call, 'endpoint'>, reply: unknown): unknown {
  const checked = success(endpoint).schema.safeParse(reply)
  if (!checked.success) throw new Error(`${endpoint.id} replied off contract: ${checked.error.message}`)
  return reply
}

function respond(endpoint: Endpoint, { reply, lastEventId }: Outcome): Response {
  const { status } = success(endpoint)
  const headers = { 'cache-control': 'no-store', ...(lastEventId !== null && { [LAST_EVENT_ID]: lastEventId }) }
  if (status === 204) return new Response(null, { status })
  if (reply instanceof ReadableStream) {
    return new Response(reply, { status, headers: { ...headers, 'content-type': 'text/event-stream' } })
  }
  return Response.json(reply, { status, headers })
}
