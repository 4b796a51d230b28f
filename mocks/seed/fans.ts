import type { Gender } from '../../src/contract/fans.ts'
import type { FanProfileRow } from '../db/database.ts'
import { fold } from '../db/fold.ts'
import { idFrom, idOf } from '../db/ids.ts'
import { createRng, type Rng } from '../db/rng.ts'
import { fillPattern, places } from './places.ts'
import { countryName, namesOf } from './pools.ts'
import type { SeedClub } from './scenarios.ts'

const DAY = 24 * 60 * 60_000
const HISTORY_DAYS = 5 * 365

/**
 * The fan profiles of a club, each e-mail once.
 *
 * The club has grown for five years, faster before a season and slower over Christmas; who holds a season ticket scores
 * higher; and fields are missing where people leave them out.
 */
export function seedFanProfiles(club: SeedClub, count: number, seed: string, anchor: number): FanProfileRow[] {
  const rng = createRng(`${seed}/${club.id}/fans`)
  const signUps = signUpCalendar(rng.fork('calendar'), anchor)
  const taken = new Set<string>()
  return Array.from({ length: count }, () => fanProfile({ club, rng, anchor, signUps, taken }))
}

interface Draft {
  club: SeedClub
  rng: Rng
  anchor: number
  signUps: (rng: Rng) => number
  taken: Set<string>
}

function fanProfile({ club, rng, anchor, signUps, taken }: Draft): FanProfileRow {
  const cca2 = rng.weighted(club.fansFrom)
  const place = places[cca2]
  if (!place) throw new Error(`no places for ${cca2}`)
  const names = namesOf(cca2)
  const gender: Gender = rng.chance(0.66) ? 'Male' : 'Female'
  const firstName = rng.pick(gender === 'Male' ? names.male : names.female)
  const lastName =
    cca2 === 'ES' || cca2 === 'PT' ? `${rng.pick(names.last)} ${rng.pick(names.last)}` : rng.pick(names.last)
  const town = rng.weighted(townsOf(cca2))
  const street = rng.pick(place.streets)
  const house = rng.int(1, 180)
  const age = Math.round(
    8 + 62 * ((rng.next() + rng.next() + rng.next()) / 3) + (rng.chance(0.12) ? rng.int(0, 20) : 0),
  )
  const membership = membershipOf(age, rng)
  const signedUp = signUps(rng)
  const privacy = rng.chance(0.97)
  const commercial = privacy && rng.chance(0.58)
  const lacks = (probability: number) => rng.chance(probability)
  const source = rng.weighted(sources)
  return {
    id: idOf(rng),
    fanId: source === 'fan' ? idOf(rng) : null,
    firstName,
    lastName: lacks(0.02) ? null : lastName,
    email: uniqueEmail(firstName, lastName, rng, place.mail, taken),
    birthDay: lacks(0.09) ? null : dayBefore(anchor, age * 365.25 + rng.int(1, 364)),
    address: lacks(0.14) ? null : place.address === 'number first' ? `${house} ${street}` : `${street} ${house}`,
    zipCode: lacks(0.14) ? null : fillPattern(town[2], rng),
    city: lacks(0.05) ? null : town[0],
    country: lacks(0.02) ? null : countryName(cca2),
    phone: lacks(0.27) ? null : fillPattern(place.phone, rng),
    gender: lacks(0.06) ? null : gender,
    signedUpAt: lacks(0.01) ? null : isoText(signedUp),
    acceptsPrivacyPolicy: privacy,
    acceptsCommercialInfo: commercial,
    acceptsCommercialPartners: commercial && rng.chance(0.35),
    membership,
    connectorId: idFrom(`${club.id}/connector/${source}`),
    score: lacks(0.04) ? null : scoreOf(membership, rng),
    createdAt: isoText(Math.min(anchor, signedUp + rng.int(4, 55) * 60_000 + rng.int(0, 59_999))),
  }
}

/** Where profiles come from: most from the fans, some from a ticket or an order alone. */
const sources = [
  ['fan', 17],
  ['ticketing', 2],
  ['shop', 1],
] as const

const weightedTowns = new Map(
  Object.entries(places).map(([cca2, { towns }]) => [cca2, towns.map((town) => [town, town[1]] as const)]),
)
const townsOf = (cca2: string) => weightedTowns.get(cca2) ?? []

const youthKinds = [
  ['Youth', 6],
  [null, 4],
] as const
const seniorKinds = [
  ['Senior', 4],
  ['Season ticket', 2],
  [null, 4],
] as const
const adultKinds = [
  ['Season ticket', 21],
  ['Member', 19],
  ['Hospitality', 2],
  [null, 58],
] as const

function membershipOf(age: number, rng: Rng): string | null {
  if (age < 18) return rng.weighted(youthKinds)
  return age >= 66 ? rng.weighted(seniorKinds) : rng.weighted(adultKinds)
}

const scoreBand: Record<string, readonly [number, number]> = {
  'Season ticket': [68, 99],
  Hospitality: [72, 99],
  Senior: [58, 97],
  Member: [48, 95],
  Youth: [40, 90],
}

function scoreOf(membership: string | null, rng: Rng): number {
  const [low, high] = (membership === null ? undefined : scoreBand[membership]) ?? [6, 82]
  return Math.round(low + ((rng.next() + rng.next()) / 2) * (high - low))
}

const emailStyles = [
  [(first: string, last: string) => `${first}.${last}`, 5],
  [(first: string, last: string) => `${first.charAt(0)}.${last}`, 2],
  [(first: string, last: string) => `${first}${last}`, 2],
  [(first: string, last: string) => `${last}.${first}`, 1],
] as const

const plainNames = new Map<string, string>()
/** A name as an address can hold it: the first of two surnames, letters without accents. Names are few, people many. */
function plainOf(name: string): string {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  const plain = fold(name.split(' ')[0] ?? '').replace(/[^a-z]/g, '')
  plainNames.set(name, plain)
  return plain
}

/** The name as people write it into an address, with a year or a number where it is taken. */
function uniqueEmail(
  firstName: string,
  lastName: string,
  rng: Rng,
  hosts: readonly string[],
  taken: Set<string>,
): string {
  const first = plainOf(firstName)
  const last = plainOf(lastName)
  const style = rng.weighted(emailStyles)(first, last)
  const host = rng.pick(hosts)
  let email = `${style}@${host}`
  while (taken.has(email)) email = `${style}${rng.int(1, 9999)}@${host}`
  taken.add(email)
  return email
}

/** Draws the moment of a sign-up from a calendar of the last five years: growth, season, weekdays and some weather. */
function signUpCalendar(rng: Rng, anchor: number) {
  const totals: number[] = []
  let total = 0
  for (let daysAgo = 1; daysAgo <= HISTORY_DAYS; daysAgo++) {
    const date = new Date(anchor - daysAgo * DAY)
    const growth = 1.12 ** (-daysAgo / 365)
    const season = [1, 0.95, 1, 1.05, 1.1, 1.15, 1.6, 1.8, 1.25, 1, 0.95, 0.8][date.getUTCMonth()] ?? 1
    const weekday = date.getUTCDay() === 6 ? 1.7 : date.getUTCDay() === 0 ? 1.2 : 1
    total += growth * season * weekday * (0.7 + 0.6 * rng.next())
    totals.push(total)
  }
  return (draw: Rng) => {
    const target = draw.next() * total
    let [low, high] = [0, totals.length - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((totals[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    const hour = 7 + 16 * ((draw.next() + draw.next()) / 2)
    return anchor - (low + 1) * DAY + Math.floor(hour * 3_600_000)
  }
}

const dayTexts: string[] = []
/** Nobody is older: an index of the list stays a whole number from 0. */
const DAYS_BEFORE_1970 = 60_000
/** `YYYY-MM-DD` of a day counted from 1970; days are few, rows many. */
function dayText(day: number): string {
  return (dayTexts[day + DAYS_BEFORE_1970] ??= new Date(day * DAY).toISOString().slice(0, 10))
}

const dayBefore = (anchor: number, days: number) => dayText(Math.floor(anchor / DAY) - Math.round(days))

const padded = (length: number, digits: number) =>
  Array.from({ length }, (_, value) => String(value).padStart(digits, '0'))
const twoDigits = padded(60, 2)
const milliseconds = padded(1000, 3)
const timeTexts: string[] = []
/** `HH:mm:ss` of a second of the day. */
function timeText(second: number): string {
  return (timeTexts[second] ??=
    `${twoDigits[Math.floor(second / 3600)] ?? ''}:${twoDigits[Math.floor(second / 60) % 60] ?? ''}:${twoDigits[second % 60] ?? ''}`)
}

/** What `toISOString` gives, several times faster: a hundred thousand rows have two of them each. */
function isoText(moment: number): string {
  const day = Math.floor(moment / DAY)
  const rest = moment - day * DAY
  return `${dayText(day)}T${timeText(Math.floor(rest / 1000))}.${milliseconds[rest % 1000] ?? ''}Z`
}
