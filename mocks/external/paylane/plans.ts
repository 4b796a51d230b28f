import type { BillingPlan } from '../../../src/contract/fields/user.ts'
import { dateFormat, moneyFormat } from '../../../src/format.ts'

export type PaidPlan = Exclude<BillingPlan, 'none'>
export type Period = 'monthly' | 'yearly'

/** Dollars per month, by plan and billing period (docs/product/club.md#plans). */
const monthlyPrices: Readonly<Record<PaidPlan, Readonly<Record<Period, number>>>> = {
  standard: { monthly: 999, yearly: 899 },
  pro: { monthly: 1299, yearly: 1169 },
}

export const planNames: Readonly<Record<PaidPlan, string>> = { standard: 'Standard', pro: 'Pro' }

/** The length of a trial in days. */
export const TRIAL_DAYS = 14

export const isPaidPlan = (text: string | null): text is PaidPlan => text === 'standard' || text === 'pro'

export const monthlyPriceOf = (plan: PaidPlan, period: Period) => monthlyPrices[plan][period]

/** The amount of one invoice in dollars: for a month or for a year. */
export const chargeOf = (plan: PaidPlan, period: Period) => monthlyPrices[plan][period] * (period === 'yearly' ? 12 : 1)

export const per = (period: Period) => (period === 'yearly' ? 'year' : 'month')

export const dollars = moneyFormat('USD').exact

export const dateOf = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const DAY_MS = 24 * 60 * 60 * 1000
export const endOfTrial = (start: number) => start + TRIAL_DAYS * DAY_MS
