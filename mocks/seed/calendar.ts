import { countWhile } from '../db/countWhile.ts'
import { DAY, HOUR } from './moments.ts'

/** How events of many years are spread over the days, in milliseconds since 1970. */
export interface Calendar {
  /** The moment until which a share of all events has happened. */
  momentAt(share: number): number
  /** The share of all events that has happened by the end of the day before a moment. */
  shareAt(moment: number): number
}

/**
 * Creates a calendar of consecutive days. The last one may not be over yet.
 *
 * @param firstMidnight the beginning of the first day
 * @param until the end of the last day, or a moment in it
 * @param weightOf how many events a day has in relation to others, by its beginning; at least one day has some
 */
export function createCalendar(firstMidnight: number, until: number, weightOf: (midnight: number) => number): Calendar {
  const days = Math.ceil((until - firstMidnight) / DAY)
  /** The share of the last day's events that has happened. */
  const lastShare = shareUntil((until - firstMidnight - (days - 1) * DAY) / HOUR)
  let total = 0
  /** The events until the end of each day. */
  const totals = Float64Array.from({ length: days }, (_, day) => {
    const weight = weightOf(firstMidnight + day * DAY)
    return (total += day === days - 1 ? weight * lastShare : weight)
  })
  const dayUntil = (day: number) => totals[day] ?? 0
  // The latest day, and the events until its beginning and its end: moments are mostly read in order.
  let [latest, before, end] = [-1, 0, 0]
  function enter(target: number) {
    const isNext = latest >= 0 && end <= target && target < dayUntil(latest + 1)
    latest = isNext ? latest + 1 : countWhile(totals.length - 1, (day) => dayUntil(day) <= target)
    before = dayUntil(latest - 1)
    end = dayUntil(latest)
  }
  return {
    momentAt(shareOfAll) {
      const target = shareOfAll * total
      if (!(before <= target && target < end)) enter(target)
      const ofDay = Math.min(1, (target - before) / (end - before))
      const share = latest === days - 1 ? ofDay * lastShare : ofDay
      return firstMidnight + latest * DAY + Math.floor(hourOf(share) * HOUR)
    },
    shareAt(moment) {
      const day = Math.floor((moment - firstMidnight) / DAY)
      return day <= 0 ? 0 : (totals[Math.min(day, totals.length) - 1] ?? 0) / total
    },
  }
}

/**
 * A moment in a part of a day, by a random number from 0 to 1.
 *
 * @param from the beginning of the part, in milliseconds since 1970
 * @param until its end, at most that of the day
 */
export function momentInPart(from: number, until: number, random: number): number {
  const midnight = Math.floor(from / DAY) * DAY
  const first = shareUntil((from - midnight) / HOUR)
  const share = shareUntil((until - midnight) / HOUR) - first
  // Skip the night, unless the whole span lies in it.
  if (share === 0) return from + Math.floor(random * (until - from))
  return Math.max(from, midnight + Math.floor(hourOf(first + random * share) * HOUR))
}

/** The hour until which a share of a day's events has happened: from 7 to 23, most of them in the afternoon. */
const hourOf = (share: number) => 7 + 16 * (share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2))

/** The share of a day's events that has happened until an hour: the inverse of `hourOf`. */
function shareUntil(hour: number): number {
  const time = Math.min(1, Math.max(0, (hour - 7) / 16))
  return time < 0.5 ? 2 * time ** 2 : 1 - 2 * (1 - time) ** 2
}

/**
 * How busy an hour of the day is in relation to the mean of all.
 *
 * @param hour the beginning of the hour, in milliseconds since 1970
 */
export function busyness(hour: number): number {
  const ofDay = (hour % DAY) / HOUR
  return 24 * (shareUntil(ofDay + 1) - shareUntil(ofDay))
}
