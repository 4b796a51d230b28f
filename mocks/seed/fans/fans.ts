import type { Gender } from '../../../src/contract/fields/person.ts'
import type { TicketingCustomer } from '../../../src/contract/ticketing.ts'
import type { FanProfileRow, FanRow } from '../../db/database.ts'
import { fold } from '../../db/text/fold.ts'
import { randomId } from '../../db/ids.ts'
import { createRng, type Rng } from '../../db/rng.ts'
import { flatMapInSteps, type Steps } from '../../db/steps.ts'
import { connectorIdOf } from '../connectors/connectorIds.ts'
import { DAY, dayBefore, HOUR, isoText } from '../moments.ts'
import { fillPattern, places } from './places.ts'
import { countryName, namesOf } from '../words/pools.ts'
import type { SeedClub } from '../scenarios/scenarios.ts'
import { signUpCalendar } from './signUps.ts'

/** The age of the last sync of the profiles, in hours. */
export const SYNCED_HOURS_AGO = 7

/**
 * Generates the fan profiles of a club, with unique e-mails.
 *
 * Sign-ups grow over five years, faster before a season and slower over Christmas. Season-ticket holders score higher. Optional
 * fields are sometimes missing.
 */
export function* seedFanProfiles(club: SeedClub, count: number, seed: string, anchor: number): Steps<FanProfileRow[]> {
  const rng = createRng(`${seed}/${club.id}/fans`)
  const signUps = signUpCalendar(rng.fork('calendar'), anchor)
  const lastSync = anchor - SYNCED_HOURS_AGO * HOUR
  // A sign-up cannot be later than the last sync, so such a one is moved a day back.
  const beforeLastSync = (draw: Rng) => {
    const signedUp = signUps(draw)
    return signedUp < lastSync - HOUR ? signedUp : signedUp - DAY
  }
  const draft = { club, rng, anchor, signUps: beforeLastSync, taken: new Set<string>() }
  return yield* flatMapInSteps(Array.from({ length: count }), () => [limitToSource(drawProfile(draft), club.id)])
}

/** The fan rows of those profiles that have one, as in the fan sheet. */
export function fansOf(profiles: readonly FanProfileRow[]): FanRow[] {
  return profiles.flatMap((profile) => (profile.fanId === null ? [] : [{ ...fanRowOf(profile), id: profile.fanId }]))
}

/** The fields that a profile shares with a fan, including the profile's own id. */
export function fanRowOf(profile: FanProfileRow): FanRow {
  const { fanId: _fanId, edits: _edits, ...fan } = profile
  return fan
}

type FieldOfFansOnly = Exclude<keyof FanProfileRow, keyof TicketingCustomer | 'fanId' | 'score' | 'edits'>

/** The fields that only the fan sheet has, as they are for a person without a row in it. */
const withoutFan = {
  birthDay: null,
  address: null,
  zipCode: null,
  gender: null,
  membership: null,
  acceptsPrivacyPolicy: false,
  acceptsCommercialInfo: false,
  acceptsCommercialPartners: false,
} satisfies { [Field in FieldOfFansOnly]: FanProfileRow[Field] }

/** Reduces a profile without a fan to the fields that a ticket office or a shop stores of its customers. */
function limitToSource(profile: FanProfileRow, tenant: string): FanProfileRow {
  if (profile.fanId !== null) return profile
  Object.assign(profile, withoutFan)
  if (profile.connectorId === connectorIdOf(tenant, 'shop')) {
    profile.city = null
    profile.phone = null
  }
  return profile
}

export interface ProfileDraft {
  club: Pick<SeedClub, 'id' | 'fansFrom'>
  rng: Rng
  /** The present, from which ages count. */
  anchor: number
  signUps(rng: Rng): number
  /** E-mails in use, in lower case; the new one is added. */
  taken: Set<string>
}

/**
 * Draws a person of a club. Optional fields are sometimes missing. Draw the values of a new field from `rng.fork(…)`: another number
 * from `rng` itself would change every row that follows, including its id.
 */
export function drawProfile({ club, rng, anchor, signUps, taken }: ProfileDraft): FanProfileRow {
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
  const isMissing = (probability: number) => rng.chance(probability)
  const source = rng.weighted(sources)
  return {
    id: randomId(rng),
    fanId: source === 'fan' ? randomId(rng) : null,
    firstName,
    lastName: isMissing(0.02) ? null : lastName,
    email: uniqueEmail(firstName, lastName, rng, place.mail, taken),
    birthDay: isMissing(0.09) ? null : dayBefore(anchor, age * 365.25 + rng.int(1, 364)),
    address: isMissing(0.14) ? null : place.address === 'number first' ? `${house} ${street}` : `${street} ${house}`,
    zipCode: isMissing(0.14) ? null : fillPattern(town[2], rng),
    city: isMissing(0.05) ? null : town[0],
    country: isMissing(0.02) ? null : countryName(cca2),
    phone: isMissing(0.27) ? null : fillPattern(place.phone, rng),
    gender: isMissing(0.06) ? null : gender,
    signedUpAt: isMissing(0.01) ? null : isoText(signedUp),
    acceptsPrivacyPolicy: privacy,
    acceptsCommercialInfo: commercial,
    acceptsCommercialPartners: commercial && rng.chance(0.35),
    membership,
    connectorId: connectorIdOf(club.id, source),
    score: isMissing(0.04) ? null : scoreOf(membership, rng),
    createdAt: isoText(Math.min(anchor, signedUp + rng.int(4, 55) * 60_000 + rng.int(0, 59_999))),
    edits: null,
  }
}

/** The sources of profiles: mostly the fan sheet, sometimes only a ticket or an order. */
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
  [null, 66],
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
/** Converts a name for an e-mail: the first of two surnames, without accents. Cached, because names repeat often. */
function plainOf(name: string): string {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  const plain = fold(name.split(' ')[0] ?? '').replace(/[^a-z]/g, '')
  plainNames.set(name, plain)
  return plain
}

/** Derives an e-mail from a name, with a number if it is taken. */
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
