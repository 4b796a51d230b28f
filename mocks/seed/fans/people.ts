import type { Gender } from '../../../src/contract/fields/person.ts'
import { weightedIndex } from '../../db/random/draws.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { countOn } from '../../db/countWhile.ts'
import { lazy } from '../../db/lazy.ts'
import { createRng } from '../../db/random/rng.ts'
import { connectorIdOf } from '../connectors/connectorIds.ts'
import { DAY, MINUTE, DAYS_BEFORE_1970 } from '../moments.ts'
import { createIdentities, type FansFrom, type Identities } from './identity.ts'
import { createPersonDraws, MISSING, type PersonDraws } from './personDraws.ts'
import { signUpCalendar } from './signUps.ts'
import { createStanding } from './standing.ts'

/** How many of the newest people are in the fan sheet with accounts, purchases and a score: lists show them first. */
const NEWEST = 24

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
 * The people of a club. Each property is a pure function of a person's number, so that a table can read one property of
 * everybody without making the others. People are numbered in the order in which they were added.
 *
 * Season-ticket holders score higher. Optional properties are sometimes missing, and those that only a fan sheet has
 * are missing for everybody known from elsewhere. Draw a new property from a label of its own: the others then stay as
 * they are.
 */
export type People = ReturnType<typeof createPeople>

/**
 * Sets up how people are drawn, but draws nobody: a column computes its codes when they are read, so that a million
 * people cost nothing at first. The newest are fans if the club has a fan sheet, unless all `areNew`.
 */
export function createPeople({ club, count, seed, anchor, areNew = false, from = sources }: PeopleOptions) {
  const firstNewest = areNew ? count : Math.max(0, count - NEWEST)
  const isNewest = (n: number) => n >= firstNewest
  const draws = createPersonDraws(seed, count)
  const identities = createIdentities(draws, club.fansFrom, seed)
  const pickSource = draws.weighted(
    'source',
    weightedIndex(sources.map((key) => (from.includes(key) ? sourceWeights[key] : 0))),
  )
  const source = draws.column((n) => (isNewest(n) && from.includes('fan') ? FAN : pickSource(n)))
  const isFan = (n: number) => source.at(n) === FAN
  const given: Sources = { isFan, isNewest, isShopper: (n) => source.at(n) === SHOP }
  const { columns: homeColumns, ...homes } = createHomes(draws, identities, given)
  const noGender = draws.missing('gender', 0.06)
  const { columns: standingColumns, ...standing } = createStanding(draws, {
    ...given,
    areNew,
    today: Math.floor(anchor / DAY),
    members: membersAmongFans(club.members, from),
  })
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
    ...standing,
    /** True for the people who joined last. */
    isNewest,
    firstNewest,
    /** Properties as codes, which stand for words of the lexicon, or of the lists in this file. */
    columns: {
      ...identities.columns,
      ...homeColumns,
      ...standingColumns,
      /** The index in `connectorIds`. */
      source,
      gender: draws.column((n) => {
        if (!isFan(n) || noGender(n)) return MISSING
        return identities.isFemale(n) ? FEMALE : MALE
      }),
    },
  }
}

/** Where people live, and their phones. */
function createHomes(
  draws: PersonDraws,
  { lexicon, population, columns, wordCode }: Identities,
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
      phone: draws.column((n) => (isShopper(n) || noPhone(n) ? MISSING : 1 + drawPhone(n, population(n).phone.size))),
      town: draws.column((n) =>
        isShopper(n) || noCity(n)
          ? MISSING
          : 1 + wordCode(lexicon.towns.starts, n, population(n).pickTown(drawTown(n))),
      ),
      country: draws.column((n) => (noCountry(n) ? MISSING : 1 + columns.population.at(n))),
    },
  }
}

/** Only people in a fan sheet can be members: the share of them that gives a share of all people. */
function membersAmongFans(members: number | null, from: readonly Source[]): number | null {
  const all = from.reduce((sum, key) => sum + sourceWeights[key], 0)
  return members === null ? null : Math.min(1, (members * all) / sourceWeights.fan)
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
  /** How many had been added by the latest moment that was asked for. */
  let latest = 0
  return {
    addedAt,
    /** How many people had been added by the end of the day before a moment. */
    addedUntil,
    /** How many people had been added by a moment. */
    addedBy(moment: number) {
      const wasAdded = (n: number) => addedAt(n) <= moment
      // Mostly moments are asked for in order.
      if (latest > 0 && !wasAdded(latest - 1)) latest = addedUntil(moment)
      latest = countOn(draws.count, wasAdded, latest)
      return Math.min(latest, addedUntil(moment + DAY))
    },
    /** When the person became known to the club. */
    knownSince: (n: number) => signedUpAt(n) ?? addedAt(n),
    /** The moment of the sign-up, a while before the person was added; null if it is unknown. */
    signedUpAt,
  }
}
