import type { Membership } from '../../src/contract/memberships.ts'
import { createDraws } from '../db/random/draws.ts'
import { createNumberedIds } from '../db/random/ids.ts'
import { profileOf } from './fans/fans.ts'
import type { People } from './fans/people.ts'
import { isoText, isoTextOrNull } from './moments.ts'
import { labels } from './fans/standing.ts'
import { yearOf } from './seasons.ts'
import { createSyncs } from './syncs.ts'
import type { Terms } from './terms.ts'

/**
 * The memberships of people with a label, in the order in which they begin, numbered by year; no connector brings them.
 *
 * @param prefix the prefix of the club's numbers
 * @param until the latest time that any row may have
 */
export function membershipsOf(
  people: People,
  terms: Terms,
  { prefix, until }: { prefix: string; until: number },
): Membership[] {
  const ids = createNumberedIds(`${people.seed}/membership ids`, people.count)
  const syncedAt = createSyncs(createDraws(`${people.seed}/memberships`)('sync'), until)
  /** How many have begun in each year. */
  const counts = new Map<number, number>()
  function numberOf(n: number): string {
    const year = yearOf(terms.entry(n))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return membershipIdOf(prefix, year, count)
  }
  return Array.from(people.fansWith(labels.map((_, label) => label + 1)), (n) => {
    const {
      id: _id,
      fanId: _fanId,
      edits: _edits,
      score: _score,
      signedUpAt: _signedUpAt,
      membership,
      ...person
    } = profileOf(people, n)
    return {
      ...person,
      id: ids.of(n),
      membershipId: numberOf(n),
      type: membership,
      entryDate: isoText(terms.entry(n)),
      expirationDate: isoTextOrNull(terms.expires(n)),
      connectorId: null,
      createdAt: isoText(syncedAt(terms.entry(n))),
    }
  })
}

/** A membership number such as `WR-2024-00017`: they count per year of entry. */
export const membershipIdOf = (prefix: string, year: number, number: number) =>
  `${prefix}-${year}-${String(number).padStart(5, '0')}`
