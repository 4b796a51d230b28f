import type { Codes } from '../../db/table/codes.ts'
import { flagsOf, markCandidates, markCodes, markWhere, type Marks } from '../../db/table/marks.ts'
import { fold } from '../../db/text/fold.ts'
import { emailStyles } from './emails.ts'
import { type People } from './people.ts'
import { MISSING } from './personDraws.ts'

/**
 * Searches the texts of people: full name, e-mail and country, and the city and the phone where a source has them. It looks for the
 * needle in the words of the lexicon, marks the people with these words, and makes a text only where that does not decide.
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
  markWhere(marks, (n) => {
    const code = codes[n] ?? MISSING
    return code !== MISSING && phones[population[n] ?? 0]?.(code - 1) === true
  })
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
 * Searches for a needle with spaces, which can go across names: what comes before its first space is at the end of a word, and what
 * comes after its last one at the beginning.
 */
function searchAcrossNames(people: People, needle: string, marks: Marks) {
  const { columns, lexicon, hasLastName } = people
  function candidates(test: (name: string) => boolean): Marks {
    const found = new Uint8Array(marks.length)
    markCodes(found, columns.first.all(), flagsOf(lexicon.first.folded(), test))
    markSurnames(found, people, test)
    return found
  }
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
  markCandidates(marks, ending, (n) => beginning[n] === 1 && fold(nameAt(n)).includes(needle))
}

/** Searches the e-mails of people alone. */
export function searchEmails({ columns, lexicon, email }: People, needle: string, marks: Marks) {
  if (!/^[a-z\d._@-]+$/.test(needle)) return
  const [first, last, style, host] = [columns.first, columns.last, columns.style, columns.host].map((each) =>
    each.all(),
  )
  if (!first || !last || !style || !host) return
  markCodes(
    marks,
    host,
    flagsOf(lexicon.hosts.words, (word) => `@${word}`.includes(needle)),
  )
  if (/^\d+$/.test(needle)) return searchNumbers(columns.number.all(), needle, marks)
  // A needle with other characters than letters can go across the parts. Then its longest run of letters finds the candidates.
  const letters = longest(needle.split(/[^a-z]+/))
  const contains = (word: string) => word.includes(letters)
  const candidates = letters === needle ? marks : new Uint8Array(marks.length)
  markCodes(candidates, last, flagsOf(lexicon.last.plain, contains))
  markFirstNames(candidates, { first, style }, lexicon.first.plain, letters)
  if (candidates === marks) return
  markCodes(candidates, host, flagsOf(lexicon.hosts.words, contains))
  markCandidates(marks, candidates, (n) => email(n).includes(needle))
}

const INITIAL = emailStyles.indexOf('initial')

/** Marks the e-mails that contain letters in the part of the first name, of which one style shows only the initial. */
function markFirstNames(
  marks: Marks,
  { first, style }: { first: Codes; style: Codes },
  names: readonly string[],
  letters: string,
) {
  const found = new Uint8Array(marks.length)
  markCodes(
    found,
    first,
    flagsOf(names, (name) => name.includes(letters)),
  )
  const initials = flagsOf(names, (name) => name.slice(0, 1).includes(letters))
  markCandidates(marks, found, (n) => style[n] !== INITIAL || initials?.[first[n] ?? 0] === 1)
}

/** What is found for numbers in e-mails below this is remembered; few are higher. */
const KNOWN_NUMBERS = 2 ** 16
const [UNKNOWN, OTHER, FOUND] = [0, 1, 2]

/** Searches the numbers in e-mails; 0 stands for none. */
function searchNumbers(numbers: ArrayLike<number>, needle: string, marks: Marks) {
  const known = new Uint8Array(KNOWN_NUMBERS)
  known[0] = OTHER
  markWhere(marks, (n) => {
    const number = numbers[n] ?? 0
    const before = known[number] ?? UNKNOWN
    if (before !== UNKNOWN) return before === FOUND
    const isFound = String(number).includes(needle)
    // Beyond the end nothing is stored.
    known[number] = isFound ? FOUND : OTHER
    return isFound
  })
}

const longest = (words: readonly string[]) =>
  words.reduce((found, each) => (each.length > found.length ? each : found), '')
