import type { Control } from '../../mocks/control.ts'

export interface Account {
  email: string
  password: string
}

/** A server to judge: any base URL that a fetch can reach. */
export interface Target {
  /** The API base, such as `http://127.0.0.1:4010/api/v1`. */
  url: string
  fetch(request: Request): Promise<Response>
  admin: Account
  /** A second person of the same club, without the rights of an admin. */
  user: Account | null
  /** An admin of another club. */
  otherTenant: Account | null
  /** An admin of a club that has not paid. */
  unpaid: Account | null
  /** The control API of a model; a real server has none. */
  control: Control | null
  /** Whether laws may change what they have not made themselves: the given club, the given users, existing connectors. */
  destructive: boolean
}

/** What a law may need beyond an admin. Whoever has control is reset before every law, and so may be changed in any way. */
export type Need = 'user' | 'otherTenant' | 'unpaid' | 'control' | 'destructive'

/** Whether a target gives what a law needs. */
export function provides(target: Target, need: Need): boolean {
  return need === 'destructive' ? target.destructive || target.control !== null : target[need] !== null
}
