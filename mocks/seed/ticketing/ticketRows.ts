import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { idFrom } from '../../db/random/ids.ts'
import { createRng, type Rng } from '../../db/random/rng.ts'
import { momentInPart } from '../calendar.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { customersFrom, momentBetween, syncedAt, type SeededSource } from '../customers/customers.ts'
import type { ClubPerson } from '../fans/people.ts'
import { DAY, MINUTE } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { Fixture } from './fixtures.ts'
import { createSeating } from './seating.ts'
import {
  FIRST_BOOKING,
  FIRST_TICKET,
  FIRST_TICKETING_CUSTOMER,
  fixturesOnSale,
  LEAD_DAYS,
  ticketsOf,
  type Booking,
} from './tickets.ts'

/** Season tickets are renewed from this many days before a season until this many after its beginning. */
const [RENEWAL_OPENS, RENEWAL_CLOSES] = [42, 38]

/** The customers of a ticket office, and their tickets in order of time. */
export function ticketRowsOf(
  people: readonly ClubPerson[],
  setting: ClubSetting,
  source: SeededSource,
): { customers: TicketingCustomer[]; tickets: Ticket[] } {
  const { seed, connectorId, until } = source
  const guests = people.filter(
    ({ source: known, bookings, term }) => bookings.length > 0 || term?.hasSeat || known === 'ticketing',
  )
  const customers = customersFrom(guests, source, FIRST_TICKETING_CUSTOMER)
  const seating = createSeating(setting)
  const gameFor = createGames(setting, guests, { seed, until })
  const bookings = customers.flatMap(({ person: guest, customer }): (Booking & { rng: Rng })[] => {
    const rng = guest.rng('tickets')
    const buyer = { customer, birthDay: guest.person.birthDay, rng }
    const single = guest.bookings.map((seats) => ({ ...buyer, ...gameFor(guest.since, seats, rng) }))
    const { term } = guest
    if (!term?.hasSeat) return single
    // The same seat in every season, as long as it is theirs.
    const [place] = seating.take('season', 1, 'back', rng)
    if (!place) throw new Error('seating returned no place')
    const seasons = Array.from({ length: term.last - term.first + 1 }, (_, index) => term.first + index)
    const ofSeasons = seasons.map((season) => {
      const start = seasonsOf(setting).start(season)
      const at =
        season === term.first
          ? term.entry + Math.floor(rng.next() * 15 * MINUTE)
          : momentBetween(start - RENEWAL_OPENS * DAY, Math.min(until, start + RENEWAL_CLOSES * DAY), rng)
      return { ...buyer, at, of: { season, place } }
    })
    return [...single, ...ofSeasons]
  })
  let ticket = FIRST_TICKET
  const tickets = bookings
    .toSorted((a, b) => a.at - b.at)
    .flatMap((booking, index) => {
      let ids = 0
      const newId = () => idFrom(`${seed}/booking/${index}/${++ids}`)
      const createdAt = syncedAt(booking.at, booking.rng, until)
      const row = { connectorId, number: FIRST_BOOKING + index, nextTicket: () => ticket++, createdAt }
      return ticketsOf(setting, { ...booking, newId }, seating, row)
    })
  const finished = customers.map(({ person: { person }, customer }) => ({
    ...customer,
    city: person.city,
    phone: person.phone,
  }))
  return { customers: finished, tickets }
}

/** Returns a function that draws a game for somebody, and the moment at which seats are booked. */
function createGames(
  setting: ClubSetting,
  guests: readonly ClubPerson[],
  { seed, until }: { seed: string; until: number },
) {
  const games = fixturesOnSale(setting, guests[0]?.since ?? until, until)
  const rng = createRng(`${seed}/games`)
  /** The share of a game's tickets that have been sold when as much of its sale is left. */
  const leadOf = (left: number) => Math.sqrt(Math.min(1, Math.max(0, left) / (LEAD_DAYS * DAY)))
  let sum = 0
  // How much is sold of each game and those before it.
  const sold = games.map(({ at }) => (sum += (1 - leadOf(at - until)) * (0.8 + 0.4 * rng.next())))

  return (since: number, seats: number, own: Rng): Pick<Booking, 'at' | 'of'> => {
    const first = games.findIndex(({ at }) => at > since)
    const before = sold[first - 1] ?? 0
    const drawn = before + own.next() * (sum - before)
    const fixture = games[sold.findIndex((each) => each > drawn)] ?? games.at(-1)
    if (!fixture) throw new Error('nothing is on sale')
    return { at: momentOfBooking(fixture, since, own), of: { fixture, seats } }
  }

  /** The nearer a game, the more is sold, until it begins. */
  function momentOfBooking(fixture: Fixture, since: number, own: Rng): number {
    const opens = Math.max(since + MINUTE, fixture.at - LEAD_DAYS * DAY)
    const [last, first] = [leadOf(fixture.at - until), leadOf(fixture.at - opens)]
    const lead = last + own.next() * Math.max(0, first - last)
    const midnight = Math.floor((fixture.at - LEAD_DAYS * DAY * lead ** 2) / DAY) * DAY
    const from = Math.min(until, Math.max(midnight, opens))
    return momentInPart(from, Math.max(from, Math.min(midnight + DAY - 1, fixture.at, until)), own.next())
  }
}
