import pools from './pools.generated.json' with { type: 'json' }

export interface NamePool {
  male: string[]
  female: string[]
  last: string[]
}

const names: Record<string, NamePool | undefined> = pools.names

/** First and last names of a country in `places.ts`; throws for any other. */
export function namesOf(cca2: string): NamePool {
  const pool = names[cca2]
  if (!pool) throw new Error(`no name pool for ${cca2}`)
  return pool
}

/** The countries of ISO 3166-1, by name. */
export const countries: readonly { cca2: string; name: string }[] = pools.countries

const byCode = new Map(countries.map((country) => [country.cca2, country.name]))

export function countryName(cca2: string): string {
  const name = byCode.get(cca2)
  if (!name) throw new Error(`no country ${cca2}`)
  return name
}
