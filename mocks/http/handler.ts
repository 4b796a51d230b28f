import type { Endpoint, Parsed, Reply } from '../../src/contract/endpoint.ts'
import type { Contract } from '../../src/contract/index.ts'
import type { UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../db/simulation.ts'
import type { Claims } from '../db/tokens.ts'

/** Who calls: nobody for open operations, a known user for access and refresh tokens, the claims alone for a mailed link. */
export type Caller<E extends Endpoint> = E['auth'] extends 'none'
  ? null
  : E['auth'] extends 'link'
    ? { claims: Claims }
    : { claims: Claims; user: UserRecord }

/** Business rules of one operation: parsed input in, declared reply out; failures are thrown as problems. */
export type Handler<E extends Endpoint> = (
  input: Parsed<E> & { caller: Caller<E>; db: Database; clock: Clock },
) => Reply<E> | Promise<Reply<E>>

/** One handler for every operation; the compiler refuses a missing one. */
export type Handlers = {
  [Area in keyof Contract]: {
    [Verb in keyof Contract[Area]]: Contract[Area][Verb] extends infer E extends Endpoint ? Handler<E> : never
  }
}
