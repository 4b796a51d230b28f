import type { Membership } from '../../../src/contract/memberships.ts'
import type { FanRow } from '../../db/database.ts'
import { createRng } from '../../db/random/rng.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import { seasonsOf, type Seasons } from '../seasons.ts'
import { createMembershipNumbers, memberOf } from '../memberships.ts'
import { EARLY_DAYS } from '../fans/people.ts'
import type { Arrival, Recipient } from './delivery.ts'
import { SEASON_OPENS_DAYS } from './demand.ts'

/** Memberships are renewed from this many days before the end of a season until this many after it. */
const OPENS_DAYS = SEASON_OPENS_DAYS
const CLOSES_DAYS = 20

/** The share of memberships that are not renewed. */
const LAPSED = 0.14

/** The renewal of a membership. */
interface Renewal {
  id: string
  /** Milliseconds since 1970. */
  at: number
}

/** The memberships that begin and are renewed while time passes. */
export function createMemberships(recipient: Recipient) {
  const { db, club, setting } = recipient
  const { memberships } = db.tables
  const seasons = seasonsOf(setting)
  const nextNumber = createMembershipNumbers(setting.prefix, (number) => memberships.find(club.id, number).length > 0)
  const renewals = createRenewals(recipient, seasons)

  return {
    nextNumber,
    /** The membership of a fan who has signed up for one. */
    begin(fan: FanRow, { at, newId }: Arrival, createdAt: string): Membership {
      const season = seasons.of(at + EARLY_DAYS * DAY)
      const id = newId()
      // It may be renewed as well.
      renewals.add(season + 1, id)
      return {
        ...memberOf(fan),
        id,
        membershipId: nextNumber(new Date(at).getUTCFullYear()),
        type: fan.membership,
        entryDate: isoText(at),
        expirationDate: isoText(seasons.start(season + 1) - MINUTE),
        connectorId: null,
        createdAt,
      }
    },
    /** The memberships that are renewed after one moment and until another, each for a season more. */
    renewals(from: number, until: number): Membership[] {
      const season = seasons.of(until + OPENS_DAYS * DAY)
      if (from > seasons.start(season) + CLOSES_DAYS * DAY) return []
      const renewed: Membership[] = []
      const drawn = renewals.of(season)
      for (let turn = firstAfter(drawn, from); (drawn[turn]?.at ?? Infinity) <= until; turn++) {
        const renewal = drawn[turn]
        if (!renewal) break
        const membership = memberships.get(club.id, renewal.id)
        // Another source may have renewed it since the list was made.
        if (membership && endsBefore(momentOf(membership.expirationDate), seasons.start(season)))
          renewed.push({ ...membership, expirationDate: isoText(seasons.start(season + 1) - MINUTE) })
      }
      return renewed
    },
  }
}

/** Draws which memberships are renewed, and when. */
function createRenewals({ db, club, seed }: Recipient, seasons: Seasons) {
  const bySeason = new Map<number, Renewal[]>()
  /** The renewals of a season, in order of time. */
  function of(season: number): readonly Renewal[] {
    let renewals = bySeason.get(season)
    if (!renewals) bySeason.set(season, (renewals = [...drawRenewals(season)].toSorted((a, b) => a.at - b.at)))
    return renewals
  }
  function* drawRenewals(season: number): Iterable<Renewal> {
    for (const { id, expirationDate } of db.tables.memberships.all(club.id)) {
      if (!endsBefore(momentOf(expirationDate), seasons.start(season))) continue
      const at = momentOfRenewal(season, id)
      if (at !== null) yield { id, at }
    }
  }
  /** When a membership is renewed for a season; null if it lapses. */
  function momentOfRenewal(season: number, id: string): number | null {
    const rng = createRng(`${seed}/renewals/${season}/${id}`)
    if (rng.chance(LAPSED)) return null
    const opens = seasons.start(season) - OPENS_DAYS * DAY
    return opens + Math.floor(rng.next() * (OPENS_DAYS + CLOSES_DAYS) * DAY)
  }
  /**
   * Adds the renewal of a membership that has just begun to those that have been drawn: to draw all again would take
   * long.
   */
  function add(season: number, id: string) {
    const renewals = bySeason.get(season)
    const at = renewals ? momentOfRenewal(season, id) : null
    if (at !== null) renewals?.splice(firstAfter(renewals, at), 0, { id, at })
  }
  return { of, add }
}

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso))

/** True if a membership ends on the day before a moment. */
const endsBefore = (expires: number | null, moment: number) =>
  expires !== null && expires < moment && expires >= moment - DAY

/** The index of the first renewal after a moment. */
function firstAfter(renewals: readonly Renewal[], moment: number): number {
  let [low, high] = [0, renewals.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((renewals[middle]?.at ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}
