import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import { ageOn } from '../../db/database.ts'
import type { Rng } from '../../db/rng.ts'
import { flatMapInSteps, type Steps } from '../../db/steps.ts'
import { syncedAt, type RowSource } from '../customers.ts'
import type { Fixture } from './fixtures.ts'
import { DAY, dayOf, isoText, MINUTE, seasonName, seasonStart } from '../moments.ts'
import type { Place, Seating } from './seating.ts'
import type { ClubSetting } from '../scenarios/setting.ts'
import type { Prices } from './stands.ts'

export const FIRST_TICKET = 2_000_001
export const FIRST_BOOKING = 900_001

/** A purchase at the ticket office, without its seats and number. */
export interface Booking {
  customer: Pick<TicketingCustomer, 'customerId' | 'email'>
  birthDay: string | null
  at: number
  /** The number of seats at a fixture; drawn at random if absent. */
  size?: number
  /** A fixture, or a season in a fixed seat. */
  of: Fixture | { season: number; place: Place }
}

const sizes = [
  [1, 35],
  [2, 38],
  [3, 15],
  [4, 12],
] as const
/** The mean number of tickets in a booking of a fixture. */
export const MEAN_SIZE = 2.04

const companionAges = [
  ['adult', 55],
  ['junior', 33],
  ['concession', 12],
] as const satisfies [keyof Prices, number][]

/** Generates the tickets of bookings, numbered in order of time; seats of one booking are adjacent. */
export function* ticketsOf(
  setting: ClubSetting,
  bookings: readonly Booking[],
  { connectorId, rng, newId, until }: RowSource,
  seating: Seating,
  first: { ticket: number; booking: number },
): Steps<Ticket[]> {
  let number = first.ticket
  const inOrder = bookings.toSorted((a, b) => a.at - b.at)
  yield
  return yield* flatMapInSteps(inOrder, (booking, index) => {
    const { customer, at } = booking
    const orderId = `B-${String(first.booking + index).padStart(7, '0')}`
    const timestamp = isoText(at)
    const createdAt = syncedAt(at, rng, until)
    return seatsOf(setting, booking, seating, rng).map(({ event, age, place, price }) => ({
      id: newId(),
      itemId: `T-${number++}`,
      orderId,
      customerId: customer.customerId,
      email: customer.email,
      price,
      event,
      name: `${setting.words[age]}, ${place.text}`,
      stadium: setting.ground.name,
      connectorId,
      timestamp,
      createdAt,
    }))
  })
}

/** The seats of a booking; the first one is for the buyer. */
function seatsOf(setting: ClubSetting, { of, birthDay, size }: Booking, seating: Seating, rng: Rng) {
  if ('season' in of) {
    const age = ageGroup(birthDay, seasonStart(of.season))
    const event = `${setting.words.seasonTicket} ${seasonName(of.season)}`
    return [{ event, age, place: of.place, price: of.place.season[age] }]
  }
  return seating.take(of.at, size ?? rng.weighted(sizes), 'front', rng).map((place, index) => {
    const age = index === 0 ? ageGroup(birthDay, of.at) : rng.weighted(companionAges)
    return { event: of.event, age, place, price: place.match[age] }
  })
}

function ageGroup(birthDay: string | null, moment: number): keyof Prices {
  const age = ageOn(birthDay, dayOf(moment))
  if (age === null) return 'adult'
  if (age < 18) return 'junior'
  return age >= 65 ? 'concession' : 'adult'
}

const LEAD_DAYS = 28
const MAX_TRIES = 6

/** The fixtures that were on sale at any time between two moments. */
export function fixturesOnSale(fixtures: readonly Fixture[], from: number, until: number): Fixture[] {
  return fixtures.filter(({ at }) => at > from + DAY && at <= until + LEAD_DAYS * DAY)
}

/** Draws when a ticket of a fixture is bought, days to weeks before it; null if it was not on sale between the two moments. */
export function purchaseMoment({ at }: Fixture, from: number, until: number, rng: Rng): number | null {
  const earliest = Math.max(from, at - LEAD_DAYS * DAY)
  const latest = Math.min(until, at - DAY)
  if (latest <= earliest) return null
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const moment = at - DAY - Math.floor(rng.next() ** 2 * (LEAD_DAYS - 1) * DAY) - rng.int(0, 600) * MINUTE
    if (moment > earliest && moment <= latest) return moment
  }
  return earliest + Math.floor(rng.next() * (latest - earliest))
}
