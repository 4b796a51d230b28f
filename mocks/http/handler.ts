import type { Endpoint, Parsed, Reply } from '../../src/contract/endpoint/endpoint.ts'
import type { Contract } from '../../src/contract/index.ts'
import type { Bus } from '../db/bus.ts'
import type { UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'
import type { Rng } from '../db/rng.ts'
import type { Simulation, Task, TaskKind } from '../db/simulation.ts'
import type { Claims } from '../db/tokens.ts'

/** Who calls: nobody for open operations, a known user for access and refresh tokens, the claims alone for a mailed link. */
export type Caller<E extends Endpoint> = E['auth'] extends 'none'
  ? null
  : E['auth'] extends 'link'
    ? { claims: Claims }
    : { claims: Claims; user: UserRecord }

/** What a handler or a timed task works with. Randomness and new ids derive from the seed and the number of the write. */
export interface HandlerContext {
  db: Database
  clock: Simulation
  bus: Bus
  rng: Rng
  newId(): string
}

/** Business rules of one operation: parsed input in, declared reply out; failures are thrown as problems, before anything is written. */
export type Handler<E extends Endpoint> = (
  input: Parsed<E> & HandlerContext & { caller: Caller<E>; headers: Headers },
) => Reply<E> | Promise<Reply<E>>

/** One handler for every operation; the compiler refuses a missing one. */
export type Handlers = {
  [Area in keyof Contract]: {
    [Verb in keyof Contract[Area]]: Contract[Area][Verb] extends infer E extends Endpoint ? Handler<E> : never
  }
}

/** What each kind of timed task does; the compiler refuses a missing one. */
export type TaskHandlers = Record<TaskKind, (input: HandlerContext & { task: Task }) => Promise<void> | void>

/** The parsed input of any operation, as the pipeline and the journal hand it on. */
export interface AnyInput {
  params: unknown
  query: unknown
  body: unknown
  /** The text of an uploaded file. */
  file?: string
}

export type AnyCaller = null | { claims: Claims; user?: UserRecord }

/** A call of any operation, authenticated and parsed. */
export interface Call {
  endpoint: Endpoint
  input: AnyInput
  caller: AnyCaller
  headers: Headers
}

/**
 * The handler that belongs to an operation. The compiler has checked each against its own operation in `Handlers`; here,
 * where the operation is known only at run time, that type is given up.
 */
export function handlerOf(handlers: Handlers, id: string) {
  const [area = '', verb = ''] = id.split('.')
  type AnyHandler = (input: AnyInput & HandlerContext & { caller: AnyCaller; headers: Headers }) => unknown
  // See above: the type of the operation is not known here.
  const found = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[area]?.[verb]
  if (!found) throw new Error(`no handler for ${id}`)
  return found
}
