import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { fixturesOf } from '../ticketing/fixtures.ts'
import { syncedAt } from '../customers/customers.ts'
import { finish, forEachInSteps, inBlocks, once, type Steps } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import { DAY, HOUR, isoText } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import { createSeating, type Seating } from '../ticketing/seating.ts'
import {
  FIRST_BOOKING,
  FIRST_TICKET,
  FIRST_TICKETING_CUSTOMER,
  LEAD_DAYS,
  seasonEvent,
  ticketsOf,
  type Booking,
} from '../ticketing/tickets.ts'
import type { Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { SEASON_OPENS_DAYS } from './demand.ts'
import { BUYER, createIncomingBuyers, type Purchase } from './incomingBuyers.ts'
import { createNumbers, rowsToRestoreOf } from './newcomers.ts'
import { createSeasonHolders } from './seasonHolders.ts'

/** Tickets read per step, each with its seat: about a millisecond of work. */
const SEATS_PER_BLOCK = 2 ** 12

/** How many regulars are asked for a season ticket until one has the membership for it. */
const MAX_ASKED = 6

interface TicketRows {
  ticketingCustomers: TicketingCustomer[]
  tickets: Ticket[]
}

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
  const buyers = createIncomingBuyers(recipient, {
    kind: 'ticketingCustomers',
    nextNumber: createNumbers(
      recipient,
      'ticketingCustomers',
      ({ customerId }) => customerId,
      FIRST_TICKETING_CUSTOMER,
    ),
    finish: (customer, { city, phone }) => ({ ...customer, city, phone }),
  })
  const seating = createSeating(setting)
  const prepare = once(() => occupySeats(seating, recipient, period))
  const holders = createSeasonHolders(recipient)
  /** The tickets of the latest delivery, which are in the tables by the next one. */
  let latest: readonly Ticket[] = []

  /** Books something that is on sale at the time of a purchase, what sells best most often. */
  function bookingOf(purchase: Purchase, connectorId: string): Booking & Purchase {
    const { at, rng } = purchase
    const sales = demand.onSale(Math.floor(at / HOUR) * HOUR)
    const of = sales.length > 0 ? rng.weighted(sales) : seasonsOf(setting).of(at + SEASON_OPENS_DAYS * DAY)
    if (typeof of !== 'number') return { ...purchase, of }
    const [place] = seating.take(seasonEvent(setting, of), 1, 'back', rng)
    if (!place) throw new Error('seating returned no place')
    return {
      ...purchase,
      customer: holderOf(purchase, connectorId, seasonEvent(setting, of)),
      of: { season: of, place },
    }
  }

  /** A regular whose membership includes a seat and who has no ticket for the season yet; else the buyer. */
  function holderOf({ customer, rng }: Purchase, connectorId: string, event: string): Booking['customer'] {
    const { ticketingCustomers, fans } = db.tables
    for (let asked = 0; asked < MAX_ASKED; asked++) {
      const regular = ticketingCustomers.sampleFields(club.id, BUYER, rng.next(), connectorId)
      if (!regular) break
      const email = regular.email.toLowerCase()
      const isMember = fans.findFields(club.id, email, 'membership').includes('Season ticket')
      if (isMember && !holders.has(event, email)) return regular
    }
    return customer
  }

  function ticketsOfAll(
    { customers, purchases }: { customers: TicketingCustomer[]; purchases: readonly Purchase[] },
    connectorId: string,
    createdAtOf: (purchase: Purchase) => string,
  ): TicketRows {
    finish(prepare())
    holders.add(latest)
    const tickets = purchases.flatMap((purchase) => {
      const row = { connectorId, number: nextBooking(), nextTicket, createdAt: createdAtOf(purchase) }
      return ticketsOf(setting, bookingOf(purchase, connectorId), seating, row)
    })
    latest = tickets
    return { ticketingCustomers: customers, tickets }
  }

  return {
    /** Marks the seats that have been sold, in steps. */
    prepare,
    first(delivery: FirstDelivery): TicketRows {
      const { connectorId, until } = delivery
      return ticketsOfAll(buyers.first(delivery), connectorId, ({ at, rng }) => syncedAt(at, rng, until))
    },
    later(delivery: Delivery): TicketRows {
      const { connectorId, until } = delivery
      const createdAt = isoText(until)
      return ticketsOfAll(buyers.later(delivery), connectorId, () => createdAt)
    },
  }
}

/** A seat that is sold, as the tables know it. */
interface SoldSeat {
  event: string
  place: string
  /** When it was sold, in milliseconds since 1970. */
  at: number
}

/** Marks the seats that have been sold as taken, in steps. */
function occupySeats(seating: Seating, recipient: Recipient, { since, now }: Period): Steps<void> {
  const { setting } = recipient
  // Later games are not on sale yet.
  const fixtures = fixturesOf(setting, since, now + 2 * LEAD_DAYS * DAY)
  const fixturesByEvent = Map.groupBy(fixtures, ({ event }) => event)
  const seasons = new Set(
    [since, now, now + SEASON_OPENS_DAYS * DAY].map((moment) => seasonEvent(setting, seasonsOf(setting).of(moment))),
  )
  return readSoldSeats(
    recipient,
    (event) => seasons.has(event) || fixturesByEvent.has(event),
    ({ event, place, at }) => {
      if (seasons.has(event)) seating.occupy(event, place)
      // The same teams have met in earlier seasons.
      for (const fixture of fixturesByEvent.get(event) ?? [])
        if (at > fixture.at - (LEAD_DAYS + 1) * DAY) seating.occupy(fixture.at, place)
    },
  )
}

/** Calls back for the seats that have been sold for some events, in steps. */
function* readSoldSeats(
  { db, club }: Recipient,
  isWanted: (event: string) => boolean,
  act: (seat: SoldSeat) => void,
): Steps<void> {
  const { states, read, written } = db.tables.tickets.facts(club.id)
  const readRow = ({ event, name, timestamp }: Ticket) => {
    // A ticket's name contains the seat after the age group.
    if (isWanted(event)) act({ event, place: name.slice(name.indexOf(', ') + 2), at: Date.parse(timestamp) })
  }
  yield* forEachInSteps(written(), ([, ticket]) => readRow(ticket))
  yield* forEachInSteps(rowsToRestoreOf(db, club.id, 'tickets'), readRow)
  const [eventOf, at, placeOf] = [yield* read('event'), yield* read('at'), yield* read('place')]
  if (!eventOf || !at || !placeOf) return
  const { codes, values } = eventOf
  const areWanted = values.map(isWanted)
  const readBlock = (from: number, until: number) => {
    for (let ticket = from; ticket < until; ticket++) {
      const code = codes[ticket] ?? 0
      if (states[ticket] === slotStates.generated && areWanted[code] === true)
        act({ event: values[code] ?? '', place: placeOf(ticket), at: at(ticket) })
    }
  }
  yield* inBlocks(states.length, readBlock, SEATS_PER_BLOCK)
}
