import { createRng, type Rng } from '../../db/random/rng.ts'
import { DAY, HOUR, MINUTE, seasonOf, seasonStart } from '../moments.ts'
import type { ClubSetting } from '../clubs/setting.ts'

/** A home game. */
export interface Fixture {
  at: number
  /** `Westmere Rovers v Northport Athletic` */
  event: string
}

/** Home games per season; there must be more opponents than that. */
const HOME_GAMES = 16

/** The dates and times of games, by sport. Days count from 1 July; games are spread evenly over the season. */
const calendars = {
  football: {
    firstDay: 38,
    lastDay: 312,
    kickOffs: [
      [{ weekday: 6, time: 15 * HOUR }, 12],
      [{ weekday: 6, time: 12 * HOUR + 30 * MINUTE }, 2],
      [{ weekday: 2, time: 19 * HOUR + 45 * MINUTE }, 4],
      [{ weekday: 0, time: 14 * HOUR }, 2],
    ],
  },
  basketball: {
    firstDay: 92,
    lastDay: 318,
    kickOffs: [
      [{ weekday: 6, time: 18 * HOUR }, 8],
      [{ weekday: 0, time: 16 * HOUR }, 5],
      [{ weekday: 5, time: 21 * HOUR }, 4],
    ],
  },
} as const

/** The home games of a club between two moments, in order; always the same for the same club. */
export function fixturesOf(setting: ClubSetting, from: number, until: number): Fixture[] {
  const first = seasonOf(from)
  const seasons = Array.from({ length: seasonOf(until) - first + 1 }, (_, index) => first + index)
  return seasons.flatMap((season) => homeGames(setting, season)).filter(({ at }) => at > from && at <= until)
}

function homeGames(setting: ClubSetting, season: number): Fixture[] {
  const rng = createRng(`fixtures/${setting.id}/${season}`)
  const { firstDay, lastDay, kickOffs } = calendars[setting.calendar]
  const step = (lastDay - firstDay) / (HOME_GAMES - 1)
  return shuffled(setting.opponents, rng)
    .slice(0, HOME_GAMES)
    .map((opponent, round) => {
      const { weekday, time } = rng.weighted<{ weekday: number; time: number }>(kickOffs)
      const week = seasonStart(season) + Math.round(firstDay + round * step) * DAY
      const daysOn = (weekday - new Date(week).getUTCDay() + 7) % 7
      return { at: week + daysOn * DAY + time, event: `${setting.name} ${setting.words.versus} ${opponent}` }
    })
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  return items
    .map((item) => ({ item, place: rng.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
