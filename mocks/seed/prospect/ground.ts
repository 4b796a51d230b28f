import { createRng } from '../../db/random/rng.ts'
import type { Ground, Prices, Stand } from '../ticketing/stands.ts'
import { placeOf } from './places/atlas.ts'
import { opponentTowns } from './places/opponentTowns.ts'
import { pricesIn } from './prices.ts'
import type { ResolvedClub } from './resolve.ts'

/** More than a season has home games, so that opponents vary. */
const OPPONENTS = 24

/** The share of seats and the price of a seat in each stand, in relation to the others. */
const stands = [
  ['Main Stand', 34, 1.3],
  ['North Stand', 28, 1.15],
  ['South Stand', 24, 1],
  ['Family Stand', 14, 0.9],
] as const

/** In pounds, in the cheapest part of a large ground. */
const match: Prices = { adult: 24, concession: 18, junior: 12 }
const season: Prices = { adult: 329, concession: 245, junior: 129 }

/** A ground for a club, as large as its fans fill it. */
export function groundFor({ country, fans, stadium }: ResolvedClub): Ground {
  const capacity = Math.min(80_000, Math.max(1500, fans * 1.4))
  const tidy = pricesIn(country)
  const level = capacity < 5000 ? 0.5 : 1
  const priced = ({ adult, concession, junior }: Prices, factor: number): Prices => ({
    adult: tidy(Math.round(adult * factor * level)),
    concession: tidy(Math.round(concession * factor * level)),
    junior: tidy(Math.round(junior * factor * level)),
  })
  return {
    name: stadium,
    stands: stands.map(([name, weight, factor]): Stand => {
      const seats = (capacity * weight) / 100
      const rows = Math.max(8, Math.round(Math.sqrt(seats * 0.44)))
      return {
        name,
        weight,
        rows,
        seats: Math.max(12, Math.round(seats / rows)),
        match: priced(match, factor),
        season: priced(season, factor),
      }
    }),
    terrace: { name: 'Terrace', match: priced(match, 0.75), season: priced(season, 0.75) },
  }
}

/** Opponents from towns of the country, at most two from each: a league ends at the border. */
export function opponentsOf({ country, name, words }: ResolvedClub): string[] {
  const rng = createRng(`prospect/${name}/opponents`)
  const shuffled = <T>(items: readonly T[]) =>
    items
      .map((item) => ({ item, place: rng.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item)
  const towns = [...placeOf(country).towns.map(([town]) => town), ...(opponentTowns[country]?.split(', ') ?? [])]
  return shuffled(
    towns.flatMap((town) =>
      shuffled(words.nicknames)
        .slice(0, 2)
        .map((nickname) => `${town} ${nickname}`),
    ),
  )
    .filter((opponent) => opponent !== name)
    .slice(0, OPPONENTS)
}
