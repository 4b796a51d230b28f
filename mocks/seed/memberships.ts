import type { Membership } from '../../src/contract/memberships.ts'
import type { MembershipColumn } from '../../src/contract/fields/columns.ts'
import { countWhile } from '../db/countWhile.ts'
import { createDraws } from '../db/random/draws.ts'
import { createNumberedIds } from '../db/random/ids.ts'
import type { MembershipFacts } from '../db/facts.ts'
import { lazy } from '../db/lazy.ts'
import { ready, type Steps } from '../db/steps.ts'
import { fillColumns } from '../db/table/codes.ts'
import { NO_KEY, type GeneratedRows, type SortKeys } from '../db/table/generated.ts'
import type { Marks } from '../db/table/marks.ts'
import { profileOf } from './fans/fans.ts'
import { type People } from './fans/people.ts'
import { MISSING } from './fans/personDraws.ts'
import { momentKeys, personKeys, prepareKeys } from './fans/personKeys.ts'
import { searchColumns, searchPeople } from './fans/personSearch.ts'
import { isoText, isoTextOrNull } from './moments.ts'
import { labels } from './fans/standing.ts'
import { yearOf } from './seasons.ts'
import { createSyncs } from './syncs.ts'
import { markDigits } from './words/decimals.ts'
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
): GeneratedRows<Membership, MembershipColumn, MembershipFacts> {
  const ids = createNumberedIds(`${people.seed}/membership ids`, people.count)
  const syncedAt = createSyncs(createDraws(`${people.seed}/memberships`)('sync'), until)
  const has = (n: number) => people.columns.membership.at(n) !== MISSING
  const members = lazy(() => people.fansWith(labels.map((_, label) => label + 1)))
  const numbers = lazy(() => createNumbers(members(), terms, prefix))

  const keys = personKeys(people)
  const sortKeys: Record<MembershipColumn, (today: string) => Steps<SortKeys | null>> = {
    email: keys.email,
    city: keys.city,
    country: keys.country,
    firstName: keys.firstName,
    membershipId: () => ready(numbers().sortKeys()),
    type: keys.membership,
    // No connector brings memberships.
    connectorId: () => ready({ size: 1, of: () => NO_KEY }),
    entryDate: () => ready(null),
    expirationDate: () => ready(momentKeys(people, terms.expires)),
    createdAt: () => ready(null),
  }

  return {
    key: `${people.seed}/memberships`,
    count: people.count,
    numbers: () => ready(members()),
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
        membershipId: numbers().textOf(n),
        type: membership,
        entryDate: isoText(terms.entry(n)),
        expirationDate: isoTextOrNull(expires),
        connectorId: null,
        createdAt: isoText(syncedAt(terms.entry(n))),
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
      const n = numbers().numberOf(text)
      return n === undefined ? [] : [n]
    },
    facts: { expires: () => ready(terms.expires) },
    sortKeys: (column, today) => sortKeys[column](today),
    prepareSorts: () => prepareKeys(people),
    prepareSearch: () => fillColumns(searchColumns(people)),
    search(needle, marks) {
      searchPeople(people, needle, marks)
      // A number is the prefix, and then digits and hyphens.
      if (prefix.toLowerCase().includes(needle)) marks.fill(1)
      else if (/[\d-]/.test(needle)) numbers().mark(needle, marks)
    },
  }
}

/** How many digits a number of a year has at least. */
const DIGITS = 5
/** The digits of the highest number that sorts as text. */
const MOST_DIGITS = 8

/** Membership numbers such as `WR-2024-00017`: they count per year of entry. */
function createNumbers(members: Uint32Array, terms: Terms, prefix: string) {
  /** The index of the first membership of each year, and of none after the last. */
  const firsts = new Map<number, number>()
  const [first, last] = [members[0], members.at(-1)].map((n) => (n === undefined ? 0 : yearOf(terms.entry(n))))
  for (let year = first ?? 0; year <= (last ?? 0) + 1; year++)
    firsts.set(
      year,
      countWhile(members.length, (index) => yearOf(terms.entry(members[index] ?? 0)) < year),
    )
  const digitsOf = (number: number) => String(number).padStart(DIGITS, '0')
  const text = (year: number, number: number) => `${prefix}-${year}-${digitsOf(number)}`
  function placeOf(n: number): [year: number, number: number] {
    const index = countWhile(members.length, (each) => (members[each] ?? 0) < n)
    const year = yearOf(terms.entry(n))
    return [year, 1 + index - (firsts.get(year) ?? 0)]
  }
  return {
    textOf: (n: number) => text(...placeOf(n)),
    /** Their order as texts; null if people are numbered in it. In a year of many, 100000 comes before 99999. */
    sortKeys(): SortKeys | null {
      const isLong = (year: number) => (firsts.get(year + 1) ?? 0) - (firsts.get(year) ?? 0) >= 10 ** DIGITS
      if (![...firsts.keys()].some(isLong)) return null
      const size = 10 ** MOST_DIGITS
      return {
        size: firsts.size * size,
        of(n) {
          const [year, number] = placeOf(n)
          // 10000 and 100000 are equal here, and rows with equal keys stay in the order of their numbers.
          return (year - (first ?? 0)) * size + Number(digitsOf(number).padEnd(MOST_DIGITS, '0'))
        },
      }
    },
    numberOf(membershipId: string): number | undefined {
      const [, year, number] = /-(\d{4})-(\d{5,})$/.exec(membershipId) ?? []
      const index = (firsts.get(Number(year)) ?? members.length) + Number(number) - 1
      if (Number(number) < 1 || !(index < (firsts.get(Number(year) + 1) ?? 0))) return undefined
      return text(Number(year), Number(number)) === membershipId ? members[index] : undefined
    },
    /** Marks the people whose number contains a needle. */
    mark(needle: string, marks: Marks) {
      const digits = needle.slice(needle.lastIndexOf('-') + 1)
      const before = needle.slice(0, needle.length - digits.length)
      for (const [year, firstOfYear] of firsts) {
        const head = `${prefix}-${year}-`.toLowerCase()
        const found = new Uint8Array((firsts.get(year + 1) ?? firstOfYear) - firstOfYear)
        if (head.includes(needle)) found.fill(1)
        else if (/^\d+$/.test(digits) && head.endsWith(before))
          markDigits(found, 1, digits, before === '' ? 'anywhere' : 'start', DIGITS)
        for (let index = 0; index < found.length; index++)
          if (found[index] === 1) marks[members[firstOfYear + index] ?? 0] = 1
      }
    },
  }
}
