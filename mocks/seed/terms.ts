import { createDraws } from '../db/draws.ts'
import { labels, type People } from './fans/people.ts'
import { MISSING } from './fans/personDraws.ts'
import { DAY, MINUTE, seasonOf, seasonStart } from './moments.ts'

/** The term of a membership; times in milliseconds since 1970. */
export interface Term {
  entry: number
  /** Null for a lifetime membership. */
  expires: number | null
  /** The seasons it covers, by the year they begin in. */
  seasons: number[]
}

/** A membership that begins within this many days of the next season counts for that season. */
const EARLY_DAYS = 45
const LAPSED = 0.14
const FOR_LIFE = 0.02
const MEMBER = 1 + labels.indexOf('Member')

/** The memberships behind the labels of people. */
export interface Terms {
  /** The moment in which a membership begins, also for a person without one. */
  entry(n: number): number
  expires(n: number): number | null
  /** The membership of a person; null for a person without a label. */
  of(n: number): Term | null
}

/**
 * Derives the memberships behind the labels of people. They are the same for every caller, so that memberships and season tickets
 * agree.
 *
 * @param until the latest time that any row may have
 */
export function createTerms(people: People, until: number): Terms {
  const draws = createDraws(`${people.seed}/terms`)
  const [late, lapsed, lastSeason, forLife] = [draws('late'), draws('lapsed'), draws('last season'), draws('for life')]

  function entry(n: number) {
    const since = people.knownSince(n)
    return since + Math.floor(late(n) ** 3 * Math.max(0, Math.min(300 * DAY, until - since)))
  }

  function seasonsOf(n: number) {
    const first = seasonOf(entry(n) + EARLY_DAYS * DAY)
    const current = Math.max(first, seasonOf(until))
    const hasLapsed = first < current && lapsed(n) < LAPSED
    return { first, current, last: hasLapsed ? first + Math.floor(lastSeason(n) * (current - first)) : current }
  }

  function expires(n: number) {
    const { current, last } = seasonsOf(n)
    const isForLife = last === current && people.columns.membership.at(n) === MEMBER && forLife(n) < FOR_LIFE
    return isForLife ? null : seasonStart(last + 1) - MINUTE
  }

  return {
    entry,
    expires,
    of(n) {
      if (people.columns.membership.at(n) === MISSING) return null
      const { first, last } = seasonsOf(n)
      return {
        entry: entry(n),
        expires: expires(n),
        seasons: Array.from({ length: last - first + 1 }, (_, index) => first + index),
      }
    },
  }
}
