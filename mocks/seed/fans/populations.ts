import { fold } from '../../db/text/fold.ts'
import { countryName, namesOf, type NamePool } from '../words/pools.ts'
import { places, type Country } from './places.ts'

/** The people of a country, from which fans are drawn. */
export interface Population extends NamePool {
  country: string
  hasTwoSurnames: boolean
  place: Country
  /** The towns with their weights. */
  towns: readonly (readonly [town: Country['towns'][number], weight: number])[]
  /** Writes a name as an e-mail shows it: in plain letters, of several names the first. */
  inMails(name: string): string
}

/** The populations that people belong to, with weights. */
export type FansFrom = readonly (readonly [population: Population, weight: number])[]

/** The populations of countries in `places.ts`, with their weights. */
export const populationsOf = (weights: readonly (readonly [cca2: string, weight: number])[]): FansFrom =>
  weights.map(([cca2, weight]) => {
    const place = places[cca2]
    if (!place) throw new Error(`no places for ${cca2}`)
    return [createPopulation(cca2, place, namesOf(cca2)), weight]
  })

const twoSurnames = new Set(['ES', 'PT', 'MX', 'BR'])

/** How people write letters that their keyboards have and e-mails do not. */
const german = { ä: 'ae', ö: 'oe', ü: 'ue' }
const danish = { æ: 'ae', ø: 'oe', å: 'aa' }
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: german,
  CH: german,
  DE: german,
  DK: danish,
  NO: danish,
}

/** Creates the population of a country from its places and names. */
export function createPopulation(cca2: string, place: Country, names: NamePool): Population {
  const spelling = spellings[cca2] ?? {}
  return {
    ...names,
    country: countryName(cca2),
    hasTwoSurnames: twoSurnames.has(cca2),
    place,
    towns: place.towns.map((town) => [town, town[1]]),
    inMails: cached((name) => {
      // `Miguel Ángel` becomes `miguel`, and what begins with a particle, such as `de Vos`, `devos`.
      const part = /^\p{Ll}/u.test(name) ? name : (name.split(' ')[0] ?? '')
      const spelled = Array.from(part.toLowerCase(), (letter) => spelling[letter] ?? letter).join('')
      return fold(spelled).replace(/[^a-z]/g, '')
    }),
  }
}

/** Computes each text once: names recur, and a club is drawn in three quarters of the time. */
function cached(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? compute(text)
    known.set(text, found)
    return found
  }
}
