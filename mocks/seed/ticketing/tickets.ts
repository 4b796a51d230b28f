import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { ageOn } from '../../db/database.ts'
import type { Rng } from '../../db/random/rng.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { DAY, dayOf, isoText } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import { fixturesOf, type Fixture } from './fixtures.ts'
import type { Place, Seating } from './seating.ts'
import type { Prices } from './stands.ts'

export const FIRST_TICKETING_CUSTOMER = 30_001
export const FIRST_TICKET = 2_000_001
export const FIRST_BOOKING = 900_001

/** A purchase at the ticket office, without its number. */
export interface Booking {
  customer: Pick<TicketingCustomer, 'customerId' | 'email'>
  birthDay: string | null
  /** Milliseconds since 1970. */
  at: number
  /** Some adjacent seats at a game, or a fixed seat for a season. */
  of: { fixture: Fixture; seats: number } | { season: number; place: Place }
}

/** Numbers of seats in a booking, with their weights. */
export const bookingSizes = [
  [1, 35],
  [2, 38],
  [3, 15],
  [4, 12],
] as const

/** The age groups of everybody but the buyer, with their weights. */
const companionAges = [
  ['adult', 55],
  ['junior', 33],
  ['concession', 12],
] as const satisfies [keyof Prices, number][]

/** Generates the tickets of a booking; its seats are adjacent. */
export function ticketsOf(
  setting: ClubSetting,
  booking: Booking & { rng: Rng; newId(): string },
  seating: Seating,
  row: { connectorId: string; number: number; nextTicket(): number; createdAt: string },
): Ticket[] {
  const { customer, at, rng, newId } = booking
  return seatsOf(setting, booking, seating, rng).map(({ event, age, place, price }) => ({
    id: newId(),
    itemId: `T-${row.nextTicket()}`,
    orderId: `B-${String(row.number).padStart(7, '0')}`,
    customerId: customer.customerId,
    email: customer.email,
    price,
    event,
    name: `${setting.words[age]}, ${place.text}`,
    stadium: setting.ground.name,
    connectorId: row.connectorId,
    timestamp: isoText(at),
    createdAt: row.createdAt,
  }))
}

/** The seats of a booking; the first one is for the buyer. */
function seatsOf(setting: ClubSetting, { of, birthDay }: Booking, seating: Seating, rng: Rng) {
  if ('season' in of) {
    const age = ageGroup(birthDay, seasonsOf(setting).start(of.season))
    const event = seasonEvent(setting, of.season)
    return [{ event, age, place: of.place, price: of.place.season[age] }]
  }
  const { at, event } = of.fixture
  return seating.take(at, of.seats, 'front', rng).map((place, index) => {
    const age = index === 0 ? ageGroup(birthDay, at) : rng.weighted(companionAges)
    return { event, age, place, price: place.match[age] }
  })
}

/** What a season ticket is for. */
export const seasonEvent = (setting: Pick<ClubSetting, 'words' | 'calendar'>, season: number) =>
  `${setting.words.seasonTicket} ${seasonsOf(setting).name(season)}`

/** The age group of a person at a moment, which decides on the price. */
function ageGroup(birthDay: string | null, moment: number): keyof Prices {
  const age = ageOn(birthDay, dayOf(moment))
  if (age === null) return 'adult'
  if (age < 18) return 'junior'
  return age >= 65 ? 'concession' : 'adult'
}

/** Tickets are on sale for this many days before a game, until it begins. */
export const LEAD_DAYS = 28

/** The games that are on sale at any time after one moment and until another, in order of time. */
export const fixturesOnSale = (setting: ClubSetting, from: number, until: number): Fixture[] =>
  fixturesOf(setting, from, until + LEAD_DAYS * DAY).toSorted((a, b) => a.at - b.at)
