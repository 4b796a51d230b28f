import type { FanProfileRow } from '../db/database.ts'
import { createRng } from '../db/rng.ts'
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

/** The time at which a person became known to the club, in milliseconds since 1970. */
export const sinceOf = ({ signedUpAt, createdAt }: Pick<FanProfileRow, 'signedUpAt' | 'createdAt'>) =>
  Date.parse(signedUpAt ?? createdAt)

/**
 * Derives the membership behind a profile's label; null if there is no label. It is the same for every caller, so that memberships
 * and season tickets agree.
 *
 * @param until the latest time that any row may have
 */
export function termOf(profile: FanProfileRow, seed: string, until: number): Term | null {
  if (profile.membership === null) return null
  const rng = createRng(`${seed}/term/${profile.email}`)
  const since = sinceOf(profile)
  const entry = since + Math.floor(rng.next() ** 3 * Math.max(0, Math.min(300 * DAY, until - since)))
  const first = seasonOf(entry + EARLY_DAYS * DAY)
  const current = Math.max(first, seasonOf(until))
  const last = first < current && rng.chance(LAPSED) ? rng.int(first, current - 1) : current
  const forLife = last === current && profile.membership === 'Member' && rng.chance(FOR_LIFE)
  return {
    entry,
    expires: forLife ? null : seasonStart(last + 1) - MINUTE,
    seasons: Array.from({ length: last - first + 1 }, (_, index) => first + index),
  }
}
