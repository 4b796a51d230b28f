import type { FanRow } from '../../db/database.ts'
import type { Rng } from '../../db/random/rng.ts'
import { DAY, dayOf } from '../moments.ts'
import { fillPattern } from '../words/patterns.ts'
import type { FansFrom, Population } from './populations.ts'

export const labels = ['Season ticket', 'Member', 'Hospitality', 'Senior', 'Youth'] as const
export type Label = (typeof labels)[number]

/** The weights of no label, and of each one, for people below an age. */
const weightsByAge = [
  { below: 18, none: 4, ofLabels: [['Youth', 6]] },
  {
    below: 66,
    none: 66,
    ofLabels: [
      ['Season ticket', 21],
      ['Member', 19],
      ['Hospitality', 2],
    ],
  },
  {
    below: Infinity,
    none: 4,
    ofLabels: [
      ['Season ticket', 2],
      ['Senior', 4],
    ],
  },
] as const

/** Children, old people, and the others, whose ages lie around the middle of a range: the shares and the ages. */
const children = { share: 0.05, ages: [6, 17] } as const
const old = { share: 0.1, ages: [62, 88] } as const
const usual = [12, 68] as const

const WOMEN = 0.34

/** How an e-mail is made from a name, with how often each occurs. */
const emailStyles = [
  [(first: string, last: string) => `${first}.${last}`, 5],
  [(first: string, last: string) => `${first.charAt(0)}.${last}`, 2],
  [(first: string, last: string) => `${first}-${last}`, 2],
  [(first: string, last: string) => `${last}_${first}`, 1],
] as const

/** How many names are drawn for somebody, until one has no namesake. */
const MAX_NAMES = 3

/** The fields of a row of a fan sheet that describe a person. */
export type Person = Omit<FanRow, 'id' | 'signedUpAt' | 'connectorId' | 'score' | 'createdAt'>

export interface PersonOptions {
  fansFrom: FansFrom
  /** The share of people who have a membership, from 0 to 1; null for as many as their ages give. */
  members: number | null
  /** The moment from which ages count, in milliseconds since 1970. */
  now: number
  isTaken(email: string): boolean
  /** True for the name of somebody else, who should stay the only one with it. */
  isNamesake?(name: string): boolean
}

/**
 * Draws a person. A new field is drawn last, so that all others stay as they are.
 *
 * @param rng randomness of the person's own
 */
export function drawPerson(rng: Rng, options: PersonOptions): Person {
  const population = rng.weighted(options.fansFrom)
  const { place } = population
  const isFemale = rng.chance(WOMEN)
  const age = drawAge(rng)
  const { firstName, lastName } = drawName(rng, population, isFemale, options)
  const email = drawEmail(rng, population, { firstName, lastName, born: yearsBefore(options.now, age) }, options)
  const [town, , zip] = rng.weighted(population.towns)
  const birthDay = dayOf(options.now - Math.round(age * 365.25 + 1 + rng.int(0, 363)) * DAY)
  const [street, house] = [rng.pick(place.streets), rng.int(1, 180)]
  const acceptsPrivacyPolicy = rng.chance(0.97)
  const acceptsCommercialInfo = rng.chance(0.58) && acceptsPrivacyPolicy
  const acceptsCommercialPartners = rng.chance(0.35) && acceptsCommercialInfo
  /** Optional properties are sometimes missing. */
  const orMissing = <T>(value: T, probability: number): T | null => (rng.chance(probability) ? null : value)
  return {
    firstName,
    lastName: orMissing(lastName, 0.02),
    email,
    birthDay: orMissing(birthDay, 0.09),
    address: orMissing(place.address === 'number first' ? `${house} ${street}` : `${street} ${house}`, 0.14),
    zipCode: orMissing(fillPattern(zip, rng), 0.14),
    city: orMissing(town, 0.05),
    country: orMissing(population.country, 0.02),
    phone: orMissing(fillPattern(place.phone, rng), 0.24),
    gender: orMissing(isFemale ? ('Female' as const) : ('Male' as const), 0.06),
    acceptsPrivacyPolicy,
    acceptsCommercialInfo,
    acceptsCommercialPartners,
    membership: drawLabel(rng, age, options.members),
  }
}

function drawAge(rng: Rng): number {
  const group = rng.next()
  if (group < children.share) return rng.int(...children.ages)
  if (group < children.share + old.share) return rng.int(...old.ages)
  const [youngest, oldest] = usual
  return Math.round(youngest + ((oldest - youngest) * (rng.next() + rng.next() + rng.next())) / 3)
}

const yearsBefore = (now: number, years: number) => new Date(now).getUTCFullYear() - years

function drawLabel(rng: Rng, age: number, members: number | null): Label | null {
  const { none, ofLabels } = weightsByAge.find(({ below }) => age < below) ?? weightsByAge[1]
  const all = ofLabels.reduce((sum, [, weight]) => sum + weight, 0)
  const isMember = rng.chance(members ?? all / (all + none))
  const label = rng.weighted<Label>(ofLabels)
  return isMember ? label : null
}

function drawName(rng: Rng, population: Population, isFemale: boolean, { isNamesake }: PersonOptions) {
  const { male, female, last, hasTwoSurnames } = population
  const draw = () => ({
    firstName: rng.pick(isFemale ? female : male),
    lastName: hasTwoSurnames ? `${rng.pick(last)} ${rng.pick(last)}` : rng.pick(last),
  })
  for (let turn = 1; ; turn++) {
    const name = draw()
    if (turn === MAX_NAMES || !isNamesake?.(`${name.firstName} ${name.lastName}`)) return name
  }
}

/** An e-mail that nobody else has: with the year of birth or another number if there has to be one. */
function drawEmail(
  rng: Rng,
  { place, inMails }: Population,
  { firstName, lastName, born }: { firstName: string; lastName: string; born: number },
  { isTaken }: PersonOptions,
): string {
  const style = rng.weighted(emailStyles)
  const host = rng.pick(place.mail)
  const name = style(inMails(firstName), inMails(lastName))
  for (let number = born % 100, email = `${name}@${host}`; ; number++) {
    if (!isTaken(email)) return email
    email = `${name}${String(number).padStart(2, '0')}@${host}`
  }
}
