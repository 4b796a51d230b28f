import type { SourceRows, Database, FanRow } from '../../db/database.ts'
import type { Person } from '../customers/customers.ts'
import { birthDayText, contactOf, fanWith, type Entry } from '../fans/fans.ts'
import { createPeople, sources, type People } from '../fans/people.ts'
import { lazy } from '../../db/lazy.ts'
import type { Rng } from '../../db/random/rng.ts'
import type { Arrival, Recipient } from './delivery.ts'
import { places } from '../fans/places.ts'
import { populationsOf } from '../fans/populations.ts'
import { sourcesOf } from '../clubs/content.ts'
import { seededClubOf } from '../clubs/seededClubs.ts'

/**
 * The probability that a person from one source is known to the club from another: customers mostly are fans already.
 */
const knownElsewhere = { fans: 0.1, shopCustomers: 0.8, ticketingCustomers: 0.8 }

/** How often a row is looked for. */
const MAX_TRIES = 6

/** The share of new customers who have just become fans, and how many fans these are. */
const JUST_JOINED = 0.5
const NEWEST_FANS = 8

/** So few that most of them are the first of their name, and several times as many as arrive in a month. */
const strangersFor = (fans: number) => Math.max(20_000, Math.ceil(fans / 4))

/** The rows of a kind that a reset has removed and the next sync restores. */
export function rowsToRestoreOf<K extends keyof SourceRows>(
  db: Database,
  tenant: string,
  kind: K,
): SourceRows[K][number][] {
  return [...db.rowsToRestore].flatMap(([id, rows]): SourceRows[K][number][] =>
    db.connectors.findFirst((q) => q.where({ id, tenant })) ? rows[kind] : [],
  )
}

/** A row of a connector, or of any, by a random number; undefined if there is none. */
export function sampleOf<Row extends { connectorId: string | null }>(
  rows: readonly Row[],
  rng: Rng,
  connectorId?: string,
): Row | undefined {
  const own = connectorId === undefined ? rows : rows.filter((row) => row.connectorId === connectorId)
  return own.length === 0 ? undefined : rng.pick(own)
}

/** Gives consecutive numbers, from the one after the highest that any row of a kind ends in; at least `first`. */
export function createNumbers<K extends keyof SourceRows>(
  { db, club }: Recipient,
  kind: K,
  textOf: (row: SourceRows[K][number]) => string,
  first: number,
): () => number {
  let next = first
  const rows: readonly SourceRows[K][number][] = db.tables[kind].all(club.id)
  // Removed rows count, because they keep their numbers.
  for (const row of [...rows, ...rowsToRestoreOf(db, club.id, kind)]) {
    const digits = /\d{1,12}$/.exec(textOf(row))
    if (digits) next = Math.max(next, Number(digits[0]) + 1)
  }
  return () => next++
}

/** E-mails are compared without case. */
const keyOf = ({ email }: { email: string }) => email.toLowerCase()

type PeopleKind = 'fans' | 'shopCustomers' | 'ticketingCustomers'

/** Draws people who are not in a table yet: some known to the club from another source, others new. */
export function createNewcomers({ club, db, seed, fans }: Recipient, kind: PeopleKind) {
  const count = strangersFor(fans)
  const removed = new Set(rowsToRestoreOf(db, club.id, kind).map(keyOf))
  /** Those who have been drawn may not be in the table yet. */
  const drawn = new Set<string>()
  const isTaken = (person: { email: string }) => {
    const key = keyOf(person)
    return drawn.has(key) || removed.has(key) || db.tables[kind].find(club.id, key).length > 0
  }
  const content = seededClubOf(db, club.id)?.content
  const fansFrom = content?.fansFrom() ?? populationsOf([[countryOf(club.config.country?.cca2), 1]])

  const pools = new Map<string, People>()
  /**
   * The strangers of a month: they are as old as they say on its first day. If all have been drawn, there is another
   * pool.
   */
  function strangersOf(moment: number, pool: number): People {
    const date = new Date(moment)
    const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
    const key = pool === 0 ? `${month}` : `${month}/${pool}`
    let people = pools.get(key)
    if (!people) {
      const from = content ? sourcesOf(content) : sources
      const options = { count, areNew: true, from, seed: `${seed}/${kind}/newcomers/${key}`, anchor: month }
      people = createPeople({ club: { id: club.id, fansFrom, members: content?.members ?? null }, ...options })
      pools.set(key, people)
    }
    return people
  }

  function pickKnownPerson(rng: Rng) {
    if (!rng.chance(knownElsewhere[kind])) return null
    const hasJustJoined = kind !== 'fans' && rng.chance(JUST_JOINED)
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const person = hasJustJoined
        ? sampleOf(db.tables.fans.all(club.id).slice(-NEWEST_FANS), rng)
        : samplePerson(db, club.id, rng)
      if (person && !isTaken(person)) return person
    }
    return null
  }

  function drawStranger(at: number, rng: Rng): { people: People; n: number } {
    const first = rng.int(0, count - 1)
    for (let pool = 0; ; pool++) {
      const people = strangersOf(at, pool)
      for (let turn = 0; turn < count; turn++) {
        const n = (first + turn) % count
        if (people.isFan(n) && !isTaken({ email: people.email(n) })) return { people, n }
      }
    }
  }

  return {
    /** Draws a person who signs up; `sheet` gives the row of a new one in the fan sheet. */
    next({ at, rng }: Pick<Arrival, 'at' | 'rng'>): { person: Person; sheet(entry: Entry): FanRow; isKnown: boolean } {
      const known = pickKnownPerson(rng)
      const stranger = lazy(() => drawStranger(at, rng))
      const person = known ?? personOf(stranger())
      drawn.add(keyOf(person))
      return { person, sheet: (entry) => fanWith(stranger().people, stranger().n, entry), isKnown: known !== null }
    },
  }
}

const personOf = ({ people, n }: { people: People; n: number }): Person => ({
  ...contactOf(people, n),
  birthDay: birthDayText(people.columns.birthDay.at(n)),
})

/** Draws somebody from a club's sources; undefined if the source has nobody. */
function samplePerson({ tables }: Database, tenant: string, rng: Rng): Person | undefined {
  switch (rng.int(0, 2)) {
    case 0:
      return sampleOf(tables.fans.all(tenant), rng)
    case 1: {
      const customer = sampleOf(tables.ticketingCustomers.all(tenant), rng)
      return customer && { ...customer, birthDay: null }
    }
    default: {
      const customer = sampleOf(tables.shopCustomers.all(tenant), rng)
      return customer && { ...customer, city: null, phone: null, birthDay: null }
    }
  }
}

/** The given country if the seed has towns and names for it, or else Great Britain. */
const countryOf = (cca2: string | undefined) => (cca2 !== undefined && Object.hasOwn(places, cca2) ? cca2 : 'GB')
