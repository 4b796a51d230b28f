import { DAY, HOUR } from './moments.ts'

/** How events of many years are spread over the days, in milliseconds since 1970. */
export interface Calendar {
  /** The moment until which a share of all events has happened. */
  momentAt(share: number): number
  /** The share of all events that has happened by the end of the day before a moment. */
  shareAt(moment: number): number
}

/**
 * Creates a calendar of consecutive days.
 *
 * @param firstMidnight the beginning of the first day
 * @param weights how many events each day has in relation to others; at least one day has some
 */
export function createCalendar(firstMidnight: number, weights: readonly number[]): Calendar {
  let total = 0
  /** The events until the end of each day. */
  const totals = Float64Array.from(weights, (weight) => (total += weight))
  const dayUntil = (day: number) => totals[day] ?? 0
  const isIn = (target: number, day: number) => (day === 0 || dayUntil(day - 1) <= target) && target < dayUntil(day)
  // Mostly moments are read in order.
  let latest = 0
  function dayOfTarget(target: number): number {
    if (isIn(target, latest)) return latest
    if (isIn(target, latest + 1)) return ++latest
    let [low, high] = [0, totals.length - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (dayUntil(middle) <= target) low = middle + 1
      else high = middle
    }
    return (latest = low)
  }
  return {
    momentAt(share) {
      const target = share * total
      const day = dayOfTarget(target)
      const before = totals[day - 1] ?? 0
      const ofDay = Math.min(1, (target - before) / (dayUntil(day) - before))
      return firstMidnight + day * DAY + Math.floor(hourOf(ofDay) * HOUR)
    },
    shareAt(moment) {
      const day = Math.floor((moment - firstMidnight) / DAY)
      return day <= 0 ? 0 : (totals[Math.min(day, totals.length) - 1] ?? 0) / total
    },
  }
}

/** The hour until which a share of a day's events has happened: from 7 to 23, most of them in the afternoon. */
const hourOf = (share: number) => 7 + 16 * (share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2))
