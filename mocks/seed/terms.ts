import type { FanProfileRow } from '../db/database.ts'
import { createRng } from '../db/rng.ts'
import { DAY, MINUTE, seasonOf, seasonStart } from './moments.ts'

/** From when to when somebody is a member. */
export interface Term {
  entry: number
  /** Null for life. */
  expires: number | null
  /** The seasons that it covers, by the year they begin in. */
  seasons: number[]
}

/** Who joins in the last weeks of a season joins for the next one. */
const EARLY_DAYS = 45
const LAPSED = 0.14
const FOR_LIFE = 0.02

/** When a person became known to the club. */
export const sinceOf = ({ signedUpAt, createdAt }: Pick<FanProfileRow, 'signedUpAt' | 'createdAt'>) =>
  Date.parse(signedUpAt ?? createdAt)

/**
 * The membership that stands behind a profile's label, null where there is no label. The same whoever asks, so that
 * memberships and season tickets agree.
 *
 * @param until nothing is known that came later
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
