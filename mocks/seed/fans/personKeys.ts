import { ageOn } from '../../db/database.ts'
import type { CodeColumn } from '../../db/table/codes.ts'
import { sortRows, type SortKeys } from '../../db/table/generated.ts'
import { DAY, dayOf } from '../moments.ts'
import { ranksOf } from '../words/ranks.ts'
import { emailStyles, emailTexts } from './emails.ts'
import { genders, type People } from './people.ts'
import { MISSING } from './personDraws.ts'
import { DAYS_BEFORE_1970, labels } from './standing.ts'

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
      return { size: 102, of: (n) => codes[n] ?? 0, missing: (n) => codes[n] === MISSING }
    },
    age(today) {
      const codes = columns.birthDay.all()
      /** One more than the age, by the code of a birthday; 0 if it lies in the future. */
      const known = new Uint8Array(2 * DAYS_BEFORE_1970)
      const isKnown = new Uint8Array(known.length)
      const ageOf = (code: number) => {
        if (isKnown[code] === 0) {
          isKnown[code] = 1
          known[code] = 1 + (ageOn(dayOf((code - DAYS_BEFORE_1970) * DAY), today) ?? -1)
        }
        return known[code] ?? 0
      }
      return {
        size: 256,
        of: (n) => ageOf(codes[n] ?? 0),
        missing: (n) => codes[n] === MISSING || ageOf(codes[n] ?? 0) === 0,
      }
    },
  }
}

/** The sort keys of a column of codes that stand for words. */
function wordKeys(column: CodeColumn, words: readonly string[]): SortKeys {
  const ranks = ranksOf(words)
  const ofCode = Uint16Array.from([0, ...words.map(ranks.of)])
  const codes = column.all()
  return {
    size: ranks.size,
    of: (n) => ofCode[codes[n] ?? 0] ?? 0,
    missing: (n) => codes[n] === MISSING,
  }
}

/** How far a moment of a person may lie before the first, or after the last, that was added: a hundred years. */
const MARGIN_MS = 100 * 366 * DAY

/** The sort keys of a column of moments, in milliseconds since 1970. */
export function momentKeys(people: People, read: (n: number) => number | null): SortKeys {
  const first = people.addedAt(0) - MARGIN_MS
  return {
    size: people.addedAt(people.count - 1) + MARGIN_MS - first,
    of: (n) => (read(n) ?? first) - first,
    missing: (n) => read(n) === null,
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
  return { size: lasts, of: (n) => of(n) % lasts, missing: (n) => !people.hasLastName(n) }
}

function fullNameKeys({ columns, lexicon, hasLastName }: People): SortKeys {
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

/** The most digits that the number in an e-mail has. */
const NUMBER_DIGITS = 6
/** The digits, and what stands for the end of a number: it sorts after them, as `@` does. */
const NUMBER_BASE = 11

/**
 * E-mails sort by the text before the separator, the text after it, the number and the host. Each part sorts as a whole, because a
 * separator, a digit and `@` come before every letter.
 */
function emailKeys({ columns, lexicon }: People): SortKeys {
  const heads = ranksOf(
    emailStyles.flatMap((style) =>
      style === 'reversed'
        ? lexicon.last.plain.map((name) => emailTexts('', name, style)[0])
        : lexicon.first.plain.map((name) => emailTexts(name, '', style)[0]),
    ),
  )
  const tails = ranksOf([...lexicon.first.plain, ...lexicon.last.plain])
  /** The ranks of the text before the separator, for each style and name. */
  const headOf = emailStyles.map((style) =>
    Uint16Array.from(style === 'reversed' ? lexicon.last.plain : lexicon.first.plain, (name) =>
      heads.of(emailTexts(name, name, style)[0]),
    ),
  )
  const reversed = emailStyles.indexOf('reversed')
  const firstTail = Uint16Array.from(lexicon.first.plain, tails.of)
  const lastTail = Uint16Array.from(lexicon.last.plain, tails.of)
  const hosts = ranksOf(lexicon.hosts.words)
  const hostOf = Uint16Array.from(lexicon.hosts.words, hosts.of)
  const numbers = NUMBER_BASE ** NUMBER_DIGITS
  const numberKeys = new Map<number, number>()
  const numberKey = (number: number) => {
    let key = numberKeys.get(number)
    if (key === undefined) numberKeys.set(number, (key = keyOfNumber(number)))
    return key
  }
  const [first, last, style, host, number] = [
    columns.first.all(),
    columns.last.all(),
    columns.style.all(),
    columns.host.all(),
    columns.number.all(),
  ]
  return {
    size: heads.size * tails.size * numbers * hosts.size,
    of(n) {
      const styleCode = style[n] ?? 0
      const [head, tail] =
        styleCode === reversed
          ? [headOf[styleCode]?.[last[n] ?? 0] ?? 0, firstTail[first[n] ?? 0] ?? 0]
          : [headOf[styleCode]?.[first[n] ?? 0] ?? 0, lastTail[last[n] ?? 0] ?? 0]
      return (
        ((head * tails.size + tail) * numbers + numberKey(number[n] ?? 0)) * hosts.size + (hostOf[host[n] ?? 0] ?? 0)
      )
    },
  }
}

/** Sorts as the digits of a number with `@` behind them; 0 stands for no digits. */
function keyOfNumber(number: number): number {
  const digits = number === 0 ? '' : String(number)
  let key = 0
  for (let at = 0; at < NUMBER_DIGITS; at++)
    key = key * NUMBER_BASE + (at < digits.length ? Number(digits.charAt(at)) : NUMBER_BASE - 1)
  return key
}
