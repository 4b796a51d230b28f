import { createStrata } from '../../db/random/strata.ts'
import { DAYS_BEFORE_1970 } from '../moments.ts'
import { MISSING, type PersonDraws } from './personDraws.ts'

export const labels = ['Season ticket', 'Member', 'Hospitality', 'Senior', 'Youth'] as const

/** The weights of no label, then of each one, for people below an age. */
const youths = { below: 18, none: 4, ofLabels: [0, 0, 0, 0, 6] }
const adults = { below: 66, none: 66, ofLabels: [21, 19, 2, 0, 0] }
const seniors = { below: Infinity, none: 4, ofLabels: [2, 0, 0, 4, 0] }
const weightsByAge = [youths, adults, seniors]

/** The lowest and the highest score without a label, then with each one. */
const scoreBands: readonly (readonly [number, number])[] = [
  [6, 82],
  [68, 99],
  [48, 95],
  [72, 99],
  [58, 97],
  [40, 90],
]

/** The lowest and the highest score of newcomers without a label. */
const NEWCOMERS = [18, 30] as const

/** The mean score without a label, then with each one, from 0 to 1. */
const engagements = scoreBands.map(([lowest, highest]) => (lowest + highest) / 200)

/** The lowest score of the people who joined last. */
const NEWEST_SCORE = 52

/** All ages are below this. */
const AGES = 128
/** Ages lie around the middle of this range, as the mean of three even draws in it does. */
const [YOUNGEST, YEARS] = [8, 62]
/** The share of people who are older than that, by up to so many years. */
const OLDER = 0.12
const YEARS_MORE = 21
/** The size of the sample of ages from which the people with a label get theirs. */
const AGES_LISTED = 4096

interface StandingOptions {
  isFan(n: number): boolean
  /** True for the people who joined last. */
  isNewest(n: number): boolean
  /** True for people who have just come. */
  areNew: boolean
  /** The day from which ages count, counted from 1970. */
  today: number
  /** The share of fans with a label; null for as many as their ages give. */
  members: number | null
}

/** The membership of people; and the day of birth and the score, which go with it. */
export function createStanding(draws: PersonDraws, { isFan, isNewest, areNew, today, members }: StandingOptions) {
  const { shares, ages } = knownShares(members)
  const strata = createStrata(draws.seedOf('membership'), shares)
  /** The label that a person would have as a fan; the score and the age depend on it. */
  const label = strata.of
  const drawAge = draws.index('age')
  const age = draws.column((n) => ages[label(n)]?.[drawAge(n, AGES_LISTED)] ?? 0)
  const noBirthDay = draws.missing('birthday', 0.09)
  const drawDay = draws.index('day of birth')
  const noScore = draws.missing('score', 0.04)
  const [score1, score2] = [draws.of('score 1'), draws.of('score 2')]
  return {
    /** The numbers of the fans with one of some labels, by code, ascending. */
    fansWith(codes: readonly number[]) {
      const numbers = strata.where(
        shares.map((_, code) => codes.includes(code)),
        draws.count,
      )
      let length = 0
      for (let at = 0; at < numbers.length; at++) {
        const n = numbers[at] ?? 0
        if (isFan(n)) numbers[length++] = n
      }
      return numbers.slice(0, length)
    },
    /** The mean score of people with the same label, from 0 to 1. */
    usualEngagement: (n: number) => engagements[label(n)] ?? 0,
    columns: {
      /** The day counted from 1970, plus DAYS_BEFORE_1970. */
      birthDay: draws.column((n) => {
        if (!isFan(n) || noBirthDay(n)) return MISSING
        return DAYS_BEFORE_1970 + today - Math.round(age.at(n) * 365.25 + 1 + drawDay(n, 364))
      }),
      membership: draws.column((n) => (isFan(n) ? label(n) : MISSING)),
      /** One more than the score. */
      score: draws.column((n) => {
        if (noScore(n) && !isNewest(n)) return MISSING
        const [lowest, high] = (areNew && label(n) === MISSING ? NEWCOMERS : scoreBands[label(n)]) ?? [0, 0]
        const low = isNewest(n) ? Math.max(lowest, NEWEST_SCORE) : lowest
        return 1 + Math.round(low + ((score1(n) + score2(n)) / 2) * (high - low))
      }),
    },
  }
}

/** How many people have no label, then each one, and how old they are. */
interface Shares {
  shares: readonly number[]
  /** Ages that occur as often as they do among the people with a label. */
  ages: readonly Uint8Array[]
}

const known = new Map<number | null, Shares>()
function knownShares(members: number | null): Shares {
  let found = known.get(members)
  if (!found) known.set(members, (found = sharesOf(members)))
  return found
}

function sharesOf(members: number | null): Shares {
  const shareOfAge = sharesByAge()
  /** For each label, the share of all people who are of an age and have it. */
  const byLabel = [0, ...labels].map(() => new Float64Array(AGES))
  for (const [code, shares] of byLabel.entries())
    for (let years = 0; years < AGES; years++) {
      const { none, ofLabels } = weightsByAge.find(({ below }) => years < below) ?? adults
      const sum = ofLabels.reduce((total, weight) => total + weight, 0)
      const share = members ?? sum / (sum + none)
      shares[years] =
        (shareOfAge[years] ?? 0) * (code === MISSING ? 1 - share : ((ofLabels[code - 1] ?? 0) * share) / sum)
    }
  return { shares: byLabel.map((shares) => shares.reduce((sum, share) => sum + share, 0)), ages: byLabel.map(agesOf) }
}

/** The share of people of each age. */
function sharesByAge(): Float64Array {
  const shares = new Float64Array(AGES)
  /** The share of people whose mean of three draws is less than a number of years. */
  const below = (years: number) => sumBelow((3 * (years - YOUNGEST)) / YEARS)
  for (let years = 0; years < AGES; years++) {
    const share = below(years + 0.5) - below(years - 0.5)
    shares[years] = (shares[years] ?? 0) + share * (1 - OLDER)
    for (let more = 0; more < YEARS_MORE && years + more < AGES; more++)
      shares[years + more] = (shares[years + more] ?? 0) + (share * OLDER) / YEARS_MORE
  }
  return shares
}

/** The probability that the sum of three even draws from 0 to 1 is less than a number. */
function sumBelow(sum: number): number {
  const cube = (value: number) => Math.max(0, value) ** 3
  return Math.min(1, (cube(sum) - 3 * cube(sum - 1) + 3 * cube(sum - 2) - cube(sum - 3)) / 6)
}

/** A list that contains each age by its share. */
function agesOf(shares: Float64Array): Uint8Array {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const ages = new Uint8Array(AGES_LISTED)
  let [years, sum] = [0, shares[0] ?? 0]
  for (let at = 0; at < AGES_LISTED; at++) {
    while (sum < ((at + 0.5) / AGES_LISTED) * total && years < AGES - 1) sum += shares[++years] ?? 0
    ages[at] = years
  }
  return ages
}
