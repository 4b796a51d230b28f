import { createRng, type Rng } from '../../db/random/rng.ts'
import { createCalendar, momentInPart, type Calendar } from '../calendar.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { sources, type Source } from '../clubs/content.ts'
import { DAY, MINUTE } from '../moments.ts'
import { seasonsOf, type Seasons } from '../seasons.ts'
import { scoreOf } from '../score.ts'
import { bookingSizes, fixturesOnSale } from '../ticketing/tickets.ts'
import type { Label, Person } from './person.ts'

/** How many of the newest people are in the fan sheet, with purchases: lists show them first. */
const NEWEST = 24

const sourceWeights: Readonly<Record<Source, number>> = { fan: 17, ticketing: 2, shop: 1 }

/** How much people with each membership buy, from 0 to 1; the first is for those without one. */
const engagements: Readonly<Record<Label | 'none', number>> = {
  none: 0.44,
  'Season ticket': 0.84,
  Member: 0.72,
  Hospitality: 0.86,
  Senior: 0.78,
  Youth: 0.65,
}
/** The mean number of purchases after the first, for the most engaged of the first day. */
const [ORDERS, BOOKINGS] = [5, 3.6]
/** Season-ticket holders buy a single ticket now and then, for company. */
const BY_HOLDERS = 0.3
const MOST_PURCHASES = 40

/** Those who have a seat for the season. */
const seated: readonly (string | null)[] = ['Season ticket', 'Hospitality'] satisfies Label[]

/** A membership that begins within this many days of the next season counts for that season. */
export const EARLY_DAYS = 45
const FOR_LIFE = 0.02
/** The share of people without a membership who have had one. */
const FORMER = 0.06
/** The types of these former memberships, with their weights. */
const formerTypes: readonly (readonly [Label, number])[] = [
  ['Season ticket', 1],
  ['Member', 2],
]

/** A membership; moments in milliseconds since 1970. */
export interface Term {
  type: string
  entry: number
  /** Null for life. */
  expires: number | null
  /** The first and the last season that it covers, by the years they begin in. */
  first: number
  last: number
  hasSeat: boolean
}

/** Somebody of a club, with what they have done so far; moments in milliseconds since 1970. */
export interface ClubPerson {
  person: Person
  source: Source
  /** The moment of the sign-up; null if it is unknown. */
  signedUpAt: number | null
  /** When the person was added, a while later. */
  addedAt: number
  /** When the person became known to the club. */
  since: number
  term: Term | null
  /** How often the person has ordered. */
  orders: number
  /** The number of seats of each booking of a game. */
  bookings: readonly number[]
  /** Null for an unknown one. */
  score: number | null
  /** Randomness of the person's own, by a label. */
  rng(label: string): Rng
}

export interface PeopleOptions {
  setting: ClubSetting
  /** Draws who somebody is. */
  draw(rng: Rng): Person
  /** The sources of the club's people. */
  from: readonly Source[]
  count: number
  seed: string
  /** When the latest of them were added, in milliseconds since 1970. */
  until: number
}

/** Draws the people of a club, in the order in which they were added. The same seed gives the same people every day. */
export function createPeople({ setting, draw, from, count, seed, until }: PeopleOptions): ClubPerson[] {
  const calendar = signUpCalendar(createRng(`${seed}/calendar`), until)
  const seasons = seasonsOf(setting)
  const lastGame = fixturesOnSale(setting, calendar.momentAt(0), until).at(-1)?.at ?? -Infinity

  function create(n: number): ClubPerson {
    const rngOf = (label: string) => createRng(`${seed}/${n}/${label}`)
    const rng = rngOf('history')
    const drawn = draw(rngOf('person'))
    const addedAt = calendar.momentAt((n + rng.next() * 0.999) / count)
    const signedUp = addedAt - 4 * MINUTE - Math.floor(rng.next() * 52 * MINUTE)
    const signedUpAt = rng.chance(0.01) ? null : signedUp
    const since = signedUpAt ?? addedAt
    const isNewest = n >= count - NEWEST
    const canBook = from.includes('ticketing') && lastGame > since
    const known = rng.weighted(sources.map((each) => [each, from.includes(each) ? sourceWeights[each] : 0] as const))
    const source = isNewest && from.includes('fan') ? 'fan' : known
    const isFan = source === 'fan'
    const person = knownOf(drawn, source)
    const former = rng.chance(FORMER) ? rng.weighted(formerTypes) : null
    const type = person.membership ?? former
    const term = isFan && type ? termOf(type, rng, seasons, { addedAt, until, hasEnded: !person.membership }) : null

    // The labels are the keys of the engagements.
    const engagement = engagements[(person.membership ?? 'none') as Label | 'none']
    const isBuyer = () => rng.chance(0.2 + 0.5 * engagement) || isNewest
    /** Draws a number of purchases: the longer somebody is known, the more. */
    const purchases = (mean: number) => {
      const years = (until - since) / (5 * 365 * DAY)
      return Math.min(MOST_PURCHASES, Math.floor(-Math.log(1 - rng.next()) * mean * years * (0.5 + engagement)))
    }
    const isShopper = isBuyer() || source === 'shop'
    const orders = from.includes('shop') && isShopper ? 1 + purchases(ORDERS) : 0
    const isGuest = isBuyer() || source === 'ticketing'
    const hasSeat = term?.hasSeat === true && from.includes('ticketing')
    const booked = hasSeat ? Math.floor(purchases(BOOKINGS) * BY_HOLDERS) : isGuest ? 1 + purchases(BOOKINGS) : 0
    const bookings = Array.from({ length: canBook && source !== 'shop' ? booked : 0 }, () => rng.weighted(bookingSizes))
    const ofSeasons = term && hasSeat ? term.last - term.first + 1 : 0
    const tickets = bookings.reduce<number>((sum, seats) => sum + seats, ofSeasons)
    const hasScore = isNewest || !rng.chance(0.04)
    const score = hasScore ? scoreOf({ orders, tickets, membership: person.membership }) : null
    return { person, source, signedUpAt, addedAt, since, term, orders, bookings, score, rng: rngOf }
  }
  return Array.from({ length: count }, (_, n) => create(n))
}

/** Only people in a fan sheet can be members: the share of them that gives a share of all people. */
export function membersAmongFans(members: number | null, from: readonly Source[]): number | null {
  const all = from.reduce((sum, key) => sum + sourceWeights[key], 0)
  return members === null ? null : Math.min(1, (members * all) / sourceWeights.fan)
}

/** The person as a source knows them: only a fan sheet knows everything. */
function knownOf(person: Person, source: Source): Person {
  if (source === 'fan') return person
  return {
    ...person,
    birthDay: null,
    address: null,
    zipCode: null,
    gender: null,
    acceptsPrivacyPolicy: false,
    acceptsCommercialInfo: false,
    acceptsCommercialPartners: false,
    membership: null,
    ...(source === 'shop' && { city: null, phone: null }),
  }
}

/** The membership of somebody; null if it were to have ended before it began. */
function termOf(
  type: string,
  rng: Rng,
  seasons: Seasons,
  { addedAt, until, hasEnded }: { addedAt: number; until: number; hasEnded: boolean },
): Term | null {
  const day = addedAt + 0.3 * rng.next() ** 2 * (until - addedAt)
  const midnight = Math.floor(day / DAY) * DAY
  const entry = momentInPart(Math.max(addedAt, midnight), Math.min(until, midnight + DAY - 1), rng.next())
  const first = seasons.of(entry + EARLY_DAYS * DAY)
  const current = seasons.of(until)
  if (hasEnded && first >= current) return null
  const last = hasEnded ? first + Math.floor(rng.next() * (current - first)) : Math.max(first, current)
  const isForLife = rng.chance(FOR_LIFE) && type === 'Member' && !hasEnded
  const expires = isForLife ? null : seasons.start(last + 1) - MINUTE
  return { type, entry, expires, first, last, hasSeat: seated.includes(type) }
}

/** One day less than the age of the club, so that nobody signs up before it existed. */
const HISTORY_DAYS = 5 * 365 - 1

/** In relation to each other, as are the weekdays, from Sunday. */
export const signUpsByMonth = [1, 0.95, 1, 1.05, 1.1, 1.15, 1.6, 1.8, 1.25, 1, 0.95, 0.8]
export const signUpsByWeekday = [1.2, 1, 1, 1, 1, 1, 1.7]

/**
 * The sign-ups of a club over five years: by growth, season, weekday and noise.
 *
 * @param until no sign-up is later
 */
function signUpCalendar(rng: Rng, until: number): Calendar {
  const lastMidnight = Math.floor(until / DAY) * DAY
  const firstMidnight = lastMidnight - HISTORY_DAYS * DAY
  const noise = Array.from({ length: HISTORY_DAYS + 1 }, () => 0.7 + 0.6 * rng.next())
  return createCalendar(firstMidnight, until, (midnight) => {
    const date = new Date(midnight)
    const growth = 1.12 ** ((midnight - lastMidnight) / (365 * DAY))
    const season = signUpsByMonth[date.getUTCMonth()] ?? 1
    const weekday = signUpsByWeekday[date.getUTCDay()] ?? 1
    return growth * season * weekday * (noise[Math.round((midnight - firstMidnight) / DAY)] ?? 1)
  })
}
