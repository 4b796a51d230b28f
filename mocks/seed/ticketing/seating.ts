import type { Rng } from '../../db/random/rng.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Prices } from './stands.ts'

/** A place in a ground, with its prices by age group. */
export interface Place {
  /** `Quay Stand, row 12, seat 41` */
  text: string
  match: Prices
  season: Prices
}

/** Match tickets are for the front half of a stand, season tickets for the back half. */
export type Part = 'front' | 'back'

const MAX_TRIES = 25

/**
 * Assigns adjacent places, no seat twice for the same occasion. If it finds no free seats in a few tries, it falls back
 * to the terrace.
 */
export function createSeating({ ground, words }: Pick<ClubSetting, 'ground' | 'words'>) {
  const stands = ground.stands.map((stand) => [stand, stand.weight] as const)
  const taken = new Map<string | number, Set<string>>()

  function takenFor(occasion: string | number) {
    let places = taken.get(occasion)
    if (!places) taken.set(occasion, (places = new Set()))
    return places
  }

  return {
    /** Marks a place as taken. */
    occupy: (occasion: string | number, place: string) => void takenFor(occasion).add(place),
    take(occasion: string | number, count: number, part: Part, rng: Rng): Place[] {
      const places = takenFor(occasion)
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const stand = rng.weighted(stands)
        const half = Math.floor(stand.rows / 2)
        const row = part === 'front' ? rng.int(1, half) : rng.int(half + 1, stand.rows)
        const first = rng.int(1, stand.seats - count + 1)
        const found = Array.from({ length: count }, (_, index) => ({
          text: `${stand.name}, ${words.row} ${row}, ${words.seat} ${first + index}`,
          match: stand.match,
          season: stand.season,
        }))
        if (found.some(({ text }) => places.has(text))) continue
        for (const { text } of found) places.add(text)
        return found
      }
      const { name, match, season } = ground.terrace
      return Array.from({ length: count }, () => ({ text: `${name}, ${words.standing}`, match, season }))
    },
  }
}
export type Seating = ReturnType<typeof createSeating>
