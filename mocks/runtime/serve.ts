import { isWrite, success, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { LAST_EVENT_ID } from '../../src/contract/endpoint/stream.ts'
import { endpoints } from '../../src/contract/index.ts'
import { authenticate } from '../http/authenticate.ts'
import { NetworkDown, type Faults } from '../http/faults.ts'
import type { Call } from '../http/handler.ts'
import type { OnHeld } from '../faults/fault.ts'
import { createMatcher } from '../http/match.ts'
import { parseInput, readContent, type Content } from '../http/parse.ts'
import { failure, pathNotFound, Problem, problemResponse } from '../http/problems.ts'
import { journalInput } from './replay.ts'
import type { Runtime } from './runtime.ts'
import { sourceOfWrite } from '../db/random/ids.ts'
import type { State } from './state.ts'

export interface ServeOptions {
  /** Path under which the product's API lives, such as `/api/v1`. */
  base: string
  faults: Faults
  runtime: Runtime
  /** Called when a reply violates the contract or a handler fails; both answer 500. */
  onBug(error: unknown): void
  onHeld: OnHeld | undefined
}

/** A request whose body has arrived. */
interface Received {
  endpoint: Endpoint
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  content: Content
}

/** The reply of a handler. `lastEventId` is the last event that a read reflects; null for writes and without a club. */
interface Outcome {
  reply: unknown
  /** The time on the model's clock, in milliseconds since 1970. */
  now: number
  lastEventId: string | null
}

const match = createMatcher(endpoints)

/**
 * Answers a request: match the operation → faults and latency → receive the body → `read` or `write` → response.
 * Either authenticates, parses, runs the handler and checks the reply, and a write is saved. Rejects as `fetch` does if the network or a fault lets no answer through.
 */
export async function serve(
  request: Request,
  { base, faults, runtime, onBug, onHeld }: ServeOptions,
): Promise<Response> {
  try {
    const { pathname, searchParams: query } = new URL(request.url)
    if (!pathname.startsWith(`${base}/`)) throw pathNotFound(pathname)
    const { endpoint, params } = match(request.method, pathname.slice(base.length))
    await faults.apply(endpoint.id, onHeld)
    const content = await readContent(endpoint, request)
    const received = { endpoint, params, query, headers: request.headers, content }
    return respond(endpoint, await (isWrite(endpoint) ? write(runtime, received) : read(runtime, received)))
  } catch (error) {
    if (error instanceof NetworkDown) throw error
    if (error instanceof Problem) return problemResponse(error)
    onBug(error)
    return problemResponse(failure(500))
  }
}

async function read(runtime: Runtime, received: Received): Promise<Outcome> {
  const { state } = await runtime.upToDate()
  const call = toCall(received, state)
  const { caller, endpoint } = call
  // Read it before the handler runs: an event that arrives during the read is better sent twice than missed.
  const lastEventId = caller?.user && endpoint.method === 'GET' ? state.bus.lastId(caller.user.tenant) : null
  const reply = checkReply(endpoint, await state.run('read', call))
  return { reply, now: state.clock.now(), lastEventId }
}

/** Authenticates and parses inside the queue, because earlier writes may have changed what the write depends on. */
async function write(runtime: Runtime, received: Received): Promise<Outcome> {
  return runtime.exclusively(async (timeline) => {
    const { state } = timeline
    const call = toCall(received, state)
    const { caller, endpoint } = call
    const entry = { by: caller?.claims.sub ?? null, endpoint: endpoint.id, input: journalInput(call) }
    const reply = await runtime.commit(timeline, entry, async (seq) =>
      checkReply(endpoint, await state.run(sourceOfWrite(seq), call)),
    )
    return { reply, now: state.clock.now(), lastEventId: null }
  })
}

function toCall({ endpoint, params, query, headers, content }: Received, { db, clock }: State): Call {
  const caller = authenticate(endpoint, headers, params, db, clock)
  return { endpoint, caller, input: parseInput(endpoint, params, query, content), headers }
}

/** Throws for a reply that the contract does not allow, so that the write behind it is rolled back. */
function checkReply(endpoint: Endpoint, reply: unknown): unknown {
  const checked = success(endpoint).schema.safeParse(reply)
  if (!checked.success) throw new Error(`${endpoint.id} violated the contract in its reply: ${checked.error.message}`)
  return reply
}

function respond(endpoint: Endpoint, { reply, now, lastEventId }: Outcome): Response {
  const { status } = success(endpoint)
  const date = new Date(now).toUTCString()
  const headers = { 'cache-control': 'no-store', date, ...(lastEventId !== null && { [LAST_EVENT_ID]: lastEventId }) }
  if (status === 204) return new Response(null, { status, headers: { date } })
  if (reply instanceof ReadableStream) {
    return new Response(reply, { status, headers: { ...headers, 'content-type': 'text/event-stream' } })
  }
  return Response.json(reply, { status, headers })
}
