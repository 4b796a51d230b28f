import type { Figure } from '../../src/contract/home.ts'
import type { Handlers } from '../http/handler.ts'

const DAY = 24 * 60 * 60_000

/** The order of profiles that the statistics count in. */
export const bySignUp = { orderBy: 'signedUpAt', searchQuery: '' } as const

export const home: Handlers['home'] = {
  stats({ params, db, clock }) {
    const { fanProfiles } = db.tables
    const { tenant } = params
    const daysAgo = (days: number) => clock.now() - days * DAY
    const signedUp = (after: number, until: number) => fanProfiles.countBetween(tenant, bySignUp.orderBy, after, until)
    const span = (days: number): Figure =>
      figure(signedUp(daysAgo(days), daysAgo(0)), signedUp(daysAgo(2 * days), daysAgo(days)))
    const lastMonth = span(30)
    const total = fanProfiles.size(tenant)
    return {
      totalFans: figure(total, total - lastMonth.value),
      lastYearFans: span(365),
      lastMonthFans: lastMonth,
      lastWeekFans: span(7),
    }
  },
}

/**
 * A value and its change in percent from an earlier one; null if the earlier one is zero
 * (docs/contract.md#home-figures).
 */
function figure(value: number, before: number): Figure {
  return { value, delta: before === 0 ? null : ((value - before) / before) * 100 }
}
