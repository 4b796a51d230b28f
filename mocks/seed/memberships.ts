import type { Membership } from '../../src/contract/memberships.ts'
import type { MembershipColumn } from '../../src/contract/fields/columns.ts'
import { createDraws } from '../db/random/draws.ts'
import { createNumberedIds } from '../db/random/ids.ts'
import type { MembershipFacts } from '../db/facts.ts'
import { ready } from '../db/steps.ts'
import type { GeneratedRows, SortKeys } from '../db/table/generated.ts'
import { markWhere } from '../db/table/marks.ts'
import { profileOf } from './fans/fans.ts'
import { type People } from './fans/people.ts'
import { MISSING } from './fans/personDraws.ts'
import { momentKeys, personKeys } from './fans/personKeys.ts'
import { searchPeople } from './fans/personSearch.ts'
import { isoText, MINUTE } from './moments.ts'
import { yearOf } from './seasons.ts'
import type { Terms } from './terms.ts'

/**
 * The memberships of people with a label, numbered by year; no connector brings them.
 *
 * @param prefix the prefix of the club's numbers
 * @param until the latest time that any row may have
 */
export function membershipsOf(
  people: People,
  terms: Terms,
  { prefix, until }: { prefix: string; until: number },
): GeneratedRows<Membership, MembershipColumn, MembershipFacts> {
  const ids = createNumberedIds(`${people.seed}/membership ids`, people.count)
  const delay = createDraws(`${people.seed}/memberships`)('delay')
  const has = (n: number) => people.columns.membership.at(n) !== MISSING
  const createdAt = (n: number) => Math.min(until, terms.entry(n) + 4 * MINUTE + Math.floor(delay(n) * 47 * MINUTE))
  const numbers = createNumbers(people, terms, has)
  const membershipId = (n: number) => numbers.textOf(prefix, n)

  const keys = personKeys(people)
  const sortKeys: Record<MembershipColumn, (today: string) => SortKeys> = {
    email: keys.email,
    city: keys.city,
    country: keys.country,
    firstName: keys.firstName,
    membershipId: () => ({ size: numbers.size(), of: (n) => numbers.keyOf(n) }),
    type: keys.membership,
    // No connector brings memberships.
    connectorId: () => ({ size: 1, of: () => 0, missing: () => true }),
    entryDate: () => momentKeys(people, terms.entry),
    expirationDate: () => momentKeys(people, terms.expires),
    createdAt: () => momentKeys(people, createdAt),
  }

  return {
    key: `${people.seed}/memberships`,
    count: people.count,
    has,
    row(n) {
      const {
        id: _id,
        fanId: _fanId,
        edits: _edits,
        score: _score,
        signedUpAt: _signedUpAt,
        membership,
        ...person
      } = profileOf(people, n)
      const expires = terms.expires(n)
      return {
        ...person,
        id: ids.of(n),
        membershipId: membershipId(n),
        type: membership,
        entryDate: isoText(terms.entry(n)),
        expirationDate: expires === null ? null : isoText(expires),
        connectorId: null,
        createdAt: isoText(createdAt(n)),
      }
    },
    id: (n) => ids.of(n),
    numberOf(id) {
      const n = ids.numberOf(id)
      return n !== undefined && has(n) ? n : undefined
    },
    // No connector brings memberships.
    source: () => null,
    findAll(text) {
      const n = numbers.numberOf(prefix, text)
      return n === undefined ? [] : [n]
    },
    facts: { expires: () => ready(terms.expires) },
    sortKeys: (column, today) => sortKeys[column](today),
    search(needle, marks) {
      searchPeople(people, needle, marks)
      // A number is the prefix, and then digits and hyphens.
      if (prefix.toLowerCase().includes(needle)) marks.fill(1)
      else if (/[\d-]/.test(needle)) markWhere(marks, (n) => has(n) && membershipId(n).toLowerCase().includes(needle))
    },
  }
}

/** Membership numbers such as `WR-2024-00017`: they count per year of entry. */
function createNumbers(people: People, terms: Terms, has: (n: number) => boolean) {
  let counted: { ofRow: Uint32Array; rows: Map<number, number[]>; firstYear: number; mostOfYear: number } | null = null

  /** Counts all memberships once, because a number depends on those before it. */
  function count() {
    if (counted) return counted
    const ofRow = new Uint32Array(people.count)
    const rows = new Map<number, number[]>()
    for (let n = 0; n < people.count; n++) {
      if (!has(n)) continue
      const year = yearOf(terms.entry(n))
      let ofYear = rows.get(year)
      if (!ofYear) rows.set(year, (ofYear = []))
      ofRow[n] = ofYear.push(n)
    }
    const mostOfYear = Math.max(0, ...Array.from(rows.values(), ({ length }) => length))
    return (counted = { ofRow, rows, firstYear: Math.min(...rows.keys()), mostOfYear })
  }

  const text = (prefix: string, year: number, number: number) => `${prefix}-${year}-${String(number).padStart(5, '0')}`
  return {
    textOf: (prefix: string, n: number) => text(prefix, yearOf(terms.entry(n)), count().ofRow[n] ?? 0),
    numberOf(prefix: string, membershipId: string): number | undefined {
      const [, year, number] = /-(\d{4})-(\d{5,})$/.exec(membershipId) ?? []
      const n = count().rows.get(Number(year))?.[Number(number) - 1]
      return n !== undefined && text(prefix, Number(year), Number(number)) === membershipId ? n : undefined
    },
    size: () => 20 * (count().mostOfYear + 1),
    keyOf: (n: number) =>
      (yearOf(terms.entry(n)) - count().firstYear) * (count().mostOfYear + 1) + (count().ofRow[n] ?? 0),
  }
}
