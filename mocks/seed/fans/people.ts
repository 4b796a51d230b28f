import type { Gender } from '../../../src/contract/fields/person.ts'
import { weightedIndex } from '../../db/random/draws.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { lazy } from '../../db/lazy.ts'
import { createRng } from '../../db/random/rng.ts'
import { connectorIdOf } from '../connectors/connectorIds.ts'
import { DAY, MINUTE } from '../moments.ts'
import { createIdentities, type FansFrom, type Identities } from './identity.ts'
import { createPersonDraws, MISSING, type PersonDraws } from './personDraws.ts'
import { signUpCalendar } from './signUps.ts'

/** So many of the people who joined last are in the fan sheet and have accounts, purchases and a score, because they are listed first. */
const NEWEST = 24
const NEWEST_SCORE = 52

/** The age of the last sync of the fan sheets, and so of the profiles, in minutes. */
export const SYNCED_MINUTES_AGO = 38

/** The sources of people: mostly the fan sheet, sometimes only a ticket or an order. */
export const sources = ['fan', 'ticketing', 'shop'] as const
export type Source = (typeof sources)[number]
const sourceWeights: Record<Source, number> = { fan: 17, ticketing: 2, shop: 1 }
const FAN = sources.indexOf('fan')
const SHOP = sources.indexOf('shop')

export const genders: readonly Gender[] = ['Female', 'Male']
const [FEMALE, MALE] = [1, 2]

export const labels = ['Season ticket', 'Member', 'Hospitality', 'Senior', 'Youth'] as const
/** Picks labels by the weights of none, then of each one; `pickMember` picks one of the labels. */
const labelsBy = (none: number, ofLabels: readonly number[]) => ({
  pick: weightedIndex([none, ...ofLabels]),
  pickMember: weightedIndex([0, ...ofLabels]),
})
const youth = labelsBy(4, [0, 0, 0, 0, 6])
const senior = labelsBy(4, [2, 0, 0, 4, 0])
const adult = labelsBy(66, [21, 19, 2, 0, 0])

/** The lowest and the highest score without a label, then with each one. */
const scoreBands: readonly (readonly [number, number])[] = [
  [6, 82],
  [68, 99],
  [48, 95],
  [72, 99],
  [58, 97],
  [40, 90],
]

/** The same for newcomers without a label. */
const NEWCOMERS = [18, 30] as const

/** Added to a day of birth, counted from 1970, in its code: nobody was born so many days before 1970. */
export const DAYS_BEFORE_1970 = 60_000

/** Where the club knows people from. */
interface Sources {
  isFan(n: number): boolean
  /** True for the people who joined last. */
  isNewest(n: number): boolean
  isShopper(n: number): boolean
}

export interface PeopleOptions {
  club: { id: string; fansFrom: FansFrom; members: number | null }
  /** What the club knows people from, if not from everything. */
  from?: readonly Source[]
  count: number
  seed: string
  /** The present, from which ages count, in milliseconds since 1970. */
  anchor: number
  /** True for people who have just come: those without a label have bought nothing yet, and their scores say so. */
  areNew?: boolean
}

/**
 * The people of a club. Each property is a pure function of a person's number, so that a table can read one property of everybody
 * without making the others. People are numbered in the order in which they were added.
 *
 * Season-ticket holders score higher. Optional properties are sometimes missing, and those that only a fan sheet has are missing
 * for everybody known from elsewhere. Draw a new property from a label of its own: the others then stay as they are.
 */
export type People = ReturnType<typeof createPeople>

export function createPeople({ club, count, seed, anchor, areNew = false, from = sources }: PeopleOptions) {
  const firstNewest = areNew ? count : Math.max(0, count - NEWEST)
  const isNewest = (n: number) => n >= firstNewest
  const draws = createPersonDraws(seed, count)
  const identities = createIdentities(draws, club.fansFrom, seed)
  const pickSource = draws.weighted(
    'source',
    weightedIndex(sources.map((key) => (from.includes(key) ? sourceWeights[key] : 0))),
  )
  const source = draws.column(sources.length, (n) => (isNewest(n) && from.includes('fan') ? FAN : pickSource(n)))
  const isFan = (n: number) => source.at(n) === FAN
  const given: Sources = { isFan, isNewest, isShopper: (n) => source.at(n) === SHOP }
  const { columns: homeColumns, ...homes } = createHomes(draws, identities, given)
  const noGender = draws.missing('gender', 0.06)
  return {
    ...identities,
    ...homes,
    ...createConsents(draws, given),
    ...createMoments(draws, seed, anchor),
    count,
    seed,
    ids: createNumberedIds(`${seed}/ids`, count),
    fanIds: createNumberedIds(`${seed}/fan ids`, count),
    /** The code of the latest birthday there may be. */
    lastBirthDay: DAYS_BEFORE_1970 + Math.floor(anchor / DAY),
    connectorIds: sources.map((key) => connectorIdOf(club.id, key)),
    isFan,
    /** True for the people who joined last. */
    isNewest,
    firstNewest,
    /** Properties as codes, which stand for words of the lexicon, or of the lists in this file. */
    columns: {
      ...identities.columns,
      ...homeColumns,
      ...createStanding(draws, given, {
        areNew,
        today: Math.floor(anchor / DAY),
        members: membersAmongFans(club.members, from),
      }),
      /** The index in `connectorIds`. */
      source,
      gender: draws.column(3, (n) => {
        if (!isFan(n) || noGender(n)) return MISSING
        return identities.isFemale(n) ? FEMALE : MALE
      }),
    },
  }
}

/** Where people live, and their phones. */
function createHomes(
  draws: PersonDraws,
  { lexicon, population, populations, columns, wordCode }: Identities,
  { isFan, isShopper }: Sources,
) {
  const noCity = draws.missing('city', 0.05)
  const drawTown = draws.of('town')
  const noZipCode = draws.missing('zip code', 0.14)
  const drawZipCode = draws.index('zip code')
  const noAddress = draws.missing('address', 0.14)
  const drawStreet = draws.index('street')
  const drawHouse = draws.index('house')
  const noCountry = draws.missing('country', 0.02)
  const noPhone = draws.missing('phone', 0.27)
  const drawPhone = draws.index('phone')
  return {
    zipCode(n: number) {
      if (!isFan(n) || noZipCode(n)) return null
      const { zipCodes, pickTown } = population(n)
      const pattern = zipCodes[pickTown(drawTown(n))]
      return pattern ? pattern.fill(drawZipCode(n, pattern.size)) : null
    },
    address(n: number) {
      if (!isFan(n) || noAddress(n)) return null
      const { streets, address } = population(n).place
      const street = streets[drawStreet(n, streets.length)] ?? ''
      const house = 1 + drawHouse(n, 180)
      return address === 'number first' ? `${house} ${street}` : `${street} ${house}`
    },
    columns: {
      /** One more than what fills the pattern of the population. */
      phone: draws.column(2 ** 32, (n) =>
        isShopper(n) || noPhone(n) ? MISSING : 1 + drawPhone(n, population(n).phone.size),
      ),
      town: draws.column(lexicon.towns.words.length + 1, (n) =>
        isShopper(n) || noCity(n)
          ? MISSING
          : 1 + wordCode(lexicon.towns.starts, n, population(n).pickTown(drawTown(n))),
      ),
      country: draws.column(populations.length + 1, (n) => (noCountry(n) ? MISSING : 1 + columns.population.at(n))),
    },
  }
}

/** Only people in a fan sheet can be members: the share of them that gives a share of all people. */
function membersAmongFans(members: number | null, from: readonly Source[]): number | null {
  const all = from.reduce((sum, key) => sum + sourceWeights[key], 0)
  return members === null ? null : Math.min(1, (members * all) / sourceWeights.fan)
}

/** The day of birth, the membership and the score of people, which depend on the age. */
function createStanding(
  draws: PersonDraws,
  { isFan, isNewest }: Sources,
  { areNew, today, members }: { areNew: boolean; today: number; members: number | null },
) {
  const [first, second, third] = [draws.of('age 1'), draws.of('age 2'), draws.of('age 3')]
  const [isOld, yearsMore] = [draws.missing('youth', 0.12), draws.index('years')]
  const age = draws.column(128, (n) =>
    Math.round(8 + (62 * (first(n) + second(n) + third(n))) / 3 + (isOld(n) ? yearsMore(n, 21) : 0)),
  )
  const noBirthDay = draws.missing('birthday', 0.09)
  const drawDay = draws.index('day of birth')
  const [drawLabel, drawMember] = [draws.of('membership'), draws.of('member')]
  /** The label that a person would have as a fan; the score depends on it. */
  const label = draws.column(labels.length + 1, (n) => {
    const years = age.at(n)
    const weights = years < 18 ? youth : years >= 66 ? senior : adult
    if (members === null) return weights.pick(drawLabel(n))
    return drawMember(n) < members ? weights.pickMember(drawLabel(n)) : 0
  })
  const noScore = draws.missing('score', 0.04)
  const [score1, score2] = [draws.of('score 1'), draws.of('score 2')]
  return {
    /** The day counted from 1970, plus DAYS_BEFORE_1970. */
    birthDay: draws.column(2 ** 32, (n) => {
      if (!isFan(n) || noBirthDay(n)) return MISSING
      return DAYS_BEFORE_1970 + today - Math.round(age.at(n) * 365.25 + 1 + drawDay(n, 364))
    }),
    membership: draws.column(labels.length + 1, (n) => (isFan(n) ? label.at(n) : MISSING)),
    /** One more than the score. */
    score: draws.column(102, (n) => {
      if (noScore(n) && !isNewest(n)) return MISSING
      const [lowest, high] = (areNew && label.at(n) === 0 ? NEWCOMERS : scoreBands[label.at(n)]) ?? [0, 0]
      const low = isNewest(n) ? Math.max(lowest, NEWEST_SCORE) : lowest
      return 1 + Math.round(low + ((score1(n) + score2(n)) / 2) * (high - low))
    }),
  }
}

/** What people have agreed to. */
function createConsents(draws: PersonDraws, { isFan }: Sources) {
  const [drawPrivacy, drawCommercial, drawPartners] = [
    draws.of('privacy'),
    draws.of('commercial'),
    draws.of('partners'),
  ]
  const privacy = (n: number) => isFan(n) && drawPrivacy(n) < 0.97
  const commercial = (n: number) => privacy(n) && drawCommercial(n) < 0.58
  return { privacy, commercial, partners: (n: number) => commercial(n) && drawPartners(n) < 0.35 }
}

/** When people signed up and were added, in milliseconds since 1970. */
function createMoments(draws: PersonDraws, seed: string, anchor: number) {
  const calendar = lazy(() => signUpCalendar(createRng(`${seed}/calendar`), anchor - SYNCED_MINUTES_AGO * MINUTE))
  const drawAdded = draws.of('added')
  const drawDelay = draws.of('delay')
  const noSignUp = draws.missing('sign-up', 0.01)
  const addedAt = (n: number) => calendar().momentAt((n + drawAdded(n) * 0.999) / draws.count)
  const signedUpAt = (n: number) =>
    noSignUp(n) ? null : addedAt(n) - 4 * MINUTE - Math.floor(drawDelay(n) * 52 * MINUTE)
  const addedUntil = (moment: number) => Math.floor(calendar().shareAt(moment) * draws.count)
  return {
    addedAt,
    /** How many people had been added by the end of the day before a moment. */
    addedUntil,
    /** How many people had been added by a moment. */
    addedBy(moment: number) {
      let [low, high] = [addedUntil(moment), addedUntil(moment + DAY)]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (addedAt(middle) <= moment) low = middle + 1
        else high = middle
      }
      return low
    },
    /** When the person became known to the club. */
    knownSince: (n: number) => signedUpAt(n) ?? addedAt(n),
    /** The moment of the sign-up, a while before the person was added; null if it is unknown. */
    signedUpAt,
  }
}
