import type { Ticket } from '../../../src/contract/ticketing.ts'
import { fixturesOf } from '../ticketing/fixtures.ts'
import { createPeople } from '../fans/people.ts'
import { lazy } from '../../db/lazy.ts'
import { DAY, HOUR, isoText } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import { createSeating, type Seating } from '../ticketing/seating.ts'
import { ANY_SEASON, ticketRowsOf } from '../ticketing/ticketRows.ts'
import {
  bookingSizes,
  FIRST_BOOKING,
  FIRST_TICKET,
  FIRST_TICKETING_CUSTOMER,
  LEAD_DAYS,
  seasonEvent,
  ticketsOf,
  type Booking,
} from '../ticketing/tickets.ts'
import type { DeliveredRows, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { SEASON_OPENS_DAYS } from './demand.ts'
import { buyersOf, type Purchase } from './incomingBuyers.ts'
import { createNewcomers, createNumbers, rowsToRestoreOf, sampleOf } from './newcomers.ts'

/** Those among whom a ticket office finds its first customers: about half of them have bought something. */
const STARTERS = 110

/** How many regulars are asked for a season ticket until one has the membership for it. */
const MAX_ASKED = 6

type TicketRows = Pick<DeliveredRows, 'ticketingCustomers' | 'tickets'>

/** From the earliest moment of a booking to the time of the model, in milliseconds since 1970. */
interface Period {
  since: number
  now: number
}

/** The customers and tickets that the ticket offices of a club report. */
export function createIncomingTicketing(recipient: Recipient, period: Period) {
  const { db, club, setting, demand } = recipient
  const nextTicket = createNumbers(recipient, 'tickets', ({ itemId }) => itemId, FIRST_TICKET)
  const nextBooking = createNumbers(recipient, 'tickets', ({ orderId }) => orderId, FIRST_BOOKING)
  const newcomers = createNewcomers(recipient, 'ticketingCustomers')
  const nextCustomer = createNumbers(
    recipient,
    'ticketingCustomers',
    ({ customerId }) => customerId,
    FIRST_TICKETING_CUSTOMER,
  )
  const seatingOf = lazy(() => {
    const seating = createSeating(setting)
    occupySeats(seating, recipient, period)
    return seating
  })

  /**
   * Books something that is on sale at the time of a purchase, what sells best most often.
   *
   * @param sold the tickets of this delivery so far, which are not in the tables yet
   */
  function bookingOf(purchase: Purchase, connectorId: string, sold: readonly Ticket[]): Booking & Purchase {
    const { at, rng } = purchase
    const sales = demand.onSale(Math.floor(at / HOUR) * HOUR)
    const of = sales.length > 0 ? rng.weighted(sales) : seasonsOf(setting).of(at + SEASON_OPENS_DAYS * DAY)
    if (typeof of !== 'number') return { ...purchase, of: { fixture: of, seats: rng.weighted(bookingSizes) } }
    const [place] = seatingOf().take(seasonEvent(setting, of), 1, 'back', rng)
    if (!place) throw new Error('seating returned no place')
    return {
      ...purchase,
      customer: holderOf(purchase, connectorId, { event: seasonEvent(setting, of), sold }),
      of: { season: of, place },
    }
  }

  /** A regular whose membership includes a seat and who has no ticket for the season yet; else the buyer. */
  function holderOf(
    { customer, rng }: Purchase,
    connectorId: string,
    { event, sold }: { event: string; sold: readonly Ticket[] },
  ): Booking['customer'] {
    const { ticketingCustomers, fans, tickets } = db.tables
    for (let asked = 0; asked < MAX_ASKED; asked++) {
      const regular = sampleOf(ticketingCustomers.all(club.id), rng, connectorId)
      if (!regular) break
      const email = regular.email.toLowerCase()
      const isMember = fans.find(club.id, email).some(({ membership }) => membership === 'Season ticket')
      const ofRegular = [...tickets.find(club.id, email), ...sold.filter((ticket) => ticket.email === regular.email)]
      if (isMember && !ofRegular.some((ticket) => ticket.event === event)) return regular
    }
    return customer
  }

  return {
    first(delivery: FirstDelivery): TicketRows {
      const { until, seed } = delivery
      const people = createPeople({
        setting,
        draw: (rng) => newcomers.next({ at: until, rng }),
        from: ['fan', 'ticketing'],
        count: STARTERS,
        seed,
        until,
      })
      const seating = seatingOf()
      return ticketRowsOf(people, setting, { ...delivery, seating, nextCustomer, nextBooking, nextTicket })
    },
    later(delivery: Delivery): TicketRows {
      const { connectorId, until } = delivery
      const { customers, purchases } = buyersOf(recipient, delivery, {
        kind: 'ticketingCustomers',
        newcomers,
        nextNumber: nextCustomer,
        finish: (customer, { city, phone }) => ({ ...customer, city, phone }),
      })
      const createdAt = isoText(until)
      const tickets: Ticket[] = []
      for (const purchase of purchases) {
        const row = { connectorId, number: nextBooking(), nextTicket, createdAt }
        tickets.push(...ticketsOf(setting, bookingOf(purchase, connectorId, tickets), seatingOf(), row))
      }
      return { ticketingCustomers: customers, tickets }
    },
  }
}

/** Marks the seats that have been sold as taken. */
function occupySeats(seating: Seating, { db, club, setting }: Recipient, { since, now }: Period) {
  // Later games are not on sale yet.
  const fixtures = fixturesOf(setting, since, now + 2 * LEAD_DAYS * DAY)
  const fixturesByEvent = Map.groupBy(fixtures, ({ event }) => event)
  for (const { event, name, timestamp } of [
    ...db.tables.tickets.all(club.id),
    ...rowsToRestoreOf(db, club.id, 'tickets'),
  ]) {
    // A ticket's name contains the seat after the age group.
    const place = name.slice(name.indexOf(', ') + 2)
    if (event.startsWith(setting.words.seasonTicket)) {
      seating.occupy(event, place)
      seating.occupy(ANY_SEASON, place)
    }
    // The same teams have met in earlier seasons.
    for (const fixture of fixturesByEvent.get(event) ?? [])
      if (Date.parse(timestamp) > fixture.at - (LEAD_DAYS + 1) * DAY) seating.occupy(fixture.at, place)
  }
}
