import type { Accounts } from '../customers/accounts.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Terms } from '../terms.ts'

/**
 * Something that a ticket office sells: a game, or the tickets for a season. Its bookings are numbered in the order of
 * their days.
 */
export interface Sale {
  event: string
  /** The number of bookings. */
  count: number
  /** The moments between which it is on sale, in milliseconds since 1970. */
  opens: number
  closes: number
  /** How many bookings were made before the beginning of a day. */
  countBefore(midnight: number): number
  /** The moment of a booking, which lies in a part of a day. */
  at(booking: number, from: number, until: number): number
  /** The number of the person who booked. */
  buyer(booking: number, at: number): number
  /** The first ticket of a booking. */
  firstTicket(booking: number): number
  /**
   * The age group of a ticket, as a code in `ages`; tickets of a booking count from 0, and the first is for the buyer.
   */
  ageOf(booking: number, index: number, buyer: number): number
  /** The prices of a booking in cents, by the codes of the age groups. */
  centsOf(booking: number): readonly number[]
  /** The name of a seat. */
  placeOf(booking: number, index: number): string
}

/** What decides on the sales of a ticket office. */
export interface SaleOptions {
  setting: ClubSetting
  accounts: Accounts
  terms: Terms
  /** The people whose membership includes a seat for the season, ascending. */
  holders: Uint32Array
  hasSeat(n: number): boolean
  /** The latest time of any booking, in milliseconds since 1970. */
  until: number
}
