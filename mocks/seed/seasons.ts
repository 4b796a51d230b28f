import type { CalendarName } from './ticketing/gameCalendars.ts'

/** The seasons of a club, each identified by the year it begins in. */
export interface Seasons {
  /** The season of a moment. */
  of(moment: number): number
  /** The moment in which a season begins. */
  start(season: number): number
  /** `2025/26`, or `2026` for a season within one year. */
  name(season: number): string
}

/** From 1 July to 30 June. */
const acrossYears = createSeasons(6, (season) => `${season}/${String((season + 1) % 100).padStart(2, '0')}`)
/** From 1 January to 31 December, for games in the summer of the northern half of the world. */
const withinYears = createSeasons(0, String)

/** The year of a moment, in UTC. */
export const yearOf = (moment: number) => withinYears.of(moment)

/** The seasons of a club, by its calendar of games. */
export const seasonsOf = ({ calendar }: { calendar: CalendarName }): Seasons =>
  calendar === 'summer' ? withinYears : acrossYears

/** @param firstMonth the month in which seasons begin, counted from 0 */
function createSeasons(firstMonth: number, name: Seasons['name']): Seasons {
  return {
    of(moment) {
      const date = new Date(moment)
      return date.getUTCFullYear() - (date.getUTCMonth() < firstMonth ? 1 : 0)
    },
    start: (season) => Date.UTC(season, firstMonth, 1),
    name,
  }
}
