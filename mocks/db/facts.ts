import type { Codes } from './table/codes.ts'

/** A property that has few different values: an index into them for each row. */
export interface Coded<T> {
  codes: Codes
  values: readonly T[]
}

type Numbers = Codes | Float64Array<ArrayBuffer>

/** What statistics read of generated profiles, by number. */
export interface ProfileFacts {
  /** Where people are known from. */
  source: Coded<string>
  country: Coded<string | null>
  membership: Coded<string | null>
  gender: Coded<string | null>
  /** Codes of days that ascend with them; 0 if the birthday is unknown. */
  birthDay: { codes: Codes; textOf(code: number): string | null; end: number }
  /** Milliseconds since 1970; NaN if the moment is unknown. */
  signedUpAt: Numbers
}

export interface MembershipFacts {
  /** Returns when a membership ends, in milliseconds since 1970; null if it is for life. */
  expires(n: number): number | null
}

/** What orders and tickets have in common. */
export interface SaleFacts {
  /** The number of the buyer's profile. */
  person: Numbers
  /** Milliseconds since 1970, ascending. */
  at: Numbers
  cents: Numbers
}

export interface OrderItemFacts {
  /** The number of the order. */
  order: Numbers
  product: Coded<Product>
  quantity: Numbers
}

export interface Product {
  productId: string
  name: string
  cents: number
}

export interface TicketFacts extends SaleFacts {
  event: Coded<string>
  /** The kind of ticket, such as `Adult`. */
  kind: Coded<string>
  /** Returns the name of the seat of a ticket. */
  place(ticket: number): string
}
