import pools from './pools.generated.json' with { type: 'json' }

export interface NamePool {
  male: string[]
  female: string[]
  last: string[]
}

/**
 * The lists of a pool as the script writes them, each as one text: quotes around thousands of names are a kilobyte of
 * what a browser loads.
 */
type JoinedPool = Readonly<Record<keyof NamePool, string>>

/** Reads the pools that `scripts/pools.ts` has written, by country. */
export const readPools = (joined: Readonly<Record<string, JoinedPool>>): Record<string, NamePool | undefined> =>
  Object.fromEntries(
    Object.entries(joined).map(([country, { male, female, last }]) => [
      country,
      { male: male.split('|'), female: female.split('|'), last: last.split('|') },
    ]),
  )

const names = readPools(pools.names)

/** First and last names of a country in `places.ts`; throws for any other. */
export function namesOf(cca2: string): NamePool {
  const pool = names[cca2]
  if (!pool) throw new Error(`no name pool for ${cca2}`)
  return pool
}

/** The countries of ISO 3166-1, by name. */
export const countries: readonly { cca2: string; name: string }[] = pools.countries
  .split('|')
  .map((country) => ({ cca2: country.slice(0, 2), name: country.slice(2) }))

const byCode = new Map(countries.map((country) => [country.cca2, country.name]))

export function countryName(cca2: string): string {
  const name = byCode.get(cca2)
  if (!name) throw new Error(`no country ${cca2}`)
  return name
}
