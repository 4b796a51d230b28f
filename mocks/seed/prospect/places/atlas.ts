import { places, type Country } from '../../fans/places.ts'
import { createPopulation, type Population } from '../../fans/populations.ts'
import { namesOf, type NamePool } from '../../words/pools.ts'
import { furtherEurope } from './europe.ts'
import furtherNames from './names.generated.json' with { type: 'json' }
import { overseas } from './overseas.ts'

const further: Record<string, Country> = { ...furtherEurope, ...overseas }
const names: Record<string, NamePool | undefined> = furtherNames

/** The town of the seed's first club is invented, so nobody else's fans live there. */
const INVENTED = 'Westmere'

/** How many of the people of its country live in the town of a club, in relation to all others. */
const AT_HOME = 1.5

/** Where else fans of a club live, by its country. */
const neighbours: Record<string, readonly string[]> = {
  AR: ['BR', 'MX', 'ES', 'IT'],
  AT: ['DE', 'CH', 'HU', 'SI', 'IT'],
  AU: ['NZ', 'GB', 'US'],
  BE: ['NL', 'FR', 'DE'],
  BR: ['PT', 'AR', 'US'],
  CA: ['US', 'GB', 'FR'],
  CH: ['DE', 'FR', 'IT', 'AT'],
  DE: ['AT', 'CH', 'NL', 'DK', 'FR', 'PL'],
  DK: ['SE', 'NO', 'DE'],
  ES: ['PT', 'FR', 'GB', 'AR'],
  FI: ['SE', 'NO', 'DE'],
  FR: ['BE', 'CH', 'DE', 'ES'],
  GB: ['IE', 'DE', 'ES', 'US', 'AU'],
  HR: ['SI', 'AT', 'DE', 'RS'],
  HU: ['AT', 'RO', 'RS', 'DE'],
  IE: ['GB', 'US', 'ES'],
  IN: ['GB', 'AU', 'US'],
  IT: ['CH', 'FR', 'AT', 'SI'],
  MX: ['US', 'ES', 'AR'],
  NL: ['BE', 'DE', 'GB'],
  NO: ['SE', 'DK', 'GB'],
  NZ: ['AU', 'GB', 'ZA'],
  PL: ['DE', 'GB', 'NO'],
  PT: ['ES', 'FR', 'BR'],
  RO: ['HU', 'IT', 'ES'],
  RS: ['HR', 'HU', 'DE', 'AT'],
  SE: ['NO', 'DK', 'FI'],
  SI: ['AT', 'HR', 'IT'],
  TR: ['DE', 'NL', 'AT'],
  US: ['CA', 'MX', 'GB'],
  ZA: ['GB', 'AU', 'NZ'],
}

/** The places of a country without the invented town. Throws for an unknown country. */
export function placeOf(cca2: string): Country {
  const place = places[cca2] ?? further[cca2]
  if (!place) throw new Error(`no places for ${cca2}`)
  return { ...place, towns: place.towns.filter(([name]) => name !== INVENTED) }
}

export const poolOf = (cca2: string): NamePool => names[cca2] ?? namesOf(cca2)

export const neighboursOf = (cca2: string): readonly string[] => neighbours[cca2] ?? []

/** The populations of which the fans of a club are: mostly from its town and country, some from the countries around it. */
export function fansAround(cca2: string, city: string): [Population, number][] {
  const around = neighboursOf(cca2)
  return [
    [createPopulation(cca2, withCity(placeOf(cca2), city), poolOf(cca2)), 900],
    ...around.map((other, index): [Population, number] => [
      createPopulation(other, placeOf(other), poolOf(other)),
      Math.round(100 / (index + 1.5)),
    ]),
  ]
}

/** Adds a town to a country, in which most of the fans live. */
function withCity(place: Country, city: string): Country {
  const others = place.towns.filter(([name]) => name !== city)
  const known = place.towns.find(([name]) => name === city) ?? place.towns[0]
  const weight = others.reduce((sum, [, each]) => sum + each, 0) * AT_HOME
  return { ...place, towns: [[city, weight, known?.[2] ?? ''], ...others] }
}
