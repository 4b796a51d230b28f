import { fillRuns } from '../../db/countWhile.ts'
import { ageOn } from '../../db/database.ts'
import type { CodeColumn, Codes } from '../../db/table/codes.ts'
import { bitsOf, NO_KEY, sortRows, type KeyWords, type RowKeys, type SortKeys } from '../../db/table/generated.ts'
import { DAY } from '../moments.ts'
import { ranksOf } from '../words/ranks.ts'
import { emailStyles, separatorCount, separatorRanks } from './emails.ts'
import { birthDayText } from './fans.ts'
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

/** Creates the sort keys of the columns that a person has; `today` is `YYYY-MM-DD`. */
export function personKeys(people: People): Record<PersonColumn, (today: string) => SortKeys> {
  const { columns, lexicon, populations } = people
  return {
    firstName: () => fullNameKeys(people),
    email: () => emailKeys(people),
    gender: () => wordKeys(columns.gender, genders),
    city: () => wordKeys(columns.town, lexicon.towns.words),
    country: () =>
      wordKeys(
        columns.country,
        populations.map(({ country }) => country),
      ),
    membership: () => wordKeys(columns.membership, labels),
    connectorId: () => allWordKeys(columns.source, people.connectorIds),
    signedUpAt: () => momentKeys(people, people.signedUpAt),
    score() {
      const codes = columns.score.all()
      // A missing score has the code 0, and so no key.
      return { size: 101, of: (n) => (codes[n] ?? 0) - 1 }
    },
    age(today) {
      const codes = columns.birthDay.all()
      let first = people.lastBirthDay
      for (let n = 0; n < codes.length; n++) {
        const code = codes[n] ?? MISSING
        if (code !== MISSING && code < first) first = code
      }
      /** The age by the code of a birthday. */
      const ages = new Int16Array(people.lastBirthDay + 1)
      ages[MISSING] = NO_KEY
      fillRuns(ages, first, (code) => ageOn(birthDayText(code), today) ?? NO_KEY)
      return { size: 256, of: (n) => ages[codes[n] ?? MISSING] ?? NO_KEY }
    },
  }
}

/** The sort keys of a column of codes that stand for words. */
function wordKeys(column: CodeColumn, words: readonly string[]): SortKeys {
  const ranks = ranksOf(words)
  // The code 0 stands for a missing one.
  const ofCode = Int32Array.from([NO_KEY, ...words.map(ranks.of)])
  const codes = column.all()
  return { size: ranks.size, of: (n) => ofCode[codes[n] ?? 0] ?? NO_KEY }
}

/** How far a moment of a person may lie before the first, or after the last, that was added: a hundred years. */
const MARGIN_MS = 100 * 366 * DAY

/** The sort keys of a column of moments, in milliseconds since 1970. */
export function momentKeys(people: People, read: (n: number) => number | null): SortKeys {
  const first = people.addedAt(0) - MARGIN_MS
  return {
    size: people.addedAt(people.count - 1) + MARGIN_MS - first,
    of(n) {
      const moment = read(n)
      return moment === null ? NO_KEY : moment - first
    },
  }
}

/** The sort keys of a column of words by code, without missing ones. */
function allWordKeys(column: CodeColumn, words: readonly string[]): SortKeys {
  const ranks = ranksOf(words)
  const ofCode = Uint16Array.from(words, ranks.of)
  const codes = column.all()
  return { size: ranks.size, of: (n) => ofCode[codes[n] ?? 0] ?? 0 }
}

/** The sort keys of first names alone, and of last names alone. */
export const firstNameKeys = ({ columns, lexicon }: People) => allWordKeys(columns.first, lexicon.first.words)

export function lastNameKeys(people: People): SortKeys {
  const ranks = ranksOf(people.lexicon.last.words)
  const { of } = fullNameKeys(people)
  // Full names sort by the first name, then by the two last names.
  const lasts = (ranks.size + 1) ** 2
  return { size: lasts, of: (n) => (people.hasLastName(n) ? of(n) % lasts : NO_KEY) }
}

function fullNameKeys({ columns, lexicon, hasLastName }: People): RowKeys {
  const firstRanks = ranksOf(lexicon.first.words)
  const lastRanks = ranksOf(lexicon.last.words)
  const firstOf = Uint16Array.from(lexicon.first.words, firstRanks.of)
  /** One more than the rank, because no name comes before every name. */
  const lastOf = Uint16Array.from(lexicon.last.words, (word) => 1 + lastRanks.of(word))
  const lasts = lastRanks.size + 1
  const [first, last, second] = [columns.first.all(), columns.last.all(), columns.secondLast.all()]
  return {
    size: firstRanks.size * lasts * lasts,
    of(n) {
      const key = (firstOf[first[n] ?? 0] ?? 0) * lasts
      if (!hasLastName(n)) return key * lasts
      const code = second[n] ?? 0
      return (key + (lastOf[last[n] ?? 0] ?? 0)) * lasts + (code === MISSING ? 0 : (lastOf[code - 1] ?? 0))
    },
  }
}

const knownRanks = new WeakMap<People, Uint32Array>()
/** The places of people in the order of their e-mails. */
export function emailRanks(people: People): Uint32Array {
  let ranks = knownRanks.get(people)
  if (ranks) return ranks
  ranks = new Uint32Array(people.count)
  const everybody = Uint32Array.from({ length: people.count }, (_, n) => n)
  const { present } = sortRows(everybody, emailKeys(people))
  for (let place = 0; place < present.length; place++) ranks[present[place] ?? 0] = place
  knownRanks.set(people, ranks)
  return ranks
}

/**
 * E-mails sort by the name or initial before the separator, the separator, the name after it, the number and the host. Each part sorts
 * as a whole, because a separator, a digit and `@` come before every letter.
 */
function emailKeys({ columns, lexicon, count }: People): KeyWords {
  const names = ranksOf([
    ...lexicon.first.plain,
    ...lexicon.last.plain,
    ...lexicon.first.plain.map((name) => name.charAt(0)),
  ])
  const firstOf = Uint16Array.from(lexicon.first.plain, names.of)
  const lastOf = Uint16Array.from(lexicon.last.plain, names.of)
  const initialOf = Uint16Array.from(lexicon.first.plain, (name) => names.of(name.charAt(0)))
  const [initial, reversed] = [emailStyles.indexOf('initial'), emailStyles.indexOf('reversed')]
  const hosts = ranksOf(lexicon.hosts.words)
  const hostOf = Uint16Array.from(lexicon.hosts.words, hosts.of)
  const [first, last, style, host, number] = [
    columns.first.all(),
    columns.last.all(),
    columns.style.all(),
    columns.host.all(),
    columns.number.all(),
  ]
  const numbers = numberRanks(number)
  // The names in the upper bits, and the number and the host in the lower ones.
  const lowerBits = bitsOf(numbers.size * hosts.size)
  const [low, high] = [new Uint32Array(count), new Uint32Array(count)]
  for (let n = 0; n < count; n++) {
    const styleCode = style[n] ?? 0
    const [firstCode, lastCode] = [first[n] ?? 0, last[n] ?? 0]
    const isReversed = styleCode === reversed
    const headOf = isReversed ? lastOf[lastCode] : styleCode === initial ? initialOf[firstCode] : firstOf[firstCode]
    const head = (headOf ?? 0) * separatorCount + (separatorRanks[styleCode] ?? 0)
    const tail = (isReversed ? firstOf[firstCode] : lastOf[lastCode]) ?? 0
    const upper = head * names.size + tail
    const lower = (numbers.ranks[number[n] ?? 0] ?? 0) * hosts.size + (hostOf[host[n] ?? 0] ?? 0)
    low[n] = (upper << lowerBits) | lower
    high[n] = upper >>> (32 - lowerBits)
  }
  return { bits: lowerBits + bitsOf(names.size * separatorCount * names.size), low, high }
}

/**
 * Ranks the numbers of e-mails as they sort there: as digits with `@` behind them, which sorts after every digit; 0 stands for no digits.
 * There are few different numbers, so ranks have fewer digits, and sort in fewer rounds.
 */
function numberRanks(numbers: Codes): { size: number; ranks: Uint32Array } {
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
