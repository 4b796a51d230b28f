import type { SourceRows, Database } from '../../db/database.ts'
import type { Rng } from '../../db/random/rng.ts'
import { seededClubOf } from '../clubs/seededClubs.ts'
import { drawPerson, type Person } from '../fans/person.ts'
import { places } from '../fans/places.ts'
import { populationsOf } from '../fans/populations.ts'
import type { Arrival, Recipient } from './delivery.ts'

/**
 * The probability that a person from one source is known to the club from another: customers mostly are fans already.
 */
const knownElsewhere = { fans: 0.1, shopCustomers: 0.8, ticketingCustomers: 0.8 }

/** How often a row is looked for. */
const MAX_TRIES = 6

/** The share of new customers who have just become fans, and how many fans these are. */
const JUST_JOINED = 0.5
const NEWEST_FANS = 8

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
  const isOwn = (row: Row) => connectorId === undefined || row.connectorId === connectorId
  if (rows.length === 0) return undefined
  // Most clubs have one source of a kind.
  const row = rng.pick(rows)
  if (isOwn(row)) return row
  const own = rows.filter(isOwn)
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
export type Newcomers = ReturnType<typeof createNewcomers>
export function createNewcomers({ club, db }: Recipient, kind: PeopleKind) {
  const removed = new Set(rowsToRestoreOf(db, club.id, kind).map(keyOf))
  /** Those who have been drawn may not be in the table yet. */
  const drawn = new Set<string>()
  const isTaken = (email: string) =>
    drawn.has(email) || removed.has(email) || db.tables[kind].find(club.id, email).length > 0
  const content = seededClubOf(db, club.id)?.content
  const fansFrom = content?.fansFrom() ?? populationsOf([[countryOf(club.config.country?.cca2), 1]])

  function pickKnownPerson(rng: Rng): KnownPerson | null {
    if (!rng.chance(knownElsewhere[kind])) return null
    const hasJustJoined = kind !== 'fans' && rng.chance(JUST_JOINED)
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const person = hasJustJoined
        ? sampleOf(db.tables.fans.all(club.id).slice(-NEWEST_FANS), rng)
        : samplePerson(db, club.id, rng)
      if (person && !isTaken(keyOf(person))) return person
    }
    return null
  }

  return {
    /** Draws a person who signs up. */
    next({ at, rng }: Pick<Arrival, 'at' | 'rng'>): Person {
      const known = pickKnownPerson(rng)
      const stranger = drawPerson(rng, { fansFrom, members: content?.members ?? null, now: at, isTaken })
      // A person known from another source keeps their fields; those drawn for another name and town are dropped.
      // Only a fan sheet tells whether somebody is a member.
      const membership = known?.membership === undefined ? stranger.membership : known.membership
      const person = known
        ? { ...stranger, ...fieldsOf(known), membership, address: null, zipCode: null, gender: null }
        : stranger
      drawn.add(keyOf(person))
      return person
    },
  }
}

/** A person of some source, with the fields that all sources have. */
type KnownPerson = Pick<Person, 'firstName' | 'lastName' | 'email' | 'country'> &
  Partial<Pick<Person, 'city' | 'phone' | 'birthDay' | 'membership'>>

const fieldsOf = (known: KnownPerson) => ({
  firstName: known.firstName,
  lastName: known.lastName,
  email: known.email,
  country: known.country,
  city: known.city ?? null,
  phone: known.phone ?? null,
  birthDay: known.birthDay ?? null,
})

/** Draws somebody from a club's sources; undefined if the source has nobody. */
function samplePerson({ tables }: Database, tenant: string, rng: Rng): KnownPerson | undefined {
  const { fans, ticketingCustomers, shopCustomers } = tables
  return sampleOf<KnownPerson & { connectorId: string | null }>(
    rng.pick([fans, ticketingCustomers, shopCustomers]).all(tenant),
    rng,
  )
}

/** The given country if the seed has towns and names for it, or else Great Britain. */
const countryOf = (cca2: string | undefined) => (cca2 !== undefined && Object.hasOwn(places, cca2) ? cca2 : 'GB')
