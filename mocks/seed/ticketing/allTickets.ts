import { createOwned } from '../../db/groups.ts'
import { createDraws } from '../../db/random/draws.ts'
import { createColumn, createNumberColumn } from '../../db/table/codes.ts'
import { DAY, MINUTE } from '../moments.ts'
import { createBookingDays } from './bookingDays.ts'
import { gameSales } from './gameSales.ts'
import type { SaleOptions } from './sale.ts'
import { seasonSales } from './seasonSales.ts'
import type { Prices } from './stands.ts'

/** The age groups, by code. */
export const ages: readonly (keyof Prices)[] = ['adult', 'concession', 'junior']

/** The tickets of a ticket office, each a pure function of its number. */
export type AllTickets = ReturnType<typeof createTickets>

/** Most sales are synced within minutes; a till that was offline delivers them days later. */
const LONGEST_DELAY = 14 * DAY
const SYNC_MS = 4 * MINUTE

/** Returns a function that tells when a booking was synced, by its number and the moment of its sale. */
function createSyncs(seed: string, until: number) {
  const delay = createDraws(`${seed}/tickets`)('delay')
  return (booking: number, soldAt: number): number => {
    // What was sold a moment ago cannot have been delayed by days.
    const longest = Math.min(LONGEST_DELAY, Math.max(0, until - soldAt - SYNC_MS))
    return Math.min(until, soldAt + SYNC_MS + Math.floor(delay(booking) ** 6 * longest))
  }
}

/** Numbers the tickets of a ticket office in order of time. */
export function createTickets(options: SaleOptions) {
  const { setting, accounts, until } = options
  const { people } = accounts
  const ofSeasons = seasonSales(options)
  const seasonTickets = ofSeasons.reduce((sum, { count }) => sum + count, 0)
  const sales = [...ofSeasons, ...gameSales(options, seasonTickets)].filter(({ count }) => count > 0)
  const { count, find } = createBookingDays(sales)
  const syncedAt = createSyncs(people.seed, until)

  // The buyer of the latest booking, which its tickets share: they are mostly read one after another.
  let [latest, latestBuyer] = [-1, 0]
  const buyer = createColumn(
    count,
    2 ** 32,
    (ticket) => {
      const { booking, sale, inSale, at } = find(ticket)
      if (booking !== latest) latestBuyer = sales[sale]?.buyer(inSale, at) ?? 0
      latest = booking
      return latestBuyer
    },
    people.columns.score.allInSteps,
  )
  const age = createColumn(
    count,
    ages.length,
    (ticket) => {
      const buyerOf = buyer.at(ticket)
      const { sale, inSale, index } = find(ticket)
      return ages.indexOf(sales[sale]?.ageOf(inSale, index, buyerOf) ?? 'adult')
    },
    buyer.allInSteps,
  )
  function centsOf(ticket: number) {
    const { sale, inSale } = find(ticket)
    const prices = sales[sale]?.pricesOf(inSale)
    return Math.round((prices?.[ages[age.at(ticket)] ?? 'adult'] ?? 0) * 100)
  }
  function placeOf(ticket: number) {
    const { sale, inSale, index } = find(ticket)
    return sales[sale]?.placeOf(inSale, index) ?? ''
  }
  /** The name of a ticket for a place, by the code of its age group. */
  const nameIn = (place: string, code: number) => `${setting.words[ages[code] ?? 'adult']}, ${place}`
  return {
    count,
    /** The latest time of any ticket, in milliseconds since 1970. */
    until,
    /** The number of the booking of a ticket. */
    booking: createColumn(count, 2 ** 32, (ticket) => find(ticket).booking),
    at: (ticket: number) => find(ticket).at,
    createdAt(ticket: number) {
      const { booking, at } = find(ticket)
      return syncedAt(booking, at)
    },
    nameOf: (ticket: number) => nameIn(placeOf(ticket), age.at(ticket)),
    nameIn,
    placeOf,
    /** The tickets of each person. */
    owned: createOwned(people.count, buyer),
    events: sales.map(({ event }) => event),
    // What statistics and sorting read of every ticket:
    buyer,
    age,
    times: createNumberColumn(count, (ticket) => find(ticket).at),
    event: createColumn(count, 2 ** 16, (ticket) => find(ticket).sale),
    cents: createColumn(count, 2 ** 32, centsOf, age.allInSteps),
  }
}
