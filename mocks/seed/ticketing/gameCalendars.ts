import { HOUR, MINUTE } from '../moments.ts'

/** When games are played. */
interface GameCalendar {
  /** The first and last days of games, counted from the season's first day; games are spread evenly over them. */
  days: readonly (readonly [first: number, last: number])[]
  /** Weekdays and times of day, with weights. */
  kickOffs: readonly (readonly [{ weekday: number; time: number }, number])[]
}

/** The dates and times of games, by the kind of season. */
export const calendars = {
  football: {
    days: [[38, 312]],
    kickOffs: [
      [{ weekday: 6, time: 15 * HOUR }, 12],
      [{ weekday: 6, time: 12 * HOUR + 30 * MINUTE }, 2],
      [{ weekday: 2, time: 19 * HOUR + 45 * MINUTE }, 4],
      [{ weekday: 0, time: 14 * HOUR }, 2],
    ],
  },
  basketball: {
    days: [[92, 318]],
    kickOffs: [
      [{ weekday: 6, time: 18 * HOUR }, 8],
      [{ weekday: 0, time: 16 * HOUR }, 5],
      [{ weekday: 5, time: 21 * HOUR }, 4],
    ],
  },
  'ice hockey': {
    days: [[72, 272]],
    kickOffs: [
      [{ weekday: 5, time: 19 * HOUR + 30 * MINUTE }, 8],
      [{ weekday: 0, time: 17 * HOUR }, 6],
      [{ weekday: 2, time: 19 * HOUR + 30 * MINUTE }, 2],
    ],
  },
  /** The summer of the northern half of the world, whose seasons lie within one year. */
  summer: {
    days: [[97, 263]],
    kickOffs: [
      [{ weekday: 6, time: 13 * HOUR }, 9],
      [{ weekday: 0, time: 13 * HOUR }, 6],
      [{ weekday: 5, time: 18 * HOUR }, 3],
    ],
  },
  /** The summer of the southern half, and the dry season elsewhere. */
  'from October': {
    days: [[92, 272]],
    kickOffs: [
      [{ weekday: 6, time: 13 * HOUR }, 9],
      [{ weekday: 0, time: 14 * HOUR }, 6],
      [{ weekday: 5, time: 18 * HOUR }, 3],
    ],
  },
} as const satisfies Record<string, GameCalendar>

export type CalendarName = keyof typeof calendars

/** The day of a game, by the share of the season's game days that lie before it. */
export function dayAt(days: GameCalendar['days'], share: number): number {
  let left = share * days.reduce((sum, [first, last]) => sum + last - first, 0)
  for (const [first, last] of days) {
    if (left <= last - first) return first + left
    left -= last - first
  }
  return days.at(-1)?.[1] ?? 0
}
