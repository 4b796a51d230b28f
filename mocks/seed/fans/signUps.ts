import type { Rng } from '../../db/random/rng.ts'
import { createCalendar, type Calendar } from '../calendar.ts'
import { DAY } from '../moments.ts'

/** One day less than the age of the club, so that nobody signs up before it existed. */
const HISTORY_DAYS = 5 * 365 - 1

/** In relation to each other, as are the weekdays, from Sunday. */
export const signUpsByMonth = [1, 0.95, 1, 1.05, 1.1, 1.15, 1.6, 1.8, 1.25, 1, 0.95, 0.8]
export const signUpsByWeekday = [1.2, 1, 1, 1, 1, 1, 1.7]

/**
 * The sign-ups of a club over five years: by growth, season, weekday and noise.
 *
 * @param until no sign-up is later
 */
export function signUpCalendar(rng: Rng, until: number): Calendar {
  const lastMidnight = Math.floor(until / DAY) * DAY
  const firstMidnight = lastMidnight - HISTORY_DAYS * DAY
  return createCalendar(firstMidnight, until, (midnight) => {
    const date = new Date(midnight)
    const growth = 1.12 ** ((midnight - lastMidnight) / (365 * DAY))
    const season = signUpsByMonth[date.getUTCMonth()] ?? 1
    const weekday = signUpsByWeekday[date.getUTCDay()] ?? 1
    return growth * season * weekday * (0.7 + 0.6 * rng.next())
  })
}
