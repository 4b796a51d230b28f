import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { createRng, type Rng } from '../../db/random/rng.ts'
import { momentInPart } from '../calendar.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { accountsOf, momentBetween, syncedAt, type Source } from '../customers/customers.ts'
import type { ClubPerson } from '../fans/people.ts'
import { DAY, MINUTE } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { Fixture } from './fixtures.ts'
import type { Seating } from './seating.ts'
import { fixturesOnSale, LEAD_DAYS, seasonEvent, ticketsOf, type Booking } from './tickets.ts'

/** Season tickets are renewed from this many days before a season until this many after its beginning. */
const [RENEWAL_OPENS, RENEWAL_CLOSES] = [42, 38]

/** The occasion for which a seat is taken that is somebody's in every season. */
export const ANY_SEASON = 'season'

/** The customers of a ticket office, and their tickets in order of time. */
export function ticketRowsOf(
  people: readonly ClubPerson[],
  setting: ClubSetting,
  source: Source & { seed: string; seating: Seating; nextBooking(): number; nextTicket(): number },
): { ticketingCustomers: TicketingCustomer[]; tickets: Ticket[] } {
  const { seed, connectorId, until, newId, seating, nextBooking, nextTicket } = source
  const guests = people.filter(
    ({ source: known, bookings, term }) => bookings.length > 0 || term?.hasSeat || known === 'ticketing',
  )
  const accounts = accountsOf(guests, source)
  const gameFor = createGames(setting, guests, { seed, until })
  const bookings = accounts.flatMap(({ owner: guest, customer }): (Booking & { rng: Rng })[] => {
    const rng = guest.rng('tickets')
    const buyer = { customer, birthDay: guest.person.birthDay, rng }
    const single = guest.bookings.map((seats) => ({ ...buyer, ...gameFor(guest.since, seats, rng) }))
    const { term } = guest
    if (!term?.hasSeat) return single
    // The same seat in every season, as long as it is theirs.
    const [place] = seating.take(ANY_SEASON, 1, 'back', rng)
    if (!place) throw new Error('seating returned no place')
    const seasons = Array.from({ length: term.last - term.first + 1 }, (_, index) => term.first + index)
    for (const season of seasons) seating.occupy(seasonEvent(setting, season), place.text)
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
  const tickets = bookings
    .toSorted((a, b) => a.at - b.at)
    .flatMap((booking) => {
      const createdAt = syncedAt(booking.at, booking.rng, until)
      return ticketsOf(setting, { ...booking, newId }, seating, {
        connectorId,
        number: nextBooking(),
        nextTicket,
        createdAt,
      })
    })
  const ticketingCustomers = accounts.map(({ owner: { person }, customer }) => ({
    ...customer,
    city: person.city,
    phone: person.phone,
  }))
  return { ticketingCustomers, tickets }
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
