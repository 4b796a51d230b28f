import { weightedIndex } from '../../db/random/draws.ts'
import { lazy } from '../../db/lazy.ts'
import { fold } from '../../db/text/fold.ts'
import { patternOf, type Pattern } from '../words/patterns.ts'
import { countryName, namesOf, type NamePool } from '../words/pools.ts'
import { places, type Country } from './places.ts'

/** Names with their plain forms for e-mails. */
export interface NameList {
  names: readonly string[]
  /** What an e-mail shows of each name, without accents, in lower case. */
  plain: readonly string[]
  /** For each name, the number of earlier ones with the same plain form. */
  repeats: readonly number[]
  /** More than the repeats of any name. */
  repeatSize: number
  /** The index of a name, by its plain form and its number of repeats. */
  indexOf(plain: string, repeat: number): number | undefined
}

/** The people of a country, from which fans are drawn. */
export interface Population {
  country: string
  /** The men's first names, then the women's. */
  first: NameList
  maleNames: number
  /** For each first name, the number of earlier ones with the same initial. */
  sameInitial: readonly number[]
  /** More than the earlier names with the same initial as any. */
  initialSize: number
  last: NameList
  hasTwoSurnames: boolean
  place: Country
  /** Picks the index of a town by a random number from 0 to 1. */
  pickTown(random: number): number
  zipCodes: readonly Pattern[]
  phone: Pattern
}

const populations = new Map<string, Population>()

/** The population of a country in `places.ts`; throws for any other. */
export function populationOf(cca2: string): Population {
  let population = populations.get(cca2)
  if (!population) {
    const place = places[cca2]
    if (!place) throw new Error(`no places for ${cca2}`)
    populations.set(cca2, (population = createPopulation(cca2, place, namesOf(cca2))))
  }
  return population
}

/** The populations of countries in `places.ts`, with their weights. */
export const populationsOf = (weights: readonly (readonly [cca2: string, weight: number])[]) =>
  weights.map(([cca2, weight]) => [populationOf(cca2), weight] as const)

const twoSurnames = new Set(['ES', 'PT', 'MX', 'BR'])

/** Creates the population of a country from its places and names. */
export function createPopulation(cca2: string, place: Country, { male, female, last }: NamePool): Population {
  const first = nameList([...male, ...female])
  const sameInitial = countRepeats(first.plain.map((plain) => plain.charAt(0)))
  return {
    country: countryName(cca2),
    first,
    maleNames: male.length,
    sameInitial,
    initialSize: Math.max(...sameInitial) + 1,
    last: nameList(last),
    hasTwoSurnames: twoSurnames.has(cca2),
    place,
    pickTown: weightedIndex(place.towns.map(([, weight]) => weight)),
    zipCodes: place.towns.map(([, , zip]) => patternOf(zip)),
    phone: patternOf(place.phone),
  }
}

function nameList(names: readonly string[]): NameList {
  const plain = names.map((name) => fold(inMails(name)).replace(/[^a-z]/g, ''))
  const repeats = countRepeats(plain)
  const indexes = new Map(plain.map((text, index) => [`${text}/${repeats[index] ?? 0}`, index]))
  return {
    names,
    plain,
    repeats,
    repeatSize: Math.max(...repeats) + 1,
    indexOf: (text, repeat) => indexes.get(`${text}/${repeat}`),
  }
}

/**
 * The first of several names, or all of one that begins with a particle: `Miguel Ángel` becomes `Miguel`, `de Vos`
 * stays.
 */
const inMails = (name: string) => (/^\p{Ll}/u.test(name) ? name : (name.split(' ')[0] ?? ''))

/** For each text, the number of equal ones before it. */
function countRepeats(texts: readonly string[]): number[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    return before
  })
}

/** The words of several populations in one list each, so that one number stands for a word. */
export interface Lexicon {
  first: WordList
  last: WordList
  towns: WordList
  hosts: WordList
}

export interface WordList {
  words: readonly string[]
  /** The words as a search compares them. */
  folded(): readonly string[]
  /** The plain forms of names; the words themselves in other lists. */
  plain: readonly string[]
  /** The index at which the words of each population begin. */
  starts: readonly number[]
}

export function lexiconOf(all: readonly Population[]): Lexicon {
  const list = (wordsOf: (population: Population) => readonly string[], plainOf = wordsOf): WordList => {
    let start = 0
    const words = all.flatMap(wordsOf)
    return {
      words,
      folded: lazy(() => words.map(fold)),
      plain: all.flatMap(plainOf),
      starts: all.map((population) => {
        start += wordsOf(population).length
        return start - wordsOf(population).length
      }),
    }
  }
  return {
    first: list(
      ({ first }) => first.names,
      ({ first }) => first.plain,
    ),
    last: list(
      ({ last }) => last.names,
      ({ last }) => last.plain,
    ),
    towns: list(({ place }) => place.towns.map(([name]) => name)),
    hosts: list(({ place }) => place.mail),
  }
}
