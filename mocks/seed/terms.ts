import { createDraws } from '../db/random/draws.ts'
import { remembered } from '../db/table/codes.ts'
import { labels, type People } from './fans/people.ts'
import { DAY, MINUTE } from './moments.ts'
import type { Seasons } from './seasons.ts'

/** A membership that begins within this many days of the next season counts for that season. */
export const EARLY_DAYS = 45
export const LAPSED = 0.14
const FOR_LIFE = 0.02
const MEMBER = 1 + labels.indexOf('Member')

/** The memberships behind the labels of people; times in milliseconds since 1970. */
export interface Terms {
  /** The moment in which a membership begins, also for a person without one. */
  entry(n: number): number
  /** When it ends; null for a lifetime membership. */
  expires(n: number): number | null
  /** The first and the last season that a membership covers, by the years they begin in. */
  seasons(n: number): { first: number; last: number }
}

/**
 * Derives the memberships behind the labels of people. They are the same for every caller, so that memberships and season tickets
 * agree.
 *
 * @param until the latest time that any row may have
 */
export function createTerms(people: People, seasons: Seasons, until: number): Terms {
  const draws = createDraws(`${people.seed}/terms`)
  const [late, lapsed, lastSeason, forLife] = [draws('late'), draws('lapsed'), draws('last season'), draws('for life')]

  // Numbers, seasons and the order of all memberships ask for it one after another.
  const entry = remembered(new Float64Array(people.count), (n) => {
    const since = people.knownSince(n)
    return since + Math.floor(late(n) ** 3 * Math.max(0, Math.min(300 * DAY, until - since)))
  })

  function covered(n: number) {
    const first = seasons.of(entry(n) + EARLY_DAYS * DAY)
    const current = Math.max(first, seasons.of(until))
    const hasLapsed = first < current && lapsed(n) < LAPSED
    return { first, current, last: hasLapsed ? first + Math.floor(lastSeason(n) * (current - first)) : current }
  }

  function expires(n: number) {
    const { current, last } = covered(n)
    const isForLife = last === current && people.columns.membership.at(n) === MEMBER && forLife(n) < FOR_LIFE
    return isForLife ? null : seasons.start(last + 1) - MINUTE
  }

  return { entry, expires, seasons: covered }
}
