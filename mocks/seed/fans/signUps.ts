import type { Rng } from '../../db/rng.ts'
import { DAY, HOUR } from '../moments.ts'

/** One day less than the age of the club, so that nobody signs up before it existed. */
const HISTORY_DAYS = 5 * 365 - 1

/** Returns a function that draws the moment of a sign-up in the last five years, by growth, season, weekday and noise. */
export function signUpCalendar(rng: Rng, anchor: number) {
  const midnight = anchor - (((anchor % DAY) + DAY) % DAY)
  const totals: number[] = []
  let total = 0
  for (let daysAgo = 1; daysAgo <= HISTORY_DAYS; daysAgo++) {
    const date = new Date(anchor - daysAgo * DAY)
    const growth = 1.12 ** (-daysAgo / 365)
    const season = [1, 0.95, 1, 1.05, 1.1, 1.15, 1.6, 1.8, 1.25, 1, 0.95, 0.8][date.getUTCMonth()] ?? 1
    const weekday = date.getUTCDay() === 6 ? 1.7 : date.getUTCDay() === 0 ? 1.2 : 1
    total += growth * season * weekday * (0.7 + 0.6 * rng.next())
    totals.push(total)
  }
  return (draw: Rng) => {
    const target = draw.next() * total
    let [low, high] = [0, totals.length - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((totals[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    const hour = 7 + 16 * ((draw.next() + draw.next()) / 2)
    return midnight - (low + 1) * DAY + Math.floor(hour * HOUR)
  }
}
