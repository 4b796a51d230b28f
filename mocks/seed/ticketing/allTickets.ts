import type { Ticket } from '../../../src/contract/ticketing.ts'
import { createDraws } from '../../db/random/draws.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import { createBookingDays } from './bookingDays.ts'
import { gameSales } from './gameSales.ts'
import type { SaleOptions } from './sale.ts'
import { seasonSales } from './seasonSales.ts'
import { ages, bookingIdOf, FIRST_BOOKING, FIRST_TICKET, ticketIdOf } from './tickets.ts'

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

/** Numbers the tickets of a ticket office in order of time. */
export function createTickets(options: SaleOptions) {
  const { setting, accounts, until } = options
  const { people } = accounts
  const ofSeasons = seasonSales(options)
  const seasonTickets = ofSeasons.reduce((sum, { count }) => sum + count, 0)
  const sales = [...ofSeasons, ...gameSales(options, seasonTickets)].filter(({ count }) => count > 0)
  const { count, find } = createBookingDays(sales)
  const syncedAt = createSyncs(people.seed, until)
  const ids = createNumberedIds(`${people.seed}/ticket ids`, count)
  const { stadium, connectorId } = { stadium: setting.ground.name, connectorId: accounts.connectorId }
  return Array.from({ length: count }, (_, ticket): Ticket => {
    const { booking, sale: index, inSale, index: place, at } = find(ticket)
    const sale = sales[index]
    if (!sale) throw new RangeError(`no sale ${index}`)
    const buyer = sale.buyer(inSale, at)
    const age = sale.ageOf(inSale, place, buyer)
    return {
      id: ids.of(ticket),
      itemId: ticketIdOf(FIRST_TICKET + ticket),
      orderId: bookingIdOf(FIRST_BOOKING + booking),
      customerId: String(accounts.numberOf(buyer)),
      email: people.email(buyer),
      price: (sale.centsOf(inSale)[age] ?? 0) / 100,
      event: sale.event,
      name: `${setting.words[ages[age] ?? 'adult']}, ${sale.placeOf(inSale, place)}`,
      stadium,
      connectorId,
      timestamp: isoText(at),
      createdAt: isoText(syncedAt(booking, at)),
    }
  })
}
