import { createDraws } from '../../db/random/draws.ts'
import { createOwned } from '../../db/groups.ts'
import { createColumn, createNumberColumn } from '../../db/table/codes.ts'
import { lazy } from '../../db/lazy.ts'
import type { Accounts } from '../customers/accounts.ts'
import { DAY, MINUTE } from '../moments.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Bookings } from './bookings.ts'
import type { Prices } from './stands.ts'

/** The age groups, by code. */
export const ages: readonly (keyof Prices)[] = ['adult', 'concession', 'junior']

/** The tickets of a ticket office, each a pure function of its number. */
export type AllTickets = ReturnType<typeof createTickets>

/** Most sales are synced within hours; a till that was offline delivers them days later. */
const LONGEST_DELAY = 14 * DAY

/** Returns a function that tells when a booking was synced, by its number and the moment of its sale. */
function createSyncs(seed: string, until: number) {
  const delay = createDraws(`${seed}/tickets`)('delay')
  // Tickets are mostly read one after another, and those of a booking are synced together.
  let [latest, latestAt] = [-1, 0]
  return (booking: number, soldAt: () => number): number => {
    if (booking === latest) return latestAt
    const sold = soldAt()
    // What was sold a moment ago cannot have been delayed by days.
    const longest = Math.min(LONGEST_DELAY, Math.max(0, until - sold - 4 * MINUTE))
    latest = booking
    latestAt = Math.min(until, sold + 4 * MINUTE + Math.floor(delay(booking) ** 6 * longest))
    return latestAt
  }
}

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
  const syncedAt = createSyncs(people.seed, until)
  /** The booking of a ticket: its kind, and its number among its kind. */
  const isSeason = (ticket: number) => ticket < season.tickets.total
  const bookingsOf = (ticket: number) => (isSeason(ticket) ? season : games)
  const offsetOf = (ticket: number) => (isSeason(ticket) ? 0 : season.tickets.total)
  const bookingOf = (ticket: number) => bookingsOf(ticket).tickets.groupOf(ticket - offsetOf(ticket))
  /** The number of a booking among all. */
  const bookingNumber = (ticket: number) => (isSeason(ticket) ? 0 : season.count) + bookingOf(ticket)
  const buyerOf = (ticket: number) => bookingsOf(ticket).buyer(bookingOf(ticket))
  const at = (ticket: number) => bookingsOf(ticket).at(bookingOf(ticket))
  const createdAt = (ticket: number) => syncedAt(bookingNumber(ticket), () => at(ticket))
  const indexOf = (ticket: number) => ticket - offsetOf(ticket) - bookingsOf(ticket).tickets.start(bookingOf(ticket))
  const ageOf = (ticket: number) => bookingsOf(ticket).ageOf(bookingOf(ticket), indexOf(ticket))
  const priceOf = (ticket: number) => bookingsOf(ticket).pricesOf(bookingOf(ticket))[ageOf(ticket)]
  const placeOf = (ticket: number) => bookingsOf(ticket).placeOf(bookingOf(ticket), indexOf(ticket))
  const nameOf = (ticket: number) => `${setting.words[ageOf(ticket)]}, ${placeOf(ticket)}`
  /** The index of the event of a ticket among the events of both kinds. */
  const eventOf = (ticket: number) =>
    (isSeason(ticket) ? 0 : season.events.length) + bookingsOf(ticket).eventOf(bookingOf(ticket))
  const buyer = createColumn(count, 2 ** 32, buyerOf, () => games.prepare())
  const age = createColumn(
    count,
    ages.length,
    (ticket) => ages.indexOf(ageOf(ticket)),
    () => games.prepare(),
  )
  return {
    count,
    bookingNumber,
    buyerOf,
    at,
    createdAt,
    priceOf,
    nameOf,
    placeOf,
    /** The tickets of each person. */
    owned: lazy(() => {
      const buyers = buyer.all()
      return createOwned(people.count, count, (ticket) => buyers[ticket] ?? 0)
    }),
    events: [...season.events, ...games.events],
    // What statistics and sorting read of every ticket:
    buyer,
    age,
    times: createNumberColumn(count, at),
    event: createColumn(count, 2 ** 16, eventOf),
    cents: createColumn(
      count,
      2 ** 32,
      (ticket) => {
        const prices = bookingsOf(ticket).pricesOf(bookingOf(ticket))
        return Math.round(prices[ages[age.at(ticket)] ?? 'adult'] * 100)
      },
      function* () {
        yield* age.allInSteps()
      },
    ),
  }
}
