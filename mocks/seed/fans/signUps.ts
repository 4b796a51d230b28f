import type { Rng } from '../../db/rng.ts'
import { DAY, HOUR } from '../moments.ts'

/** One day less than the age of the club, so that nobody signs up before it existed. */
const HISTORY_DAYS = 5 * 365 - 1

/**
 * Returns the moment until which a share of all sign-ups has happened, in milliseconds since 1970. Sign-ups cover five years, by
 * growth, season, weekday and noise.
 *
 * @param until no sign-up is later
 */
export function signUpCalendar(rng: Rng, until: number): (share: number) => number {
  const lastMidnight = Math.floor(until / DAY) * DAY
  const firstMidnight = lastMidnight - HISTORY_DAYS * DAY
  /** The sign-ups until the end of each day. */
  const totals = new Float64Array(HISTORY_DAYS)
  let total = 0
  for (let day = 0; day < HISTORY_DAYS; day++) {
    const date = new Date(firstMidnight + day * DAY)
    const growth = 1.12 ** ((day - HISTORY_DAYS) / 365)
    const season = [1, 0.95, 1, 1.05, 1.1, 1.15, 1.6, 1.8, 1.25, 1, 0.95, 0.8][date.getUTCMonth()] ?? 1
    const weekday = date.getUTCDay() === 6 ? 1.7 : date.getUTCDay() === 0 ? 1.2 : 1
    total += growth * season * weekday * (0.7 + 0.6 * rng.next())
    totals[day] = total
  }
  return (share) => {
    const target = share * total
    let [low, high] = [0, HISTORY_DAYS - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((totals[middle] ?? 0) <= target) low = middle + 1
      else high = middle
    }
    const before = totals[low - 1] ?? 0
    const ofDay = Math.min(1, (target - before) / ((totals[low] ?? 0) - before))
    return firstMidnight + low * DAY + Math.floor(hourOf(ofDay) * HOUR)
  }
}

/** The hour until which a share of a day's sign-ups has happened: from 7 to 23, most of them in the afternoon. */
const hourOf = (share: number) => 7 + 16 * (share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2))
