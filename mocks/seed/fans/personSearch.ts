import { fold } from '../../db/text/fold.ts'
import { emailStyles } from './emails.ts'
import { type People } from './people.ts'
import { MISSING } from './personDraws.ts'
import type { WordList } from './populations.ts'

/** 1 for every word of a list that passes a test. */
const flags = (words: readonly string[], test: (word: string) => boolean) =>
  Uint8Array.from(words, (word) => (test(word) ? 1 : 0))

/**
 * Searches the texts of people: full name, e-mail and country, and the city and the phone where a source has them. It looks for the needle in the words of the lexicon, and
 * makes a text only where that does not decide.
 *
 * @param needle folded and not empty
 */
export function searchPeople(people: People, needle: string, hasHome = true): (n: number) => boolean {
  const { columns, lexicon, populations } = people
  const countries = flags(['', ...populations.map(({ country }) => country)], (word) => fold(word).includes(needle))
  const towns = flags(['', ...lexicon.towns.folded()], (word) => hasHome && word.includes(needle))
  const isName = searchNames(people, needle)
  const isEmail = searchEmails(people, needle)
  const phones = populations.map(({ phone }) => (hasHome ? phone.contains(needle) : null))
  const hasPhones = phones.some((phone) => phone !== null)
  const [country, town, population] = [columns.country.all(), columns.town.all(), columns.population.all()]
  return (n) => {
    if (countries[country[n] ?? 0] === 1 || towns[town[n] ?? 0] === 1) return true
    if (isName(n) || isEmail(n)) return true
    if (!hasPhones) return false
    const matches = phones[population[n] ?? 0]
    const phone = matches ? people.phone(n) : null
    return phone !== null && matches?.(phone) === true
  }
}

function searchNames({ columns, lexicon, hasLastName }: People, needle: string) {
  // A needle with a space can go across names. Then its longest word finds the candidates.
  const word = longest(needle.split(' '))
  const contains = ({ folded }: WordList) => flags(folded(), (name) => name.includes(word))
  const [firstMatches, lastMatches] = [contains(lexicon.first), contains(lexicon.last)]
  const [first, last, second] = [columns.first.all(), columns.last.all(), columns.secondLast.all()]
  const nameAt = (n: number) => {
    const code = second[n] ?? 0
    const lastName = `${lexicon.last.words[last[n] ?? 0] ?? ''}${code === MISSING ? '' : ` ${lexicon.last.words[code - 1] ?? ''}`}`
    return `${lexicon.first.words[first[n] ?? 0] ?? ''} ${hasLastName(n) ? lastName : ''}`
  }
  return (n: number) => {
    const code = second[n] ?? 0
    const isCandidate =
      firstMatches[first[n] ?? 0] === 1 ||
      ((lastMatches[last[n] ?? 0] === 1 || (code !== MISSING && lastMatches[code - 1] === 1)) && hasLastName(n))
    return isCandidate && (word === needle || fold(nameAt(n)).includes(needle))
  }
}

/** Searches the e-mails of people alone. */
export function searchEmails({ columns, lexicon, email }: People, needle: string) {
  if (!/^[a-z\d._@-]+$/.test(needle)) return () => false
  // A needle with other characters than letters can go across the parts. Then its longest run of letters finds the candidates.
  const letters = longest(needle.split(/[^a-z]+/))
  const contains = (words: readonly string[]) => flags(words, (word) => word.includes(letters))
  const firstMatches = contains(lexicon.first.plain)
  const initialMatches = contains(lexicon.first.plain.map((name) => name.charAt(0)))
  const lastMatches = contains(lexicon.last.plain)
  const hostMatches = contains(lexicon.hosts.words)
  const isInHost = flags(lexicon.hosts.words, (host) => `@${host}`.includes(needle))
  const initial = emailStyles.indexOf('initial')
  const [first, last, style, host, number] = [
    columns.first.all(),
    columns.last.all(),
    columns.style.all(),
    columns.host.all(),
    columns.number.all(),
  ]
  const isNumber = /^\d+$/.test(needle)
  return (n: number) => {
    if (isInHost[host[n] ?? 0] === 1) return true
    if (isNumber) return number[n] !== 0 && String(number[n]).includes(needle)
    const name = first[n] ?? 0
    const isCandidate =
      lastMatches[last[n] ?? 0] === 1 ||
      (style[n] === initial ? initialMatches : firstMatches)[name] === 1 ||
      hostMatches[host[n] ?? 0] === 1
    return isCandidate && (letters === needle || email(n).includes(needle))
  }
}

const longest = (words: readonly string[]) =>
  words.reduce((found, each) => (each.length > found.length ? each : found), '')
