import type { SourceRows, Database, FanProfileRow } from '../../db/database.ts'
import type { Person } from '../customers.ts'
import { drawProfile } from '../fans/fans.ts'
import type { Delivery } from './delivery.ts'
import { places } from '../fans/places.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'

/** Of ten people whom a source brings so many are known to the club from another one. */
const KNOWN_ELSEWHERE = 0.4

/** Every row of a kind that a club has, those that a reset has taken away and that will return among them. */
export function rowsOf<K extends keyof SourceRows>(db: Database, tenant: string, kind: K): SourceRows[K][number][] {
  const withheld = [...db.withheld].flatMap(([id, rows]): SourceRows[K][number][] =>
    db.connectors.findFirst((q) => q.where({ id, tenant })) ? rows[kind] : [],
  )
  return [...db.tables[kind].all(tenant), ...withheld]
}

/** The number after the highest that the texts end in, at least the first one. */
export function nextNumber(texts: readonly string[], first: number): number {
  return texts.reduce((next, text) => {
    const digits = /\d{1,12}$/.exec(text)
    return digits ? Math.max(next, Number(digits[0]) + 1) : next
  }, first)
}

/** E-mails are compared without case. */
const keyOf = ({ email }: { email: string }) => email.toLowerCase()

/**
 * Draws people whom a table does not hold yet: some that the club knows from another source, the others new to it.
 *
 * @param table the rows that hold the e-mails which are taken
 */
export function createNewcomers({ club, rng, source, db }: Delivery, table: readonly { email: string }[]) {
  const taken = new Set(table.map(keyOf))
  const known = knownPeople(db, club.id).filter((person) => !taken.has(keyOf(person)))
  const fansFrom = seededFansFrom(club.id) ?? [[countryOf(club.config.country?.cca2), 1] as const]

  const someoneKnown = () => {
    while (known.length > 0 && rng.chance(KNOWN_ELSEWHERE)) {
      const [person] = known.splice(rng.int(0, known.length - 1), 1)
      if (person && !taken.has(keyOf(person))) return person
    }
    return null
  }

  return {
    /** Somebody who signs up, and everything that a fan sheet would say of them. */
    next(signedUpAt: number): { person: Person; sheet: FanProfileRow; isKnown: boolean } {
      const person = someoneKnown()
      if (person) taken.add(keyOf(person))
      const draft = { club: { id: club.id, fansFrom }, rng, anchor: source.until, signUps: () => signedUpAt, taken }
      const sheet = drawProfile(draft)
      return { person: person ?? sheet, sheet, isKnown: person !== null }
    },
  }
}

/** Everybody whom a club's sources know; a person of several of them several times. */
function knownPeople(db: Database, tenant: string): Person[] {
  const { fans, shopCustomers, ticketingCustomers } = db.tables
  return [
    ...fans.all(tenant),
    ...ticketingCustomers.all(tenant).map((customer) => ({ ...customer, birthDay: null })),
    ...shopCustomers.all(tenant).map((customer) => ({ ...customer, city: null, phone: null, birthDay: null })),
  ]
}

const seededFansFrom = (id: string) => [rovers, harbour].find((club) => club.id === id)?.fansFrom

/** A country whose towns and names are known. */
const countryOf = (cca2: string | undefined) => (cca2 !== undefined && Object.hasOwn(places, cca2) ? cca2 : 'GB')
