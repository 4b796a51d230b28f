import type { Groups } from './groups.ts'
import type { Codes } from './table/codes.ts'

/** A property that has few different values: an index into them for each row. */
export interface Coded<T> {
  codes: Codes
  values: readonly T[]
}

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
  signedUpAt: Float64Array<ArrayBuffer>
}

export interface MembershipFacts {
  /** Returns when a membership ends, in milliseconds since 1970; null if it is for life. */
  expires(n: number): number | null
}

/** Where the days of numbered things begin that are in order of time. */
export interface Days {
  /** The day of the first thing, counted from 1970. */
  first: number
  /** The number of the first thing on or after each day; the last one is the count of all things. */
  starts: Uint32Array
}

/** What orders and tickets have in common. */
export interface SaleFacts {
  /** The number of the buyer's profile. */
  person: Codes
  /** Returns when a sale was made, in milliseconds since 1970: they are in order of time. */
  at(sale: number): number
  days: Days
  cents: Codes
}

export interface OrderItemFacts {
  /** The items of each order. */
  orders: Groups
  /** How many items each order has. */
  size: Codes
  product: Coded<Product>
  quantity: Codes
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
