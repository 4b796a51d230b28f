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
  /** The strings of a model; a real server has none. */
  control: Control | null
}

/** What a law may need beyond an admin. */
export type Need = 'user' | 'otherTenant' | 'unpaid' | 'control'
