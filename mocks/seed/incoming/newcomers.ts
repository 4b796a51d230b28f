import type { SourceRows, Database, FanProfileRow } from '../../db/database.ts'
import type { Person } from '../customers/customers.ts'
import { birthDayText, contactOf, profileOf } from '../fans/fans.ts'
import { createPeople, type People } from '../fans/people.ts'
import type { Rng } from '../../db/random/rng.ts'
import type { Arrival, Recipient } from './delivery.ts'
import { places } from '../fans/places.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'

/** The probability that a person from one source is known to the club from another: customers mostly are fans already. */
const knownElsewhere = { fans: 0.1, shopCustomers: 0.8, ticketingCustomers: 0.8 }

/** The share of new customers who have just become fans, and how many fans these are. */
const JUST_JOINED = 0.5
const NEWEST_FANS = 8

/** So few that most of them are the first of their name, and more than arrive in a month. */
const STRANGERS = 20_000

/** The rows of a kind that a reset has removed and the next sync restores. */
export function rowsToRestoreOf<K extends keyof SourceRows>(
  db: Database,
  tenant: string,
  kind: K,
): SourceRows[K][number][] {
  return [...db.rowsToRestore].flatMap(([id, rows]): SourceRows[K][number][] =>
    db.connectors.findFirst((q) => q.where({ id, tenant })) ? rows[kind].all() : [],
  )
}

/** The rows of a kind with the highest numbers, among others; removed rows count, because they keep their numbers. */
const newestOf = <K extends keyof SourceRows>(db: Database, tenant: string, kind: K): SourceRows[K][number][] => [
  ...db.tables[kind].newest(tenant),
  ...rowsToRestoreOf(db, tenant, kind),
]

/** Gives consecutive numbers, from the one after the highest that any row of a kind ends in; at least `first`. */
export function createNumbers<K extends keyof SourceRows>(
  { db, club }: Recipient,
  kind: K,
  textOf: (row: SourceRows[K][number]) => string,
  first: number,
): () => number {
  let next = first
  for (const row of newestOf(db, club.id, kind)) {
    const digits = /\d{1,12}$/.exec(textOf(row))
    if (digits) next = Math.max(next, Number(digits[0]) + 1)
  }
  return () => next++
}

/** E-mails are compared without case. */
const keyOf = ({ email }: { email: string }) => email.toLowerCase()

type PeopleKind = 'fans' | 'shopCustomers' | 'ticketingCustomers'

/** How often a person from another source is looked for. */
const MAX_TRIES = 6

/** Draws people who are not in a table yet: some known to the club from another source, others new. */
export type Newcomers = ReturnType<typeof createNewcomers>

export function createNewcomers({ club, db, seed }: Recipient, kind: PeopleKind) {
  const removed = new Set(rowsToRestoreOf(db, club.id, kind).map(keyOf))
  /** Those who have been drawn may not be in the table yet. */
  const drawn = new Set<string>()
  const isTaken = (person: { email: string }) => {
    const key = keyOf(person)
    return drawn.has(key) || removed.has(key) || db.tables[kind].hasValue(club.id, key)
  }
  const fansFrom = seededFansFrom(club.id) ?? [[countryOf(club.config.country?.cca2), 1] as const]

  const byMonth = new Map<number, People>()
  /** The strangers of a month: they are as old as they say on its first day. */
  function strangersOf(moment: number): People {
    const date = new Date(moment)
    const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
    let people = byMonth.get(month)
    if (!people) {
      // Everybody is new.
      const options = { count: STRANGERS, newest: STRANGERS, seed: `${seed}/${kind}/newcomers/${month}`, anchor: month }
      people = createPeople({ club: { id: club.id, fansFrom }, ...options })
      byMonth.set(month, people)
    }
    return people
  }

  function pickKnownPerson(rng: Rng) {
    if (!rng.chance(knownElsewhere[kind])) return null
    const hasJustJoined = kind !== 'fans' && rng.chance(JUST_JOINED)
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const person = hasJustJoined ? sampleNewestFan(db, club.id, rng) : samplePerson(db, club.id, rng)
      if (person && !isTaken(person)) return person
    }
    return null
  }

  return {
    /** Draws a person who signs up; `sheet` gives all fields that a fan sheet would contain. */
    next({ at, rng }: Pick<Arrival, 'at' | 'rng'>): { person: Person; sheet(): FanProfileRow; isKnown: boolean } {
      const known = pickKnownPerson(rng)
      const people = strangersOf(at)
      let n = rng.int(0, STRANGERS - 1)
      while (!people.isFan(n) || isTaken({ email: people.email(n) })) n = (n + 1) % STRANGERS
      const person = known ?? { ...contactOf(people, n), birthDay: birthDayText(people.columns.birthDay.at(n)) }
      drawn.add(keyOf(person))
      return { person, sheet: () => profileOf(people, n), isKnown: known !== null }
    },
  }
}

/** One of the fans who joined last: their rows are the last of the table. */
function sampleNewestFan({ tables }: Database, tenant: string, rng: Rng): Person | undefined {
  const count = tables.fans.size(tenant)
  return count === 0 ? undefined : tables.fans.sample(tenant, 1 - (rng.next() * Math.min(count, NEWEST_FANS)) / count)
}

/** Draws somebody from a club's sources. */
function samplePerson({ tables }: Database, tenant: string, rng: Rng): Person | undefined {
  switch (rng.int(0, 2)) {
    case 0:
      return tables.fans.sample(tenant, rng.next())
    case 1: {
      const customer = tables.ticketingCustomers.sample(tenant, rng.next())
      return customer && { ...customer, birthDay: null }
    }
    default: {
      const customer = tables.shopCustomers.sample(tenant, rng.next())
      return customer && { ...customer, city: null, phone: null, birthDay: null }
    }
  }
}

const seededFansFrom = (id: string) => [rovers, harbour].find((club) => club.id === id)?.fansFrom

/** The given country if the seed has towns and names for it, or else Great Britain. */
const countryOf = (cca2: string | undefined) => (cca2 !== undefined && Object.hasOwn(places, cca2) ? cca2 : 'GB')
