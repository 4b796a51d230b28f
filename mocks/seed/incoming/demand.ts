import { busyness } from '../calendar.ts'
import { DAY, HOUR } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { demandByMonth } from '../shop/shopRows.ts'
import { signUpsByMonth, signUpsByWeekday } from '../fans/people.ts'
import { fixturesOf, type Fixture } from '../ticketing/fixtures.ts'
import { LEAD_DAYS } from '../ticketing/tickets.ts'

/**
 * What a club can expect, as a mean number per hour; each hour is given by its beginning, in milliseconds since 1970.
 */
export interface Demand {
  signUps(hour: number): number
  orders(hour: number): number
  bookings(hour: number): number
  /**
   * What is on sale at the ticket office, with the expected bookings of each: games, and a season by the year it begins
   * in.
   */
  onSale(hour: number): readonly (readonly [of: Fixture | number, bookings: number])[]
}

/** Means of a club in the last year of its seed, per fan. */
const SIGN_UPS_PER_YEAR = 0.21
const ORDERS_PER_YEAR = 0.58
const BOOKINGS_PER_GAME = 0.025
const SEASON_TICKETS = 0.16

/** The factor of a match day for sign-ups and orders. */
const MATCH_DAY = 1.5
/** The share of bookings in the first days of a sale. */
const AT_OPENING = 0.2
const OPENING_DAYS = 2
/** Season tickets are sold from this many days before a season until this many after its beginning. */
export const SEASON_OPENS_DAYS = 42
const SEASON_CLOSES_DAYS = 38

const HOURS_PER_YEAR = 365 * 24
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const [meanOrders, meanSignUps, meanWeekday] = [mean(demandByMonth), mean(signUpsByMonth), mean(signUpsByWeekday)]

/**
 * Creates the demand of a club: by season, match days, sales, weekday and hour.
 *
 * @param fans the number of fans, to which everything is proportional
 */
export function createDemand(setting: ClubSetting, fans: number): Demand {
  const seasons = seasonsOf(setting)
  const bySeason = new Map<number, readonly Fixture[]>()
  function fixturesOfSeason(season: number) {
    let fixtures = bySeason.get(season)
    if (!fixtures) {
      fixtures = fixturesOf(setting, seasons.start(season), seasons.start(season + 1) - 1)
      bySeason.set(season, fixtures)
    }
    return fixtures
  }

  const matchDays = new Map<number, ReadonlySet<number>>()
  function matchDaysOf(season: number) {
    let days = matchDays.get(season)
    if (!days) matchDays.set(season, (days = new Set(fixturesOfSeason(season).map(({ at }) => Math.floor(at / DAY)))))
    return days
  }
  const onMatchDay = (hour: number) => (matchDaysOf(seasons.of(hour)).has(Math.floor(hour / DAY)) ? MATCH_DAY : 1)

  function onSale(hour: number) {
    const busy = busyness(hour)
    if (busy === 0) return []
    const sales: (readonly [Fixture | number, number])[] = []
    const season = seasons.of(hour)
    // A sale may begin in the season before.
    for (const fixtures of [fixturesOfSeason(season), fixturesOfSeason(season + 1)])
      for (const fixture of fixtures) {
        const left = fixture.at - hour
        // Few are on sale at a time.
        if (left <= 0 || left > LEAD_DAYS * DAY) continue
        const share = shareOfSale(left)
        if (share > 0) sales.push([fixture, fans * BOOKINGS_PER_GAME * share * busy])
      }
    const next = seasons.of(hour + SEASON_OPENS_DAYS * DAY)
    const days = SEASON_OPENS_DAYS + SEASON_CLOSES_DAYS
    if (hour < seasons.start(next) + SEASON_CLOSES_DAYS * DAY)
      sales.push([next, (fans * SEASON_TICKETS * busy) / (days * 24)])
    return sales
  }

  return {
    signUps(hour) {
      const date = new Date(hour)
      const factor =
        ((signUpsByMonth[date.getUTCMonth()] ?? 1) / meanSignUps) *
        ((signUpsByWeekday[date.getUTCDay()] ?? 1) / meanWeekday)
      return ((fans * SIGN_UPS_PER_YEAR) / HOURS_PER_YEAR) * factor * busyness(hour) * onMatchDay(hour)
    },
    orders(hour) {
      const factor = (demandByMonth[new Date(hour).getUTCMonth()] ?? 1) / meanOrders
      return ((fans * ORDERS_PER_YEAR) / HOURS_PER_YEAR) * factor * busyness(hour) * onMatchDay(hour)
    },
    bookings: (hour) => onSale(hour).reduce((sum, [, bookings]) => sum + bookings, 0),
    onSale,
  }
}

/**
 * The share of a game's bookings in an hour, by the time that is left until its sale ends: many at the opening and in
 * the last days.
 */
function shareOfSale(left: number): number {
  const before = (time: number) => Math.sqrt(Math.max(0, time) / (LEAD_DAYS * DAY))
  const usual = before(left) - before(left - HOUR)
  const opening = left > (LEAD_DAYS - OPENING_DAYS) * DAY ? 1 / (OPENING_DAYS * 24) : 0
  return (1 - AT_OPENING) * usual + AT_OPENING * opening
}
