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
      const drawn = renewals.of(season).filter(({ at }) => at > from && at <= until)
      return drawn
        .toSorted((a, b) => a.at - b.at)
        .flatMap(({ id }) => {
          const membership = memberships.get(club.id, id)
          // Another source may have renewed it since the list was made.
          if (!membership || !endsBefore(momentOf(membership.expirationDate), seasons.start(season))) return []
          return { ...membership, expirationDate: isoText(seasons.start(season + 1) - MINUTE) }
        })
    },
  }
}

/** Draws which memberships are renewed, and when. */
function createRenewals({ db, club, seed }: Recipient, seasons: Seasons) {
  const bySeason = new Map<number, Renewal[]>()
  function of(season: number): readonly Renewal[] {
    let renewals = bySeason.get(season)
    if (!renewals) {
      const ending = db.tables.memberships
        .all(club.id)
        .filter(({ expirationDate }) => endsBefore(momentOf(expirationDate), seasons.start(season)))
      bySeason.set(season, (renewals = ending.flatMap(({ id }) => renewalOf(season, id) ?? [])))
    }
    return renewals
  }
  /** The renewal of a membership for a season; null if it lapses. */
  function renewalOf(season: number, id: string): Renewal | null {
    const rng = createRng(`${seed}/renewals/${season}/${id}`)
    if (rng.chance(LAPSED)) return null
    const opens = seasons.start(season) - OPENS_DAYS * DAY
    return { id, at: opens + Math.floor(rng.next() * (OPENS_DAYS + CLOSES_DAYS) * DAY) }
  }
  /**
   * Adds the renewal of a membership that has just begun to those that have been drawn: to draw all again would take
   * long.
   */
  function add(season: number, id: string) {
    const renewal = renewalOf(season, id)
    if (renewal) bySeason.get(season)?.push(renewal)
  }
  return { of, add }
}

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso))

/** True if a membership ends on the day before a moment. */
const endsBefore = (expires: number | null, moment: number) =>
  expires !== null && expires < moment && expires >= moment - DAY
