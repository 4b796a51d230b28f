import { idFrom } from '../../db/random/ids.ts'
import { createRng } from '../../db/random/rng.ts'
import { HOUR } from '../moments.ts'
import type { Arrival } from './delivery.ts'

/** Gives the arrivals at a source after one moment and until another, in order of time. */
export type Arrivals = (from: number, until: number) => Arrival[]

/**
 * Creates the arrivals of a source. They are a pure function of the seed and the hour, so it does not matter how a
 * period is divided into syncs.
 *
 * @param seed of the source
 * @param expected the mean number of arrivals in the hour that begins at a moment
 */
export function createArrivals(seed: string, expected: (hour: number) => number): Arrivals {
  function momentsOf(hour: number): readonly number[] {
    const mean = expected(hour * HOUR)
    const rng = createRng(`${seed}/arrivals/${hour}`)
    const count = Math.floor(mean * (0.6 + 0.8 * rng.next()) + rng.next())
    return Array.from({ length: count }, (_, index) => hour * HOUR + Math.floor(((index + rng.next()) / count) * HOUR))
  }
  return (from, until) => {
    const arrivals: Arrival[] = []
    for (let hour = Math.floor(from / HOUR); hour * HOUR <= until; hour++) {
      for (const [index, at] of momentsOf(hour).entries())
        if (at > from && at <= until) arrivals.push(arrivalAt(at, `${seed}/${hour}/${index}`))
    }
    return arrivals
  }
}

/** An arrival at a moment whose randomness and ids derive from a seed of its own. */
export function arrivalAt(at: number, seed: string): Arrival {
  let ids = 0
  return { at, rng: createRng(seed), newId: () => idFrom(`${seed}/${++ids}`) }
}
