import type { Control } from '../../mocks/control.ts'

export interface Account {
  email: string
  password: string
}

/** A server to judge: any base URL that fetch can reach. */
export interface Target {
  /** The API base, such as `http://127.0.0.1:4010/api/v1`. */
  url: string
  /** `signal` ends a call that nobody waits for any more. */
  fetch(request: Request, signal?: AbortSignal): Promise<Response>
  admin: Account
  /** A second user of the same club who is not an admin. */
  user: Account | null
  /** An admin of another club. */
  otherTenant: Account | null
  /** An admin of a club that has not paid. */
  unpaid: Account | null
  /** The control API of a model; a real server has none. */
  control: Control | null
  /** The time between two heartbeats of an event stream, if it is not the contract's; in milliseconds. */
  heartbeatMs?: number
  /** True if laws may change what they have not created: the given club, the given users, existing connectors. */
  destructive: boolean
}

/**
 * The needs of a law, besides an admin. A target with control is reset before every law, so laws may change everything.
 */
export type Need = 'user' | 'otherTenant' | 'unpaid' | 'control' | 'destructive'

/** True if a target provides what a law needs. */
export function provides(target: Target, need: Need): boolean {
  return need === 'destructive' ? target.destructive || target.control !== null : target[need] !== null
}
