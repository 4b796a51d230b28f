import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { countWhile } from '../../db/countWhile.ts'
import { ageOn } from '../../db/database.ts'
import type { Rng } from '../../db/random/rng.ts'
import { birthDayText } from '../fans/fans.ts'
import { MISSING } from '../fans/personDraws.ts'
import type { Fixture } from './fixtures.ts'
import { DAY, dayOf, isoText } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { Place, Seating } from './seating.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Prices } from './stands.ts'

export const FIRST_TICKETING_CUSTOMER = 30_001
export const FIRST_TICKET = 2_000_001
export const FIRST_BOOKING = 900_001

/** A purchase at the ticket office, without its seats and number. */
export interface Booking {
  customer: Pick<TicketingCustomer, 'customerId' | 'email'>
  birthDay: string | null
  at: number
  /** A fixture, or a season in a fixed seat. */
  of: Fixture | { season: number; place: Place }
}

/** The age groups, by code. */
export const ages: readonly (keyof Prices)[] = ['adult', 'concession', 'junior']
const [ADULT, CONCESSION, JUNIOR] = [0, 1, 2]

/** Numbers of seats in a booking, with their weights. */
export const bookingSizes = [
  [1, 35],
  [2, 38],
  [3, 15],
  [4, 12],
] as const
/** The mean number of tickets in a booking of a fixture. */
export const MEAN_SIZE = 2.04

/** The age groups of everybody but the buyer, with their weights. */
export const companionAges = [
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
    itemId: ticketIdOf(row.nextTicket()),
    orderId: bookingIdOf(row.number),
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

export const ticketIdOf = (number: number) => `T-${number}`
/** The numbers of bookings have at least so many digits. */
export const BOOKING_DIGITS = 7
export const bookingIdOf = (number: number) => `B-${String(number).padStart(BOOKING_DIGITS, '0')}`

/** The seats of a booking; the first one is for the buyer. */
function seatsOf(setting: ClubSetting, { of, birthDay }: Booking, seating: Seating, rng: Rng) {
  if ('season' in of) {
    const age = ageGroup(birthDay, seasonsOf(setting).start(of.season))
    const event = seasonEvent(setting, of.season)
    return [{ event, age, place: of.place, price: of.place.season[age] }]
  }
  return seating.take(of.at, rng.weighted(bookingSizes), 'front', rng).map((place, index) => {
    const age = index === 0 ? ageGroup(birthDay, of.at) : rng.weighted(companionAges)
    return { event: of.event, age, place, price: place.match[age] }
  })
}

/** What a season ticket is for. */
export const seasonEvent = (setting: Pick<ClubSetting, 'words' | 'calendar'>, season: number) =>
  `${setting.words.seasonTicket} ${seasonsOf(setting).name(season)}`

/** The age group of a person at a moment, which decides on the price. */
export function ageGroup(birthDay: string | null, moment: number): keyof Prices {
  const age = ageOn(birthDay, dayOf(moment))
  if (age === null) return 'adult'
  if (age < 18) return 'junior'
  return age >= 65 ? 'concession' : 'adult'
}

/**
 * Like `ageGroup` for one moment, but by the codes of days of birth, and as a code in `ages`: ages fall while days
 * ascend, so three limits tell the groups apart.
 *
 * @param end more than any code
 */
export function ageGroupsByCode(moment: number, end: number): (code: number) => number {
  const day = dayOf(moment)
  const untilAge = (years: number) => countWhile(end, (code) => (ageOn(birthDayText(code), day) ?? -1) >= years, 1)
  const [olderEnd, adultEnd, bornEnd] = [untilAge(65), untilAge(18), untilAge(0)]
  return (code) => {
    if (code === MISSING || code >= bornEnd) return ADULT
    if (code < olderEnd) return CONCESSION
    return code < adultEnd ? ADULT : JUNIOR
  }
}

/** Tickets are on sale for this many days before a game. */
export const LEAD_DAYS = 28

/** The fixtures that were on sale at any time between two moments. */
export function fixturesOnSale(fixtures: readonly Fixture[], from: number, until: number): Fixture[] {
  return fixtures.filter(({ at }) => at > from + DAY && at <= until + LEAD_DAYS * DAY)
}
