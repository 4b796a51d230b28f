import { fillRuns } from '../../db/countWhile.ts'
import { ageOn } from '../../db/database.ts'
import type { Owned } from '../../db/groups.ts'
import { inBlocks, once, type Steps } from '../../db/steps.ts'
import { fillColumns, type CodeColumn, type Codes } from '../../db/table/codes.ts'
import { codeKeys, valuesOf } from '../../db/table/digits.ts'
import { NO_KEY, type Digit, type RowOrder, type SortKeys } from '../../db/table/generated.ts'
import { sortInSteps } from '../../db/table/sortRows.ts'
import { DAY } from '../moments.ts'
import { ranksOf } from '../words/ranks.ts'
import { emailStyles, separatorCount, separatorRanks } from './emails.ts'
import { birthDayText } from './fans.ts'
import { emailColumns } from './personSearch.ts'
import { genders, type People } from './people.ts'
import { MISSING } from './personDraws.ts'
import { labels } from './standing.ts'

type PersonColumn =
  | 'firstName'
  | 'email'
  | 'gender'
  | 'city'
  | 'country'
  | 'membership'
  | 'connectorId'
  | 'signedUpAt'
  | 'age'
  | 'score'

/** Returns functions that compute the sort keys of the columns that a person has; `today` is `YYYY-MM-DD`. */
export function personKeys(people: People): Record<PersonColumn, (today: string) => Steps<SortKeys>> {
  const { columns, lexicon, populations } = people
  return {
    firstName: () => fullNameKeys(people),
    email: () => emailOrder(people),
    gender: () => wordKeys(columns.gender, genders),
    city: () => wordKeys(columns.town, lexicon.towns.words),
    country: () =>
      wordKeys(
        columns.country,
        populations.map(({ country }) => country),
      ),
    membership: () => wordKeys(columns.membership, labels),
    connectorId: () => allWordKeys(columns.source, people.connectorIds),
    *signedUpAt() {
      const moments = yield* people.signUps.allInSteps()
      return momentKeys(people, (n) => moments[n] ?? NaN)
    },
    *score() {
      // A missing score has the code 0, and so no key.
      const keys = Array.from({ length: 102 }, (_, code) => code - 1)
      return codeKeys(yield* columns.score.allInSteps(), keys, 101)
    },
    *age(today) {
      const codes = yield* columns.birthDay.allInSteps()
      let first = people.lastBirthDay
      for (let n = 0; n < codes.length; n++) {
        const code = codes[n] ?? MISSING
        if (code !== MISSING && code < first) first = code
      }
      /** The age by the code of a birthday. */
      const ages = new Int16Array(people.lastBirthDay + 1)
      ages[MISSING] = NO_KEY
      fillRuns(ages, first, (code) => ageOn(birthDayText(code), today) ?? NO_KEY)
      // The oldest have the first birthday.
      return codeKeys(codes, ages, 1 + Math.max(0, ages[first] ?? 0))
    },
  }
}

/** Computes the sort keys of a column of codes that stand for words. */
function* wordKeys(column: CodeColumn, words: readonly string[]): Steps<SortKeys> {
  const ranks = ranksOf(words)
  // The code 0 stands for a missing one.
  return codeKeys(yield* column.allInSteps(), [NO_KEY, ...words.map(ranks.of)], ranks.size)
}

/** How far a moment of a person may lie before the first, or after the last, that was added: ten years. */
const MARGIN_MS = 10 * 366 * DAY

/**
 * The sort keys of a column of moments, in milliseconds since 1970.
 *
 * @param read gives null or NaN for an unknown one
 */
export function momentKeys(people: People, read: (n: number) => number | null): SortKeys {
  const first = people.addedAt(0) - MARGIN_MS
  return {
    size: people.addedAt(people.count - 1) + MARGIN_MS - first,
    of(n) {
      const moment = read(n)
      return moment === null || Number.isNaN(moment) ? NO_KEY : moment - first
    },
  }
}

/** Computes the sort keys of a column of words by code, without missing ones. */
function* allWordKeys(column: CodeColumn, words: readonly string[]): Steps<SortKeys> {
  const ranks = ranksOf(words)
  return codeKeys(yield* column.allInSteps(), words.map(ranks.of), ranks.size)
}

/** Computes the sort keys of first names alone. */
export const firstNameKeys = ({ columns, lexicon }: People) => allWordKeys(columns.first, lexicon.first.words)

/**
 * Computes the sort keys of last names: by the first of two, then by the second. Whoever has none has no key, so that
 * they come last.
 */
export function* lastNameKeys(people: People): Steps<SortKeys> {
  return { digits: yield* lastNameDigits(people, true) }
}

function* fullNameKeys(people: People): Steps<SortKeys> {
  const { columns, lexicon } = people
  const ranks = ranksOf(lexicon.first.words)
  const lastNames = yield* lastNameDigits(people, false)
  const first = valuesOf(yield* columns.first.allInSteps(), Uint32Array.from(lexicon.first.words, ranks.of))
  return { digits: [...lastNames, { values: first, size: ranks.size }] }
}

/**
 * The digits of the two last names.
 *
 * @param isKey true if people without a last name have no key; else they come first
 */
function* lastNameDigits({ count, columns, lexicon, hasLastName }: People, isKey: boolean): Steps<Digit[]> {
  const ranks = ranksOf(lexicon.last.words)
  const size = ranks.size + 1
  // One more than the rank, because no name comes before every name.
  const ofLast = Uint32Array.from(lexicon.last.words, (word) => 1 + ranks.of(word))
  const last = valuesOf(yield* columns.last.allInSteps(), ofLast)
  const second = valuesOf(yield* columns.secondLast.allInSteps(), Uint32Array.from([0, ...ofLast]))
  const missing = isKey ? size : 0
  yield* inBlocks(count, (from, until) => {
    for (let n = from; n < until; n++)
      if (!hasLastName(n)) {
        last[n] = missing
        second[n] = 0
      }
  })
  return [
    { values: second, size },
    { values: last, size, ...(isKey && { missing: size }) },
  ]
}

const ordersByEmail = new WeakMap<People, () => Steps<Uint32Array<ArrayBuffer>>>()
/** Sorts people by their e-mails, in steps: several tables have them, but they are sorted once. */
export function peopleByEmail(people: People): Steps<Uint32Array<ArrayBuffer>> {
  let order = ordersByEmail.get(people)
  if (!order) {
    order = once(function* () {
      yield* fillColumns(emailColumns(people))
      return (yield* sortInSteps(people.count, { digits: yield* emailDigits(people) })).present
    })
    ordersByEmail.set(people, order)
  }
  return order()
}

/**
 * Computes what sort keys are made of, in steps: the order of e-mails; columns, by default all of people; and what is
 * listed by its owner.
 */
export function* prepareKeys(
  people: People,
  columns: Parameters<typeof fillColumns>[0] = [...Object.values(people.columns), people.signUps],
  owned?: Owned,
): Steps<void> {
  yield* fillColumns(columns)
  yield* peopleByEmail(people)
  yield* owned?.prepare() ?? []
}

/** Computes the sort keys of e-mails. */
function* emailOrder(people: People): Steps<RowOrder> {
  return { order: (yield* peopleByEmail(people)).slice() }
}

/**
 * E-mails sort by the name or initial before the separator, the separator, the name after it, the number and the host.
 * Each part sorts as a whole, because a separator, a digit and `@` come before every letter.
 */
function* emailDigits({ columns, lexicon, count }: People): Steps<Digit[]> {
  const names = ranksOf([
    ...lexicon.first.plain,
    ...lexicon.last.plain,
    ...lexicon.first.plain.map((name) => name.charAt(0)),
  ])
  const firstOf = Uint32Array.from(lexicon.first.plain, names.of)
  const lastOf = Uint32Array.from(lexicon.last.plain, names.of)
  const initialOf = Uint32Array.from(lexicon.first.plain, (name) => names.of(name.charAt(0)))
  const [initial, reversed] = [emailStyles.indexOf('initial'), emailStyles.indexOf('reversed')]
  const hosts = ranksOf(lexicon.hosts.words)
  const [first, last, style] = [columns.first.all(), columns.last.all(), columns.style.all()]
  const number = columns.number.all()
  const numbers = numberRanks(number)
  const [head, tail] = [new Uint32Array(count), new Uint32Array(count)]
  yield* inBlocks(count, (from, until) => {
    for (let n = from; n < until; n++) {
      const styleCode = style[n] ?? 0
      const [firstCode, lastCode] = [first[n] ?? 0, last[n] ?? 0]
      const isReversed = styleCode === reversed
      const headOf = isReversed ? lastOf[lastCode] : styleCode === initial ? initialOf[firstCode] : firstOf[firstCode]
      head[n] = (headOf ?? 0) * separatorCount + (separatorRanks[styleCode] ?? 0)
      tail[n] = (isReversed ? firstOf[firstCode] : lastOf[lastCode]) ?? 0
    }
  })
  return [
    { values: valuesOf(columns.host.all(), Uint32Array.from(lexicon.hosts.words, hosts.of)), size: hosts.size },
    { values: valuesOf(number, numbers.ranks), size: numbers.size },
    { values: tail, size: names.size },
    { values: head, size: names.size * separatorCount },
  ]
}

/**
 * Ranks the numbers of e-mails as they sort there: as digits with `@` behind them, which sorts after every digit; 0
 * stands for no digits. There are few different numbers, so ranks have fewer bits.
 */
function numberRanks(numbers: Codes): { size: number; ranks: Uint32Array<ArrayBuffer> } {
  let highest = 0
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n] ?? 0
    if (number > highest) highest = number
  }
  const isThere = new Uint8Array(highest + 1)
  for (let n = 0; n < numbers.length; n++) isThere[numbers[n] ?? 0] = 1
  const ranks = new Uint32Array(highest + 1)
  let size = 0
  /** Ranks what begins with the digits of a number, and the number after them. */
  const rankFrom = (number: number) => {
    const end = Math.min(number * 10 + 9, highest)
    for (let next = number * 10 || 1; next <= end; next++) rankFrom(next)
    if (isThere[number] === 1) ranks[number] = size++
  }
  rankFrom(0)
  return { size, ranks }
}
