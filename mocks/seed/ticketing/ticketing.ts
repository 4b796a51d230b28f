import type { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import type { FanProfileRow } from '../../db/database.ts'
import { createRng, type Rng } from '../../db/rng.ts'
import { flatMapInSteps, type Steps } from '../../db/steps.ts'
import {
  accountOf,
  drawCount,
  customersOf,
  engagementOf,
  seedSource,
  sinceOf,
  type Account,
  type RowSource,
  type SeedPeople,
} from '../customers.ts'
import { fixturesOf, type Fixture } from './fixtures.ts'
import { DAY, isoText, MINUTE, seasonStart } from '../moments.ts'
import { createSeating, type Seating } from './seating.ts'
import type { ClubSetting } from '../scenarios/setting.ts'
import type { Term } from '../terms.ts'
import {
  FIRST_BOOKING,
  FIRST_TICKET,
  purchaseMoment,
  MEAN_SIZE,
  ticketsOf,
  fixturesOnSale,
  type Booking,
} from './tickets.ts'

const TICKETS_PER_FAN = 2.5
export const FIRST_TICKETING_CUSTOMER = 30_001

export interface TicketingRows {
  ticketingCustomers: TicketingCustomer[]
  tickets: Ticket[]
}

/** Memberships that include a seat for the season. */
const seatedMemberships = new Set(['Season ticket', 'Hospitality'])

interface Patron extends Account {
  /** The membership term of a season-ticket holder; null for anybody else. */
  term: Term | null
  /** The index of the first fixture that could be bought after the account was opened. */
  firstFixture: number
  weight: number
  /** The minimum number of bookings: 1 for a person known only from the ticket office. */
  minimum: number
}

/** Generates the ticket office of a club: season tickets for their holders, and single tickets, more for a higher score. */
export function* seedTicketing(setting: ClubSetting, connectorId: string, given: SeedPeople): Steps<TicketingRows> {
  const { profiles, seed, until } = given
  const rng = createRng(`${seed}/ticketing`)
  const source = seedSource(connectorId, rng, until)
  const seating = createSeating(setting)
  const earliest = profiles.reduce((minimum, profile) => Math.min(minimum, sinceOf(profile)), until)
  const fixtures = fixturesOnSale(fixturesOf(setting, earliest, until + 60 * DAY), earliest, until)
  const patrons = yield* flatMapInSteps(profiles, (profile, n) => patronOf(profile, n, given, source, fixtures))
  const customers = customersOf(patrons, source, FIRST_TICKETING_CUSTOMER).map(({ account, customer }) => ({
    account,
    customer: { ...customer, city: account.person.city, phone: account.person.phone },
  }))
  const season = yield* flatMapInSteps(customers, ({ account, customer }) =>
    seasonBookings(account, customer, source, seating),
  )
  const perWeight =
    (TICKETS_PER_FAN * profiles.length - season.length) /
    MEAN_SIZE /
    patrons.reduce((sum, { weight }) => sum + weight, 0)
  const single = yield* flatMapInSteps(customers, ({ account, customer }) =>
    fixtureBookings(
      account,
      customer,
      fixtures,
      Math.max(account.minimum, drawCount(account.weight * perWeight, rng)),
      source,
    ),
  )
  return {
    ticketingCustomers: customers.map(({ customer }) => customer),
    tickets: yield* ticketsOf(setting, [...season, ...single], source, seating, {
      ticket: FIRST_TICKET,
      booking: FIRST_BOOKING,
    }),
  }
}

function patronOf(
  profile: FanProfileRow,
  n: number,
  { termOf }: SeedPeople,
  source: RowSource,
  all: readonly Fixture[],
): Patron[] {
  const { rng, until, connectorId } = source
  const engagement = engagementOf(profile.score)
  const own = profile.connectorId === connectorId
  // A person known only from the shop has never been to the ticket office.
  if (!own && profile.fanId === null) return []
  const term = seatedMemberships.has(profile.membership ?? '') ? termOf(n) : null
  if (!own && !term && !rng.chance(0.2 + 0.5 * engagement)) return []
  const since = sinceOf(profile)
  const account = term
    ? { person: profile, opened: since, createdAt: isoText(Math.min(until, since + rng.int(4, 50) * MINUTE)) }
    : accountOf(profile, source)
  const firstFixture = firstAfter(all, account.opened + DAY)
  // Season-ticket holders buy a single ticket now and then, for company.
  const weight = engagement ** 1.5 * (all.length - firstFixture) ** 0.7 * (term ? 0.3 : 1)
  return [{ ...account, term, firstFixture, weight, minimum: own ? 1 : 0 }]
}

/** The index of the first fixture after a moment. A binary search, because every customer needs it; fixtures are in order. */
function firstAfter(fixtures: readonly Fixture[], moment: number): number {
  let [low, high] = [0, fixtures.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((fixtures[middle]?.at ?? Infinity) > moment) high = middle
    else low = middle + 1
  }
  return low
}

/** Books one ticket for each season of a term, in the same seat: the first when the term begins, the others in early summer. */
function seasonBookings(
  { term, person: { birthDay } }: Patron,
  customer: TicketingCustomer,
  { rng, until }: RowSource,
  seating: Seating,
): Booking[] {
  if (!term) return []
  const [place] = seating.take('season', 1, 'back', rng)
  if (!place) return []
  return term.seasons.map((season, index) => ({
    customer,
    birthDay,
    at: index === 0 ? Math.min(until, term.entry + rng.int(1, 15) * MINUTE) : renewal(season, until, rng),
    of: { season, place },
  }))
}

function renewal(season: number, until: number, rng: Rng) {
  const opens = seasonStart(season) - 42 * DAY
  const closes = Math.min(until, seasonStart(season) + 38 * DAY)
  return opens + Math.floor(rng.next() * (closes - opens))
}

/** Books different fixtures; fewer than `count` if there have not been as many. */
function fixtureBookings(
  { firstFixture, opened, person: { birthDay } }: Patron,
  customer: TicketingCustomer,
  fixtures: readonly Fixture[],
  count: number,
  { rng, until }: RowSource,
): Booking[] {
  const bookings = new Map<Fixture, Booking>()
  const max = Math.min(count, fixtures.length - firstFixture)
  for (let tries = 0; bookings.size < max && tries < count * 2 + 4; tries++) {
    const fixture = fixtures[rng.int(firstFixture, fixtures.length - 1)]
    if (!fixture) break
    const at = bookings.has(fixture) ? null : purchaseMoment(fixture, opened, until, rng)
    if (at !== null) bookings.set(fixture, { customer, birthDay, at, of: fixture })
  }
  return [...bookings.values()]
}
