import { countOn, countWhile } from '../../db/countWhile.ts'
import { lazy } from '../../db/lazy.ts'
import { createDraws } from '../../db/random/draws.ts'
import { createPermutation } from '../../db/random/permutation.ts'
import { momentInPart } from '../calendar.ts'
import { DAY, MINUTE } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { Sale, SaleOptions } from './sale.ts'
import { createSeats, shuffleBlocks } from './seats.ts'
import { ageGroupsByCode, seasonEvent } from './tickets.ts'

/** Season tickets are renewed from this many days before a season until this many after its beginning. */
const [OPENS_DAYS, CLOSES_DAYS] = [42, 38]

/** The tickets for seasons: one for each season of a term, in the same seat; the first when the term begins. */
export function seasonSales({ setting, accounts: { people }, terms, holders, until }: SaleOptions): Sale[] {
  const seasons = seasonsOf(setting)
  const seed = `${people.seed}/season tickets`
  const drawStart = createDraws(seed)('start')
  const personOf = (holder: number) => holders[holder] ?? 0
  const { firstSeason, firstOf, renewing } = createHolders({ terms, holders, current: seasons.of(until) })
  const seats = createSeats(setting, 'back', 1)
  const blockOf = shuffleBlocks(seats, seed)

  /** What all sales of tickets for a season have in common. */
  function ofSeason(season: number, holderOf: (booking: number) => number) {
    const groupOf = lazy(() => ageGroupsByCode(seasons.start(season), people.lastBirthDay + 1))
    return {
      event: seasonEvent(setting, season),
      buyer: (booking: number) => personOf(holderOf(booking)),
      firstTicket: (booking: number) => booking,
      ageOf: (_booking: number, _index: number, buyer: number) => groupOf()(people.columns.birthDay.at(buyer)),
      centsOf: (booking: number) => seats.centsOf(blockOf(holderOf(booking))),
      placeOf: (booking: number) => seats.textOf(blockOf(holderOf(booking)), 0),
    }
  }

  /** The tickets of those whose term begins with a season. */
  function begun(season: number): Sale {
    const [first, end] = [firstOf(season), firstOf(season + 1)]
    const entry = (holder: number) => terms.entry(personOf(holder))
    /** The first holder whose term had not begun by the latest midnight that was asked for. */
    let latest = first
    return {
      ...ofSeason(season, (booking) => first + booking),
      count: end - first,
      opens: Math.min(until, entry(first)),
      // The last one is sold on the day on which the last term begins.
      closes: Math.min(until, (Math.floor(entry(end - 1) / DAY) + 1) * DAY - 1),
      countBefore(midnight) {
        const hasBegun = (holder: number) => entry(holder) < midnight
        // Mostly days are asked for in order.
        if (latest > first && !hasBegun(latest - 1)) latest = first
        latest = countOn(end, hasBegun, latest)
        return latest - first
      },
      at: (booking, _from, endOfDay) =>
        Math.min(endOfDay, entry(first + booking) + MINUTE + Math.floor(drawStart(first + booking) * 14 * MINUTE)),
    }
  }

  function renewed(season: number): Sale {
    const count = renewing.count(season)
    const renewals = lazy(() => renewing.list(season))
    const { of } = createPermutation(Math.max(1, count), `${seed}/${season}`)
    const drawMoment = createDraws(`${seed}/${season}`)('renewal')
    const opens = seasons.start(season) - OPENS_DAYS * DAY
    const closes = Math.min(until, seasons.start(season) + CLOSES_DAYS * DAY)
    return {
      ...ofSeason(season, (booking) => renewals()[of(booking)] ?? 0),
      count,
      opens,
      closes,
      countBefore: (midnight) => Math.floor(count * Math.max(0, (midnight - opens) / (closes - opens))),
      at: (booking, from, end) => momentInPart(from, end, drawMoment(booking)),
    }
  }

  const sold = Array.from({ length: seasons.of(until) - firstSeason + 2 }, (_, index) => firstSeason + index)
  return sold.flatMap((season) => [begun(season), renewed(season)]).filter(({ count }) => count > 0)
}

/** The holders of season tickets by the seasons of their terms; they are numbered in the order in which these begin. */
function createHolders({
  terms,
  holders,
  current,
}: Pick<SaleOptions, 'terms'> & { holders: Uint32Array; current: number }) {
  const personOf = (holder: number) => holders[holder] ?? 0
  const firstSeason = holders.length === 0 ? current : terms.firstSeason(personOf(0))
  /** The first holder whose term begins with a season or later. */
  const firstOf = (season: number) =>
    countWhile(holders.length, (holder) => terms.firstSeason(personOf(holder)) < season)
  /** How many seasons after the first of all the term of each holder ends. */
  const ends = new Uint8Array(holders.length)
  /** How many terms that have begun before end with each season. */
  const counts = new Uint32Array(Math.max(0, current - firstSeason) + 1)
  for (let first = firstSeason; first <= current; first++) {
    const end = firstOf(first + 1)
    for (let holder = firstOf(first); holder < end; holder++) {
      const seasons = terms.lastSeasonFrom(personOf(holder), first) - firstSeason
      ends[holder] = seasons
      counts[seasons] = (counts[seasons] ?? 0) + 1
    }
  }
  /** The holders who renew for a season: their number, and all of them. */
  const renewing = {
    count: (season: number) =>
      firstOf(season) - counts.subarray(0, Math.max(0, season - firstSeason)).reduce((sum, count) => sum + count, 0),
    list(season: number) {
      const renewals = new Uint32Array(firstOf(season))
      let length = 0
      for (let holder = 0; holder < renewals.length; holder++)
        if ((ends[holder] ?? 0) >= season - firstSeason) renewals[length++] = holder
      return renewals.slice(0, length)
    },
  }
  return { firstSeason, firstOf, renewing }
}
