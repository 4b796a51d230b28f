import type { SourceRows, Database, FanProfileRow } from '../../db/database.ts'
import type { Person } from '../customers/customers.ts'
import { profileOf } from '../fans/fans.ts'
import { createPeople } from '../fans/people.ts'
import type { Rng } from '../../db/rng.ts'
import type { Delivery } from './delivery.ts'
import { places } from '../fans/places.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'

/** The probability that a person from one source is known to the club from another. */
const KNOWN_ELSEWHERE = 0.4

/** So few that most of them are the first of their name, and more than a sync brings. */
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
export const newestOf = <K extends keyof SourceRows>(
  db: Database,
  tenant: string,
  kind: K,
): SourceRows[K][number][] => [...db.tables[kind].newest(tenant), ...rowsToRestoreOf(db, tenant, kind)]

/** The number after the highest one that any text ends in; at least `first`. */
export function nextNumber(texts: readonly string[], first: number): number {
  return texts.reduce((next, text) => {
    const digits = /\d{1,12}$/.exec(text)
    return digits ? Math.max(next, Number(digits[0]) + 1) : next
  }, first)
}

/** E-mails are compared without case. */
const keyOf = ({ email }: { email: string }) => email.toLowerCase()

type PeopleKind = 'fans' | 'shopCustomers' | 'ticketingCustomers'

/** How often a person from another source is looked for. */
const MAX_TRIES = 20

/** Draws people who are not in a table yet: some known to the club from another source, others new. */
export function createNewcomers({ club, rng, source, db }: Delivery, kind: PeopleKind) {
  const removed = new Set(rowsToRestoreOf(db, club.id, kind).map(keyOf))
  const drawnBefore = new Set<string>()
  const isTaken = (person: { email: string }) => {
    const key = keyOf(person)
    return drawnBefore.has(key) || removed.has(key) || db.tables[kind].findAll(club.id, key).length > 0
  }
  const fansFrom = seededFansFrom(club.id) ?? [[countryOf(club.config.country?.cca2), 1] as const]

  const people = createPeople({
    club: { id: club.id, fansFrom },
    count: STRANGERS,
    seed: `newcomers/${rng.next()}`,
    anchor: source.until,
  })
  let drawn = 0

  function pickKnownPerson() {
    if (!rng.chance(KNOWN_ELSEWHERE)) return null
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const person = samplePerson(db, club.id, rng)
      if (person && !isTaken(person)) return person
    }
    return null
  }

  return {
    /** Draws a person who signs up, and all fields that a fan sheet would contain. */
    next(): { person: Person; sheet: FanProfileRow; isKnown: boolean } {
      const person = pickKnownPerson()
      if (person) drawnBefore.add(keyOf(person))
      let sheet = profileOf(people, drawn++)
      while (sheet.fanId === null || isTaken(sheet)) sheet = profileOf(people, drawn++)
      drawnBefore.add(keyOf(sheet))
      return { person: person ?? sheet, sheet, isKnown: person !== null }
    },
  }
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
