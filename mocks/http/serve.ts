import { success, type Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../db/simulation.ts'
import { authenticate, type AnyCaller } from './authenticate.ts'
import type { Faults } from './faults.ts'
import type { Handlers } from './handler.ts'
import { createMatcher } from './match.ts'
import { parseInput } from './parse.ts'
import { notFound, Problem, problemResponse } from './problems.ts'

export interface ServeOptions {
  /** Path under which the product's API lives, such as `/api/v1`. */
  base: string
  handlers: Handlers
  db: Database
  clock: Clock
  faults: Faults
  /** Told of a reply off contract and of a handler that broke; both answer 500. */
  onBug(error: unknown): void
}

type Input = Awaited<ReturnType<typeof parseInput>> & { caller: AnyCaller; db: Database; clock: Clock }

const match = createMatcher(endpoints)

/** One request of the product: match → faults and latency → bearer and tenant → parse → handler → check of the reply. */
export async function serve(
  request: Request,
  { base, handlers, db, clock, faults, onBug }: ServeOptions,
): Promise<Response> {
  try {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${base}/`)) throw notFound(`Path ${url.pathname.slice(0, 200)}`)
    const { endpoint, params } = match(request.method, url.pathname.slice(base.length))
    await faults.pass(endpoint.id)
    const caller = authenticate(endpoint, request, params, db, clock)
    const parsed = await parseInput(endpoint, request, url, params)
    return answer(endpoint, await handlerOf(handlers, endpoint)({ ...parsed, caller, db, clock }))
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error)
    onBug(error)
    return problemResponse(new Problem(500, 'The server failed.'))
  }
}

/**
 * The handler that belongs to an operation. The compiler has checked each against its own operation in `Handlers`; here,
 * where the operation is known only at run time, that type is given up: the cast of the architecture's rule.
 */
function handlerOf(handlers: Handlers, { id }: Endpoint) {
  const [area, verb] = id.split('.')
  const found = (handlers as unknown as Record<string, Record<string, (input: Input) => unknown>>)[area ?? '']?.[
    verb ?? ''
  ]
  if (!found) throw new Error(`no handler for ${id}`)
  return found
}

function answer(endpoint: Endpoint, reply: unknown): Response {
  const { status, schema } = success(endpoint)
  const checked = schema.safeParse(reply)
  if (!checked.success) throw new Error(`${endpoint.id} replied off contract: ${checked.error.message}`)
  if (status === 204) return new Response(null, { status })
  return Response.json(reply, { status, headers: { 'cache-control': 'no-store' } })
}
