import type { Figure } from '../../src/contract/home.ts'
import type { Handlers } from '../http/handler.ts'

const DAY = 24 * 60 * 60_000

export const home: Handlers['home'] = {
  stats({ params, db, clock }) {
    const profiles = db.tables.fanProfiles.all(params.tenant)
    const moments = profiles.map(({ signedUpAt }) => (signedUpAt === null ? NaN : Date.parse(signedUpAt)))
    const signedUpBy = (moment: number) => moments.filter((each) => each <= moment).length
    const daysAgo = (days: number) => clock.now() - days * DAY
    const now = signedUpBy(daysAgo(0))
    const span = (days: number): Figure => {
      const start = signedUpBy(daysAgo(days))
      return figure(now - start, start - signedUpBy(daysAgo(2 * days)))
    }
    const lastMonth = span(30)
    const total = profiles.length
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
