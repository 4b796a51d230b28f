import { createDraws } from '../../db/draws.ts'
import { createOwned } from '../../db/groups.ts'
import { lazy } from '../../db/lazy.ts'
import type { Accounts } from '../customers/accounts.ts'
import { DAY, MINUTE } from '../moments.ts'
import type { ClubSetting } from '../scenarios/setting.ts'
import type { Bookings } from './bookings.ts'
import type { Prices } from './stands.ts'

/** The age groups, by code. */
export const ages: readonly (keyof Prices)[] = ['adult', 'concession', 'junior']

/** The tickets of a ticket office, each a pure function of its number. */
export type AllTickets = ReturnType<typeof createTickets>

/** Most sales are synced within hours; a till that was offline delivers them days later. */
const LONGEST_DELAY = 14 * DAY

/**
 * Numbers all tickets: season tickets, then those of games.
 *
 * @param until the latest time of any row, in milliseconds since 1970
 */
export function createTickets(
  setting: ClubSetting,
  accounts: Accounts,
  [season, games]: readonly [Bookings, Bookings],
  until: number,
) {
  const { people } = accounts
  const count = season.tickets.total + games.tickets.total
  const delay = createDraws(`${people.seed}/tickets`)('delay')
  /** The booking of a ticket: its kind, and its number among its kind. */
  const isSeason = (ticket: number) => ticket < season.tickets.total
  const bookingsOf = (ticket: number) => (isSeason(ticket) ? season : games)
  const offsetOf = (ticket: number) => (isSeason(ticket) ? 0 : season.tickets.total)
  const bookingOf = (ticket: number) => bookingsOf(ticket).tickets.groupOf(ticket - offsetOf(ticket))
  /** The number of a booking among all. */
  const bookingNumber = (ticket: number) => (isSeason(ticket) ? 0 : season.count) + bookingOf(ticket)
  const buyerOf = (ticket: number) => bookingsOf(ticket).buyer(bookingOf(ticket))
  const at = (ticket: number) => bookingsOf(ticket).at(bookingOf(ticket))
  const createdAt = (ticket: number) =>
    Math.min(until, at(ticket) + 4 * MINUTE + Math.floor(delay(bookingNumber(ticket)) ** 6 * LONGEST_DELAY))
  const seatOf = (ticket: number) => {
    const [bookings, booking] = [bookingsOf(ticket), bookingOf(ticket)]
    return bookings.seatOf(booking, ticket - offsetOf(ticket) - bookings.tickets.start(booking))
  }
  const nameOf = (ticket: number) => {
    const { age, place } = seatOf(ticket)
    return `${setting.words[age]}, ${place}`
  }
  /** The buyers of all tickets. */
  const buyers = lazy(() => {
    games.prepare()
    return Uint32Array.from({ length: count }, (_, ticket) => buyerOf(ticket))
  })
  /** The tickets of each person. */
  const owned = lazy(() => createOwned(people.count, count, (ticket) => buyers()[ticket] ?? 0))
  /** The index of the event of a ticket among the events of both kinds. */
  const eventOf = (ticket: number) =>
    (isSeason(ticket) ? 0 : season.events.length) + bookingsOf(ticket).eventOf(bookingOf(ticket))
  /** What statistics read of every ticket. */
  const sold = lazy(() => {
    games.prepare()
    const columns = {
      at: new Float64Array(count),
      cents: new Uint32Array(count),
      event: new Uint16Array(count),
      age: new Uint8Array(count),
    }
    for (let ticket = 0; ticket < count; ticket++) {
      const { price, age } = seatOf(ticket)
      columns.at[ticket] = at(ticket)
      columns.cents[ticket] = Math.round(price * 100)
      columns.event[ticket] = eventOf(ticket)
      columns.age[ticket] = ages.indexOf(age)
    }
    return columns
  })
  const events = [...season.events, ...games.events]
  return { count, bookingNumber, buyerOf, at, createdAt, seatOf, nameOf, buyers, owned, events, eventOf, sold }
}
