import type { SourceRows, Database, FanProfileRow } from '../../db/database.ts'
import type { Person } from '../customers/customers.ts'
import { profileOf } from '../fans/fans.ts'
import { createPeople } from '../fans/people.ts'
import type { Delivery } from './delivery.ts'
import { places } from '../fans/places.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'

/** The probability that a person from one source is known to the club from another. */
const KNOWN_ELSEWHERE = 0.4

/** So few that most of them are the first of their name, and more than a sync brings. */
const STRANGERS = 20_000

/** Every row of a kind in a club, including those that a reset has removed and the next sync restores. */
export function rowsOf<K extends keyof SourceRows>(db: Database, tenant: string, kind: K): SourceRows[K][number][] {
  const removed = [...db.rowsToRestore].flatMap(([id, rows]): SourceRows[K][number][] =>
    db.connectors.findFirst((q) => q.where({ id, tenant })) ? rows[kind] : [],
  )
  return [...db.tables[kind].all(tenant), ...removed]
}

/** The number after the highest one that any text ends in; at least `first`. */
export function nextNumber(texts: readonly string[], first: number): number {
  return texts.reduce((next, text) => {
    const digits = /\d{1,12}$/.exec(text)
    return digits ? Math.max(next, Number(digits[0]) + 1) : next
  }, first)
}

/** E-mails are compared without case. */
const keyOf = ({ email }: { email: string }) => email.toLowerCase()

/**
 * Draws people who are not in a table yet: some known to the club from another source, others new.
 *
 * @param table the rows whose e-mails are taken
 */
export function createNewcomers({ club, rng, source, db }: Delivery, table: readonly { email: string }[]) {
  const taken = new Set(table.map(keyOf))
  const known = knownPeople(db, club.id).filter((person) => !taken.has(keyOf(person)))
  const fansFrom = seededFansFrom(club.id) ?? [[countryOf(club.config.country?.cca2), 1] as const]

  const people = createPeople({
    club: { id: club.id, fansFrom },
    count: STRANGERS,
    seed: `newcomers/${rng.next()}`,
    anchor: source.until,
  })
  let drawn = 0

  const pickKnownPerson = () => {
    while (known.length > 0 && rng.chance(KNOWN_ELSEWHERE)) {
      const [person] = known.splice(rng.int(0, known.length - 1), 1)
      if (person && !taken.has(keyOf(person))) return person
    }
    return null
  }

  return {
    /** Draws a person who signs up, and all fields that a fan sheet would contain. */
    next(): { person: Person; sheet: FanProfileRow; isKnown: boolean } {
      const person = pickKnownPerson()
      if (person) taken.add(keyOf(person))
      let sheet = profileOf(people, drawn++)
      while (sheet.fanId === null || taken.has(keyOf(sheet))) sheet = profileOf(people, drawn++)
      taken.add(keyOf(sheet))
      return { person: person ?? sheet, sheet, isKnown: person !== null }
    },
  }
}

/** Everybody in a club's sources; a person in several sources appears several times. */
function knownPeople(db: Database, tenant: string): Person[] {
  const { fans, shopCustomers, ticketingCustomers } = db.tables
  return [
    ...fans.all(tenant),
    ...ticketingCustomers.all(tenant).map((customer) => ({ ...customer, birthDay: null })),
    ...shopCustomers.all(tenant).map((customer) => ({ ...customer, city: null, phone: null, birthDay: null })),
  ]
}

const seededFansFrom = (id: string) => [rovers, harbour].find((club) => club.id === id)?.fansFrom

/** The given country if the seed has towns and names for it, or else Great Britain. */
const countryOf = (cca2: string | undefined) => (cca2 !== undefined && Object.hasOwn(places, cca2) ? cca2 : 'GB')
