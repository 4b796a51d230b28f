import { Membership } from '../../src/contract/memberships.ts'
import { syncedAt } from './customers/customers.ts'
import type { ClubPerson } from './fans/people.ts'
import type { Person } from './fans/person.ts'
import { isoText, isoTextOrNull } from './moments.ts'
import { yearOf } from './seasons.ts'

/**
 * The memberships of people, in the order in which they begin; no connector brings them.
 *
 * @param nextNumber gives the next number of a year
 * @param until the latest time that any row may have
 */
export const membershipsOf = (
  people: readonly ClubPerson[],
  { newId, nextNumber, until }: { newId(): string; nextNumber(year: number): string; until: number },
): Membership[] =>
  people
    .flatMap(({ person, term, rng }) => (term ? [{ person, term, rng: rng('membership') }] : []))
    .toSorted((a, b) => a.term.entry - b.term.entry)
    .map(({ person, term: { type, entry, expires }, rng }) => ({
      ...memberOf(person),
      id: newId(),
      membershipId: nextNumber(yearOf(entry)),
      type,
      entryDate: isoText(entry),
      expirationDate: isoTextOrNull(expires),
      connectorId: null,
      createdAt: syncedAt(entry, rng, until),
    }))

/** The fields that a membership and a person have in common. */
type Member = Pick<Person, keyof Person & keyof Membership>

/** Picks these fields of a person. */
export const memberOf = (person: Person): Member =>
  // The type names the fields that pass.
  Object.fromEntries(Object.entries(person).filter(([name]) => Object.hasOwn(Membership.shape, name))) as Member

/** Returns a function that gives the next number of a year, such as `WR-2024-00017`. */
export function createMembershipNumbers(prefix: string, isTaken: (number: string) => boolean = () => false) {
  const counts = new Map<number, number>()
  return (year: number): string => {
    for (;;) {
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      const number = `${prefix}-${year}-${String(count).padStart(5, '0')}`
      if (!isTaken(number)) return number
    }
  }
}
