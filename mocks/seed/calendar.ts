import { DAY, HOUR } from './moments.ts'

/** How events of many years are spread over the days, in milliseconds since 1970. */
export interface Calendar {
  /** The moment until which a share of all events has happened. */
  momentAt(share: number): number
  /** The share of all events that has happened by a moment. */
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
  /** The share of a day's events that has happened by an hour of it; of the last day only a part can happen. */
  const shareOfDay = (day: number, hours: number) => Math.min(shareUntil(hours), day < days - 1 ? 1 : lastShare)
  const lastShare = shareUntil((until - firstMidnight - (days - 1) * DAY) / HOUR)
  /** The events before each day, and before the end. */
  const before = [0]
  for (let day = 0; day < days; day++)
    before.push((before[day] ?? 0) + weightOf(firstMidnight + day * DAY) * shareOfDay(day, 24))
  const total = before[days] ?? 0
  return {
    momentAt(share) {
      const target = share * total
      let [day, end] = [0, days - 1]
      while (day < end) {
        const middle = (day + end) >>> 1
        if ((before[middle + 1] ?? 0) <= target) day = middle + 1
        else end = middle
      }
      const [first, last] = [before[day] ?? 0, before[day + 1] ?? 0]
      const ofDay = last > first ? Math.min(1, (target - first) / (last - first)) : 1
      return firstMidnight + day * DAY + Math.floor(hourOf(ofDay * shareOfDay(day, 24)) * HOUR)
    },
    shareAt(moment) {
      const day = Math.floor((moment - firstMidnight) / DAY)
      if (day < 0) return 0
      if (day >= days) return 1
      const weight = weightOf(firstMidnight + day * DAY)
      const hours = (moment - firstMidnight - day * DAY) / HOUR
      return ((before[day] ?? 0) + weight * shareOfDay(day, hours)) / total
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
