import { Membership } from '../../src/contract/memberships.ts'
import { idFrom } from '../db/random/ids.ts'
import { syncedAt } from './customers/customers.ts'
import type { ClubPerson } from './fans/people.ts'
import type { Person } from './fans/person.ts'
import { isoText, isoTextOrNull } from './moments.ts'
import { yearOf } from './seasons.ts'

/**
 * The memberships of people, numbered by year in the order in which they begin; no connector brings them.
 *
 * @param prefix the prefix of the club's numbers
 * @param until the latest time that any row may have
 */
export function membershipsOf(
  people: readonly ClubPerson[],
  { seed, prefix, until }: { seed: string; prefix: string; until: number },
): Membership[] {
  /** How many have begun in each year. */
  const counts = new Map<number, number>()
  return people
    .flatMap(({ person, term, rng }) => (term ? [{ person, term, rng: rng('membership') }] : []))
    .toSorted((a, b) => a.term.entry - b.term.entry)
    .map(({ person, term: { type, entry, expires }, rng }) => {
      const year = yearOf(entry)
      const number = (counts.get(year) ?? 0) + 1
      counts.set(year, number)
      return {
        ...memberOf(person),
        id: idFrom(`${seed}/membership/${person.email}`),
        membershipId: membershipIdOf(prefix, year, number),
        type,
        entryDate: isoText(entry),
        expirationDate: isoTextOrNull(expires),
        connectorId: null,
        createdAt: syncedAt(entry, rng, until),
      }
    })
}

/** What a membership has of a person. */
type Member = Pick<Person, keyof Person & keyof Membership>

/** The fields of a person that a membership has, too. */
export const memberOf = (person: Person): Member =>
  // The type names the fields that pass.
  Object.fromEntries(Object.entries(person).filter(([name]) => Object.hasOwn(Membership.shape, name))) as Member

/** A membership number such as `WR-2024-00017`: they count per year of entry. */
export const membershipIdOf = (prefix: string, year: number, number: number) =>
  `${prefix}-${year}-${String(number).padStart(5, '0')}`
