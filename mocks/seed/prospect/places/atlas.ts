import { places, type Country } from '../../fans/places.ts'
import { createPopulation, type Population } from '../../fans/populations.ts'
import { namesOf, type NamePool } from '../../words/pools.ts'
import { furtherEurope } from './europe.ts'
import { elsewhere } from './elsewhere.ts'
import furtherNames from './names.generated.json' with { type: 'json' }
import { overseas } from './overseas.ts'

const further: Record<string, Country> = { ...furtherEurope, ...overseas, ...elsewhere }
const names: Record<string, NamePool | undefined> = furtherNames

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

/** The places of a country. Throws for an unknown country. */
export function placeOf(cca2: string): Country {
  const place = further[cca2] ?? places[cca2]
  if (!place) throw new Error(`no places for ${cca2}`)
  return place
}

export const poolOf = (cca2: string): NamePool => names[cca2] ?? namesOf(cca2)

export const neighboursOf = (cca2: string): readonly string[] => neighbours[cca2] ?? []

/**
 * The populations that the fans of a club belong to: mostly from its town and country, some from the countries around
 * it.
 */
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

/** The form of a country's post codes, for a town whose own is unknown. */
const anyZip = (zip: string) => zip.replace(/[0-9]/g, '#').replace(/[A-Z]/g, '@')

/** Adds a town to a country, where most of the fans live. */
function withCity(place: Country, city: string): Country {
  const others = place.towns.filter(([name]) => name !== city)
  const known = place.towns.find(([name]) => name === city)
  const zip = known?.[2] ?? anyZip(place.towns[0]?.[2] ?? '')
  const weight = others.reduce((sum, [, each]) => sum + each, 0) * AT_HOME
  return { ...place, towns: [[city, weight, zip], ...others] }
}
