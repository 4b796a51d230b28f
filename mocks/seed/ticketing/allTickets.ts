import { createOwned } from '../../db/groups.ts'
import { createDraws } from '../../db/random/draws.ts'
import { createColumn } from '../../db/table/codes.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { DAY, MINUTE } from '../moments.ts'
import { createBookingDays, type BookingDays } from './bookingDays.ts'
import { gameSales } from './gameSales.ts'
import type { Sale, SaleOptions } from './sale.ts'
import { seasonSales } from './seasonSales.ts'
import { ages } from './tickets.ts'

/** The tickets of a ticket office, each a pure function of its number. */
export type AllTickets = ReturnType<typeof createTickets>

/** Most sales are synced within minutes; a till that was offline delivers them days later. */
const LONGEST_DELAY = 14 * DAY
const SYNC_MS = 4 * MINUTE

/** A share to the power of six of the longest delay, in whole milliseconds. */
function delayOf(share: number, longest: number): number {
  const cube = share * share * share
  const delay = cube * cube * longest
  const part = delay - Math.floor(delay)
  // Products are several times faster than the power. They differ in the last digits, which matters next to a whole
  // number only.
  return Math.floor(part > 1e-4 && part < 1 - 1e-4 ? delay : share ** 6 * longest)
}

/** Returns a function that tells when a booking was synced, by its number and the moment of its sale. */
function createSyncs(seed: string, until: number) {
  const delay = createDraws(`${seed}/tickets`)('delay')
  return (booking: number, soldAt: number): number => {
    // What was sold a moment ago cannot have been delayed by days.
    const longest = Math.min(LONGEST_DELAY, Math.max(0, until - soldAt - SYNC_MS))
    return Math.min(until, soldAt + SYNC_MS + delayOf(delay(booking), longest))
  }
}

/** The highest price of any ticket, in cents. */
function highestPrice({ ground: { stands, terrace } }: ClubSetting): number {
  const prices = [...stands, terrace].flatMap(({ match, season }) => [match, season])
  return Math.round(100 * Math.max(...prices.flatMap((each) => ages.map((age) => each[age]))))
}

/** Numbers the tickets of a ticket office in order of time. */
export function createTickets(options: SaleOptions) {
  const { setting, accounts, until } = options
  const { people } = accounts
  const ofSeasons = seasonSales(options)
  const seasonTickets = ofSeasons.reduce((sum, { count }) => sum + count, 0)
  const sales = [...ofSeasons, ...gameSales(options, seasonTickets)].filter(({ count }) => count > 0)
  const days = createBookingDays(sales)
  const { count, find, eachBooking } = days
  const syncedAt = createSyncs(people.seed, until)
  const highestCents = highestPrice(setting)
  const { buyer, age, cents } = createTicketColumns(options, sales, days, highestCents)

  function placeOf(ticket: number) {
    const { sale, inSale, index } = find(ticket)
    return sales[sale]?.placeOf(inSale, index) ?? ''
  }
  return {
    ...days,
    /** The latest time of any ticket, in milliseconds since 1970. */
    until,
    at: (ticket: number) => find(ticket).at,
    /** When a booking was synced, by its number and the moment of its sale. */
    syncedAt,
    createdAt(ticket: number) {
      const { booking, at } = find(ticket)
      return syncedAt(booking, at)
    },
    /** The name of a ticket: the age group, then the seat. */
    nameOf: (ticket: number) => `${setting.words[ages[age.at(ticket)] ?? 'adult']}, ${placeOf(ticket)}`,
    placeOf,
    /** Where the seats of a booking are; see `Seats.spotOf`. */
    spotOf: (sale: number, inSale: number) => sales[sale]?.spotOf(inSale) ?? 0,
    /** The tickets of each person. */
    owned: createOwned(people.count, buyer),
    events: sales.map(({ event }) => event),
    highestCents,
    // What statistics and sorting read of every ticket:
    buyer,
    age,
    event: createColumn(
      count,
      sales.length,
      (ticket) => find(ticket).sale,
      undefined,
      (codes, from, end) =>
        eachBooking(from, end, ({ sale }, first, last) => {
          for (let ticket = first; ticket < last; ticket++) codes[ticket] = sale
        }),
    ),
    cents,
  }
}

/**
 * The buyers, age groups and prices of tickets. All of them are filled booking by booking, because its tickets have
 * most in common.
 */
function createTicketColumns(
  { accounts: { people } }: SaleOptions,
  sales: readonly Sale[],
  { count, find, eachBooking }: BookingDays,
  highestCents: number,
) {
  const buyer = createColumn(
    count,
    2 ** 32,
    (ticket) => {
      const { sale, inSale, at } = find(ticket)
      return sales[sale]?.buyer(inSale, at) ?? 0
    },
    people.columns.score.allInSteps,
    (codes, from, end) =>
      eachBooking(from, end, ({ sale, inSale, at }, first, last) => {
        const buyerOf = sales[sale]?.buyer(inSale, at) ?? 0
        for (let ticket = first; ticket < last; ticket++) codes[ticket] = buyerOf
      }),
  )
  function* prepareAges() {
    yield* buyer.allInSteps()
    yield* people.columns.birthDay.allInSteps()
  }
  const age = createColumn(
    count,
    ages.length,
    (ticket) => {
      const buyerOf = buyer.at(ticket)
      const { sale, inSale, index } = find(ticket)
      return sales[sale]?.ageOf(inSale, index, buyerOf) ?? 0
    },
    prepareAges,
    (codes, from, end) => {
      const buyers = buyer.all()
      eachBooking(from, end, ({ sale, inSale, index }, first, last) => {
        for (let ticket = first; ticket < last; ticket++)
          codes[ticket] = sales[sale]?.ageOf(inSale, index + ticket - first, buyers[first] ?? 0) ?? 0
      })
    },
  )
  const cents = createColumn(
    count,
    highestCents + 1,
    (ticket) => {
      const { sale, inSale } = find(ticket)
      return sales[sale]?.centsOf(inSale)[age.at(ticket)] ?? 0
    },
    age.allInSteps,
    (codes, from, end) => {
      const ageOf = age.all()
      eachBooking(from, end, ({ sale, inSale }, first, last) => {
        const prices = sales[sale]?.centsOf(inSale)
        for (let ticket = first; ticket < last; ticket++) codes[ticket] = prices?.[ageOf[ticket] ?? 0] ?? 0
      })
    },
  )
  return { buyer, age, cents }
}
