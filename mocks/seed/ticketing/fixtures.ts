import { createRng, type Rng } from '../../db/random/rng.ts'
import { DAY } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { calendars, dayAt } from './gameCalendars.ts'

/** A home game. */
export interface Fixture {
  at: number
  /** `Westmere Rovers v Northport Athletic` */
  event: string
}

/** Home games per season; there must be more opponents than that. */
const HOME_GAMES = 16

/** The home games of a club between two moments, in order; always the same for the same club. */
export function fixturesOf(setting: ClubSetting, from: number, until: number): Fixture[] {
  const seasons = seasonsOf(setting)
  const first = seasons.of(from)
  const played = Array.from({ length: seasons.of(until) - first + 1 }, (_, index) => first + index)
  return played.flatMap((season) => homeGames(setting, season)).filter(({ at }) => at > from && at <= until)
}

function homeGames(setting: ClubSetting, season: number): Fixture[] {
  const rng = createRng(`fixtures/${setting.id}/${season}`)
  const { days, kickOffs } = calendars[setting.calendar]
  return shuffled(setting.opponents, rng)
    .slice(0, HOME_GAMES)
    .map((opponent, round) => {
      const { weekday, time } = rng.weighted<{ weekday: number; time: number }>(kickOffs)
      const week = seasonsOf(setting).start(season) + Math.round(dayAt(days, round / (HOME_GAMES - 1))) * DAY
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
