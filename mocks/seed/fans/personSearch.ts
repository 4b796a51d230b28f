import type { Codes } from '../../db/table/codes.ts'
import { flagsOf, markCandidates, markCodes, type Marks } from '../../db/table/marks.ts'
import { fold } from '../../db/text/fold.ts'
import { emailStyles, separatorOf } from './emails.ts'
import { type People } from './people.ts'
import { MISSING } from './personDraws.ts'

/**
 * Searches the texts of people: full name, e-mail and country, and the city and the phone where a source has them. It
 * looks for the needle in the words of the lexicon, marks the people with these words, and makes a text only where that
 * does not decide.
 *
 * @param needle folded and not empty
 */
export function searchPeople(people: People, needle: string, marks: Marks, hasHome = true) {
  const { columns, lexicon, populations } = people
  const contains = (word: string) => word.includes(needle)
  markCodes(marks, columns.country.all(), flagsOf(['', ...populations.map(({ country }) => fold(country))], contains))
  if (hasHome) markCodes(marks, columns.town.all(), flagsOf(['', ...lexicon.towns.folded()], contains))
  searchNames(people, needle, marks)
  searchEmails(people, needle, marks)
  if (hasHome) searchPhones(people, needle, marks)
}

function searchPhones(people: People, needle: string, marks: Marks) {
  const phones = people.populations.map(({ phone }) => phone.contains(needle))
  if (phones.every((phone) => phone === null)) return
  const [population, codes] = [people.columns.population.all(), people.columns.phone.all()]
  for (let n = 0; n < marks.length; n++) {
    const code = codes[n] ?? MISSING
    if (code !== MISSING && marks[n] === 0 && phones[population[n] ?? 0]?.(code - 1) === true) marks[n] = 1
  }
}

function searchNames(people: People, needle: string, marks: Marks) {
  if (needle.includes(' ')) return searchAcrossNames(people, needle, marks)
  const { columns, lexicon, hasLastName } = people
  const contains = (name: string) => name.includes(needle)
  markCodes(marks, columns.first.all(), flagsOf(lexicon.first.folded(), contains))
  const surnames = new Uint8Array(marks.length)
  if (markSurnames(surnames, people, contains)) markCandidates(marks, surnames, hasLastName)
}

/** Marks the people of whom a surname passes a test, also if their surnames are unknown; true if any name passes it. */
function markSurnames(marks: Marks, { columns, lexicon }: People, test: (name: string) => boolean): boolean {
  const flags = flagsOf(lexicon.last.folded(), test)
  markCodes(marks, columns.last.all(), flags)
  // A second surname is one more than the code of its word.
  markCodes(marks, columns.secondLast.all(), flags && Uint8Array.from([0, ...flags]))
  return flags !== null
}

/**
 * Searches for a needle with spaces, which can go across names: what comes before its first space is at the end of a
 * word, and what comes after its last one at the beginning.
 */
function searchAcrossNames(people: People, needle: string, marks: Marks) {
  const { columns, lexicon, hasLastName } = people
  function candidates(test: (name: string) => boolean): Marks {
    const found = new Uint8Array(marks.length)
    markCodes(found, columns.first.all(), flagsOf(lexicon.first.folded(), test))
    markSurnames(found, people, test)
    return found
  }
  // A space follows a first name in any case, so most people need no text.
  const inFirst = flagsOf(lexicon.first.folded(), (name) => `${name} `.includes(needle))
  markCodes(marks, columns.first.all(), inFirst)
  const before = needle.slice(0, needle.indexOf(' ') + 1)
  const after = needle.slice(needle.lastIndexOf(' '))
  const ending = candidates((name) => `${name} `.includes(before))
  const beginning = candidates((name) => ` ${name}`.includes(after))
  const [first, last, second] = [columns.first.all(), columns.last.all(), columns.secondLast.all()]
  const nameAt = (n: number) => {
    const code = second[n] ?? 0
    const lastName = `${lexicon.last.words[last[n] ?? 0] ?? ''}${code === MISSING ? '' : ` ${lexicon.last.words[code - 1] ?? ''}`}`
    return `${lexicon.first.words[first[n] ?? 0] ?? ''} ${hasLastName(n) ? lastName : ''}`
  }
  // After the first name, a needle that ends in a space needs two last names, or one of several words.
  const severalWords = after === ' ' ? all(lexicon.last.words, (name) => name.includes(' ')) : null
  const mayFit = (n: number) =>
    beginning[n] === 1 && (!severalWords || second[n] !== MISSING || severalWords[last[n] ?? 0] === 1)
  markCandidates(marks, ending, (n) => mayFit(n) && fold(nameAt(n)).includes(needle))
}

/** What a search in e-mails reads of everybody. */
export const emailColumns = ({ columns: { first, last, style, host, number } }: People) => [
  first,
  last,
  style,
  host,
  number,
]

/** What a search in people reads of everybody. */
export function searchColumns(people: People, hasHome = true) {
  const { country, secondLast, town, population, phone } = people.columns
  return [country, secondLast, ...emailColumns(people), ...(hasHome ? [town, population, phone] : [])]
}

/** Searches the e-mails of people alone. */
export function searchEmails(people: People, needle: string, marks: Marks) {
  if (!/^[a-z\d._@-]+$/.test(needle)) return
  const { columns, lexicon } = people
  const [first, last, style, host] = [columns.first, columns.last, columns.style, columns.host].map((each) =>
    each.all(),
  )
  if (!first || !last || !style || !host) return
  markCodes(
    marks,
    host,
    flagsOf(lexicon.hosts.words, (word) => `@${word}`.includes(needle)),
  )
  if (/^\d+$/.test(needle)) return markNumbers(marks, columns.number.all(), (number) => number.includes(needle))
  if (!/^[a-z]+$/.test(needle)) return searchAcrossParts(people, needle, marks)
  markCodes(
    marks,
    last,
    flagsOf(lexicon.last.plain, (name) => name.includes(needle)),
  )
  markFirstNames(marks, { first, style }, lexicon.first.plain, needle)
}

const INITIAL = emailStyles.indexOf('initial')

/** Marks the e-mails that contain letters in the part of the first name, of which one style shows only the initial. */
function markFirstNames(
  marks: Marks,
  { first, style }: { first: Codes; style: Codes },
  names: readonly string[],
  letters: string,
) {
  // 1 for a name that contains them, 2 if its initial does.
  const flags = Uint8Array.from(
    names,
    (name) => Number(name.includes(letters)) + Number(name.slice(0, 1).includes(letters)),
  )
  if (!flags.some((flag) => flag > 0)) return
  for (let n = 0; n < marks.length; n++) {
    const flag = flags[first[n] ?? 0] ?? 0
    if (flag === 2 || (flag === 1 && style[n] !== INITIAL)) marks[n] = 1
  }
}

type Test = (text: string) => boolean

/** What the parts of an e-mail must be for a needle to begin before its `@`; null for a part that may be anything. */
interface EmailParts {
  separator: string | null
  /** The part before the separator. */
  before: Test | null
  after: Test | null
  /** The digits after both; the empty text for none. */
  number: Test | null
  host: Test | null
}

/**
 * Splits a needle that has other characters than letters or digits alone; null if no e-mail can contain it before its
 * host.
 */
function emailPartsOf(needle: string): EmailParts | null {
  const [, found, at, hostStart = ''] = /^([a-z\d._-]*)(@?)(.*)$/.exec(needle) ?? []
  const split = /^(?:([a-z]*)([._-]))?([a-z]*)(\d*)$/.exec(found ?? '')
  if (!split) return null
  const [, ending, separator = null, letters = '', digits = ''] = split
  const isToAt = at === '@'
  // What the needle has before it shows whether it covers a part as a whole or only its end.
  const isWholeName = separator !== null && (isToAt || digits !== '')
  const isWholeNumber = separator !== null || letters !== ''
  const number = (): Test | null => {
    if (isToAt) return isWholeNumber ? (text) => text === digits : (text) => text.endsWith(digits)
    return digits === '' ? null : (text) => text.startsWith(digits)
  }
  const after = (): Test | null => {
    if (isWholeName) return (name) => name === letters
    if (letters === '') return null
    return separator === null ? (name) => name.endsWith(letters) : (name) => name.startsWith(letters)
  }
  return {
    separator,
    before: ending === undefined || ending === '' ? null : (name) => name.endsWith(ending),
    after: after(),
    number: number(),
    host: hostStart === '' ? null : (host) => host.startsWith(hostStart),
  }
}

/** 1 for each word that passes a test, which all do without one. */
const all = (words: readonly string[], test: Test | null) =>
  Uint8Array.from(words, (word) => (test?.(word) === false ? 0 : 1))

/** Searches for a needle that goes across the parts of e-mails. Each part is decided by its code. */
function searchAcrossParts({ columns, lexicon }: People, needle: string, marks: Marks) {
  const parts = emailPartsOf(needle)
  if (!parts) return
  const { separator, before, after, number, host } = parts
  if (number && !after && !host) return markNumbers(marks, columns.number.all(), number)
  const [firsts, lasts] = [lexicon.first.plain, lexicon.last.plain]
  // For each style, the first names and the last names that pass.
  const passing = emailStyles.map((style) => {
    const fits = separator === null || separatorOf(style) === separator
    const initials = firsts.map((name) => (style === 'initial' ? name.charAt(0) : name))
    const [ofFirst, ofLast] = style === 'reversed' ? [after, before] : [before, after]
    return { first: all(initials, fits ? ofFirst : () => false), last: all(lasts, ofLast) }
  })
  const hosts = all(lexicon.hosts.words, host)
  // All styles in one list each, so that one loop decides.
  const [ofFirst, ofLast] = [join(passing.map((each) => each.first)), join(passing.map((each) => each.last))]
  const [first, last, style, hostOf] = [
    columns.first.all(),
    columns.last.all(),
    columns.style.all(),
    columns.host.all(),
  ]
  const found = number ? new Uint8Array(marks.length) : marks
  for (let n = 0; n < found.length; n++) {
    const code = style[n] ?? 0
    if (
      ofFirst[code * firsts.length + (first[n] ?? 0)] === 1 &&
      ofLast[code * lasts.length + (last[n] ?? 0)] === 1 &&
      hosts[hostOf[n] ?? 0] === 1
    )
      found[n] = 1
  }
  if (number) markNumbers(marks, columns.number.all(), number, found)
}

/** Joins lists of equal length. */
function join(lists: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(lists.reduce((sum, { length }) => sum + length, 0))
  for (const [at, list] of lists.entries()) joined.set(list, at * list.length)
  return joined
}

/** Search results are cached for numbers in e-mails below this; higher ones are rare. */
const KNOWN_NUMBERS = 2 ** 16
const [UNKNOWN, OTHER, FOUND] = [0, 1, 2]

/** Marks the e-mails, of all or of some candidates, whose number passes a test; 0 stands for none. */
function markNumbers(marks: Marks, numbers: ArrayLike<number>, test: Test, candidates: Marks | null = null) {
  const known = new Uint8Array(KNOWN_NUMBERS)
  known[0] = test('') ? FOUND : OTHER
  for (let n = 0; n < marks.length; n++) {
    if (marks[n] === 1 || candidates?.[n] === 0) continue
    const number = numbers[n] ?? 0
    let result = known[number] ?? UNKNOWN
    if (result === UNKNOWN) {
      result = test(String(number)) ? FOUND : OTHER
      // Beyond the end nothing is stored.
      known[number] = result
    }
    if (result === FOUND) marks[n] = 1
  }
}
