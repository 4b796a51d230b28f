import type { Membership } from '../../../src/contract/memberships.ts'
import type { FanRow } from '../../db/database.ts'
import { createDraws } from '../../db/random/draws.ts'
import { hash128 } from '../../db/random/rng.ts'
import { finish } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import { EARLY_DAYS, LAPSED } from '../terms.ts'
import type { Arrival, Recipient } from './delivery.ts'
import { SEASON_OPENS_DAYS } from './demand.ts'

/** Memberships are renewed from this many days before the end of a season until this many after it. */
const OPENS_DAYS = SEASON_OPENS_DAYS
const CLOSES_DAYS = 20

interface Renewal {
  slot: number
  at: number
}

/** The memberships that begin and are renewed while time passes. */
export function createMemberships({ db, club, setting, seed }: Recipient) {
  const { memberships } = db.tables
  const seasons = seasonsOf(setting)
  const numbers = new Map<number, number>()
  /** The next number of a year, such as `WR-2026-00412`. */
  function nextNumber(year: number): string {
    const text = (number: number) => `${setting.prefix}-${year}-${String(number).padStart(5, '0')}`
    let number = numbers.get(year) ?? 1
    while (memberships.hasValue(club.id, text(number))) number++
    numbers.set(year, number + 1)
    return text(number)
  }

  const draws = createDraws(`${seed}/renewals`)
  const [drawStays, drawMoment] = [draws('stays'), draws('moment')]
  /** The renewals of a season, in order of time. */
  const bySeason = new Map<number, readonly Renewal[]>()
  function renewalsOf(season: number) {
    let renewals = bySeason.get(season)
    if (!renewals) bySeason.set(season, (renewals = [...drawRenewals(season)].toSorted((a, b) => a.at - b.at)))
    return renewals
  }
  function* drawRenewals(season: number): Iterable<Renewal> {
    const opens = seasons.start(season) - OPENS_DAYS * DAY
    for (const { slot, turn } of endingBefore(seasons.start(season)))
      if (drawStays(turn) >= LAPSED)
        yield { slot, at: opens + Math.floor(drawMoment(turn) * (OPENS_DAYS + CLOSES_DAYS) * DAY) }
  }
  /** The memberships that end on the day before a moment, each with a number to draw by. */
  function* endingBefore(moment: number) {
    const { states, read, written } = memberships.facts(club.id)
    const expires = finish(read('expires'))
    for (let slot = 0; slot < states.length; slot++)
      if (states[slot] === slotStates.generated && expires && endsBefore(expires(slot), moment))
        yield { slot, turn: slot }
    for (const [slot, { id, expirationDate }] of written())
      if (endsBefore(momentOf(expirationDate), moment)) yield { slot, turn: hash128(`${id}/${moment}`)[0] }
  }

  return {
    /** The membership of a fan who has signed up for one. */
    begin(fan: FanRow, { at, newId }: Arrival, createdAt: string): Membership {
      const { score: _score, signedUpAt: _signedUpAt, membership, ...person } = fan
      const season = seasons.of(at + EARLY_DAYS * DAY)
      // It may be renewed as well.
      bySeason.delete(season + 1)
      return {
        ...person,
        id: newId(),
        membershipId: nextNumber(new Date(at).getUTCFullYear()),
        type: membership,
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
      const { row } = memberships.facts(club.id)
      const renewed: Membership[] = []
      const renewals = renewalsOf(season)
      for (let turn = firstAfter(renewals, from); (renewals[turn]?.at ?? Infinity) <= until; turn++) {
        const membership = row(renewals[turn]?.slot ?? -1)
        // Another source may have renewed it since the list was made.
        if (membership && endsBefore(momentOf(membership.expirationDate), seasons.start(season)))
          renewed.push({ ...membership, expirationDate: isoText(seasons.start(season + 1) - MINUTE) })
      }
      return renewed
    },
  }
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
