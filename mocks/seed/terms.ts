import { createDraws } from '../db/random/draws.ts'
import type { People } from './fans/people.ts'
import { labels } from './fans/standing.ts'
import { DAY, MINUTE } from './moments.ts'
import type { Seasons } from './seasons.ts'

/** A membership that begins within this many days of the next season counts for that season. */
export const EARLY_DAYS = 45
export const LAPSED = 0.14
/** The share of the time since somebody was added after which the membership begins. */
const LATE = 0.05
const FOR_LIFE = 0.02
const MEMBER = 1 + labels.indexOf('Member')

/** The memberships behind the labels of people; times in milliseconds since 1970. */
export interface Terms {
  /**
   * The moment in which a membership begins, also for a person without one: never before that of a person who was added
   * before.
   */
  entry(n: number): number
  /** When it ends; null for a lifetime membership. */
  expires(n: number): number | null
  /** The first season that a membership covers, by the year it begins in. */
  firstSeason(n: number): number
  /** The last season that a membership covers, by the first one. */
  lastSeasonFrom(n: number, first: number): number
}

/**
 * Derives the memberships behind the labels of people. They are the same for every caller, so that memberships and
 * season tickets agree.
 *
 * @param until the latest time that any row may have
 */
export function createTerms(people: People, seasons: Seasons, until: number): Terms {
  const draws = createDraws(`${people.seed}/terms`)
  const [lapsed, lastSeason, forLife] = [draws('lapsed'), draws('last season'), draws('for life')]

  function entry(n: number) {
    const added = people.addedAt(n)
    return added + Math.floor(LATE * Math.max(0, until - added))
  }

  const firstSeason = (n: number) => seasons.of(entry(n) + EARLY_DAYS * DAY)
  const current = seasons.of(until)

  function lastSeasonFrom(n: number, first: number): number {
    if (first >= current) return first
    return lapsed(n) < LAPSED ? first + Math.floor(lastSeason(n) * (current - first)) : current
  }

  /** The ends of seasons, the latest first: there are few, and many ask. */
  const ends: number[] = []
  function expires(n: number) {
    const last = lastSeasonFrom(n, firstSeason(n))
    const isForLife = last >= current && people.columns.membership.at(n) === MEMBER && forLife(n) < FOR_LIFE
    return isForLife ? null : (ends[current + 1 - last] ??= seasons.start(last + 1) - MINUTE)
  }

  return { entry, expires, firstSeason, lastSeasonFrom }
}
