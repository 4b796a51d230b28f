import { countOn } from '../db/countWhile.ts'
import type { Days } from '../db/facts.ts'
import type { Steps } from '../db/steps.ts'
import { DAY } from './moments.ts'

/**
 * Returns steps that find where each day begins, the first time that they run.
 *
 * @param at the times of things, in order, in milliseconds since 1970
 */
export function createDays(count: number, at: (n: number) => number): () => Steps<Days> {
  let made: Days | null = null
  return function* () {
    if (made) return made
    const dayOf = (n: number) => Math.floor(at(n) / DAY)
    const [first, last] = count === 0 ? [0, -1] : [dayOf(0), dayOf(count - 1)]
    const starts = new Uint32Array(last - first + 2)
    let start = 0
    for (let day = first; day <= last; day++) {
      start = countOn(count, (n) => at(n) < (day + 1) * DAY, start)
      starts[day - first + 1] = start
      yield
    }
    return (made = { first, starts })
  }
}
