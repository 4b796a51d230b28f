import type { Endpoint, Parsed, Reply } from '../../src/contract/endpoint/endpoint.ts'
import type { Contract } from '../../src/contract/index.ts'
import type { Bus } from '../db/bus.ts'
import type { UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'
import type { Rng } from '../db/random/rng.ts'
import type { Simulation, Task, TaskKind } from '../db/simulation.ts'
import type { Claims } from '../db/tokens.ts'

/** The caller: null for open operations, a user for access and refresh tokens, only the claims for a mailed link. */
export type Caller<E extends Endpoint> = E['auth'] extends 'none'
  ? null
  : E['auth'] extends 'link'
    ? { claims: Claims }
    : { claims: Claims; user: UserRecord }

/**
 * The dependencies of a handler or a timed task. Randomness and new ids derive from the seed and the number of the
 * write.
 */
export interface HandlerContext {
  db: Database
  clock: Simulation
  bus: Bus
  /** The seed of the model, from which everything that arrives at sources derives. */
  seed: string
  rng: Rng
  newId(): string
}

/**
 * The business rules of one operation: takes parsed input, gives the declared reply, and throws problems before it
 * writes.
 */
export type Handler<E extends Endpoint> = (
  input: Parsed<E> & HandlerContext & { caller: Caller<E>; headers: Headers },
) => Reply<E> | Promise<Reply<E>>

/** One handler for every operation; the compiler refuses a missing one. */
export type Handlers = {
  [Area in keyof Contract]: {
    [Verb in keyof Contract[Area]]: Contract[Area][Verb] extends infer E extends Endpoint ? Handler<E> : never
  }
}

/** One handler for every kind of timed task; the compiler refuses a missing one. */
export type TaskHandlers = Record<TaskKind, (input: HandlerContext & { task: Task }) => Promise<void> | void>

/** The parsed input of any operation, as the pipeline and the journal pass it on. */
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
 * Finds the handler of an operation. `Handlers` types each handler by its operation; here the operation is known only
 * at run time, so that type is lost. Throws for an unknown operation.
 */
export function handlerOf(handlers: Handlers, id: string) {
  const [area = '', verb = ''] = id.split('.')
  type AnyHandler = (input: AnyInput & HandlerContext & { caller: AnyCaller; headers: Headers }) => unknown
  // The type of the operation is unknown here, as explained above.
  const found = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[area]?.[verb]
  if (!found) throw new Error(`no handler for ${id}`)
  return found
}
