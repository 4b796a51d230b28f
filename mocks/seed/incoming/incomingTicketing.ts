import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { fixturesOf, type Fixture } from '../ticketing/fixtures.ts'
import type { Database } from '../../db/database.ts'
import { finish } from '../../db/steps.ts'
import { slotStates } from '../../db/table/partition.ts'
import type { Delivery } from './delivery.ts'
import { incomingPurchases, type Purchase } from './incomingBuyers.ts'
import { DAY, seasonOf } from '../moments.ts'
import { newestOf, nextNumber, rowsToRestoreOf } from './newcomers.ts'
import { createSeating, type Seating } from '../ticketing/seating.ts'
import {
  FIRST_BOOKING,
  FIRST_TICKET,
  FIRST_TICKETING_CUSTOMER,
  fixturesOnSale,
  seasonEvent,
  ticketsOf,
  type Booking,
} from '../ticketing/tickets.ts'

/** Within this many days before a season, season tickets are sold for that season. */
const NEXT_SEASON_DAYS = 45

/** Generates the customers and tickets of a ticket office that the club does not have yet. */
export function incomingTicketing(delivery: Delivery): { ticketingCustomers: TicketingCustomer[]; tickets: Ticket[] } {
  const { db, club, first, from, setting, source } = delivery
  const kind = { kind: 'ticketingCustomers', firstNumber: FIRST_TICKETING_CUSTOMER, max: 3 } as const
  const { customers, purchases } = incomingPurchases(delivery, kind, (customer, { city, phone }) => ({
    ...customer,
    city,
    phone,
  }))
  const newest = newestOf(db, club.id, 'tickets')
  const fixtures = fixturesOnSale(fixturesOf(setting, from, source.until + 60 * DAY), from, source.until)
  const seating = createSeating(setting)
  occupySeats(seating, [...soldTickets(db, delivery, fixtures), ...rowsToRestoreOf(db, club.id, 'tickets')], fixtures)
  const bookings = purchases.map((purchase) => ({
    ...bookingOf(purchase, delivery, fixtures, seating),
    // Later syncs bring small bookings only.
    ...(!first && { size: delivery.rng.int(1, 2) }),
  }))
  return {
    ticketingCustomers: customers,
    tickets: ticketsOf(setting, bookings, source, seating, {
      ticket: nextNumber(
        newest.map(({ itemId }) => itemId),
        FIRST_TICKET,
      ),
      booking: nextNumber(
        newest.map(({ orderId }) => orderId),
        FIRST_BOOKING,
      ),
    }),
  }
}

/** Books a fixture that is on sale at the time of the purchase, or else a season ticket. */
function bookingOf(
  { customer, birthDay, at }: Purchase<Booking['customer']>,
  { rng, setting }: Delivery,
  fixtures: readonly Fixture[],
  seating: Seating,
): Booking {
  const onSale = fixturesOnSale(fixtures, at, at)
  if (onSale.length > 0) return { customer, birthDay, at, of: rng.pick(onSale) }
  const season = seasonOf(at + NEXT_SEASON_DAYS * DAY)
  const [place] = seating.take(seasonEvent(setting, season), 1, 'back', rng)
  if (!place) throw new Error('seating returned no place')
  return { customer, birthDay, at, of: { season, place } }
}

/** The tickets of fixtures, and those of the season that is on sale. */
function soldTickets(
  { tables }: Database,
  { club, setting, source }: Delivery,
  fixtures: readonly Fixture[],
): Ticket[] {
  const events = new Set(fixtures.map(({ event }) => event))
  events.add(seasonEvent(setting, seasonOf(source.until + NEXT_SEASON_DAYS * DAY)))
  const { states, read, row, written } = tables.tickets.facts(club.id)
  const sold = Array.from(written(), ([, ticket]) => ticket).filter(({ event }) => events.has(event))
  const event = finish(read('event'))
  if (!event) return sold
  const codes = new Set([...event.values.keys()].filter((code) => events.has(event.values[code] ?? '')))
  for (let slot = 0; slot < states.length; slot++) {
    const isSold = states[slot] === slotStates.generated && codes.has(event.codes[slot] ?? 0)
    const ticket = isSold ? row(slot) : undefined
    if (ticket) sold.push(ticket)
  }
  return sold
}

/** Marks the seats of existing tickets as taken; a ticket's name contains the seat after the age group. */
function occupySeats(seating: Seating, tickets: readonly Ticket[], fixtures: readonly Fixture[]) {
  const fixturesByEvent = Map.groupBy(fixtures, ({ event }) => event)
  for (const { event, name } of tickets) {
    const place = name.slice(name.indexOf(', ') + 2)
    seating.occupy(event, place)
    for (const { at } of fixturesByEvent.get(event) ?? []) seating.occupy(at, place)
  }
}
