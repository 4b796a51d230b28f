import type { Figure } from '../../src/contract/home.ts'
import type { Database } from '../db/database.ts'
import { finish, type Steps } from '../db/steps.ts'
import { slotStates } from '../db/table/slots/facts.ts'
import type { Handlers } from '../http/handler.ts'

const DAY = 24 * 60 * 60_000

/**
 * Of fewer profiles all are looked at, so that the first statistics have nothing to sort. More are counted in their
 * order by sign-up, as are those of a club that has written many: the moment of each would have to be read.
 */
const [MOST_GENERATED, MOST_WRITTEN] = [50_000, 1000]

function areFew({ tables }: Database, tenant: string): boolean {
  const { states, written } = tables.fanProfiles.facts(tenant)
  return states.length <= MOST_GENERATED && written().size <= MOST_WRITTEN
}

/** Computes what the statistics read, in steps. */
export const prepareStats = (db: Database, tenant: string): Steps<unknown> | null =>
  areFew(db, tenant)
    ? db.tables.fanProfiles.facts(tenant).read('signedUpAt')
    : db.tables.fanProfiles.prepareList(tenant, { orderBy: 'signedUpAt', searchQuery: '' })

export const home: Handlers['home'] = {
  stats({ params, db, clock }) {
    const { tenant } = params
    const daysAgo = (days: number) => clock.now() - days * DAY
    const signedUpBy = (areFew(db, tenant) ? byLooking : byOrder)(db, tenant)
    const now = signedUpBy(daysAgo(0))
    const span = (days: number): Figure => {
      const start = signedUpBy(daysAgo(days))
      return figure(now - start, start - signedUpBy(daysAgo(2 * days)))
    }
    const lastMonth = span(30)
    const total = db.tables.fanProfiles.size(tenant)
    return {
      totalFans: figure(total, total - lastMonth.value),
      lastYearFans: span(365),
      lastMonthFans: lastMonth,
      lastWeekFans: span(7),
    }
  },
}

/** Counts the profiles that signed up by a moment, in milliseconds since 1970. */
type SignedUpBy = (moment: number) => number

function byLooking({ tables }: Database, tenant: string): SignedUpBy {
  const { read, states, written } = tables.fanProfiles.facts(tenant)
  const moments = finish(read('signedUpAt'))
  const ofWritten: number[] = []
  for (const { signedUpAt } of written().values()) if (signedUpAt !== null) ofWritten.push(Date.parse(signedUpAt))
  return (until) => {
    let count = 0
    if (moments)
      for (let n = 0; n < moments.length; n++)
        if (states[n] === slotStates.generated && (moments[n] ?? NaN) <= until) count++
    for (const moment of ofWritten) if (moment <= until) count++
    return count
  }
}

const byOrder =
  ({ tables }: Database, tenant: string): SignedUpBy =>
  (until) =>
    tables.fanProfiles.countUntil(tenant, 'signedUpAt', until)

/**
 * A value and its change in percent from an earlier one; null if the earlier one is zero
 * (docs/contract.md#home-figures).
 */
function figure(value: number, before: number): Figure {
  return { value, delta: before === 0 ? null : ((value - before) / before) * 100 }
}
