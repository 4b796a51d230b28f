import { config } from '../../../config.ts'
import type { BillingPlan } from '../../../contract/fields/user.ts'
import { appUrl } from './appUrl.ts'
import { planWords, subscriptionWords } from '../words.ts'

export type Period = 'monthly' | 'yearly'

/** A plan that a club can subscribe to (docs/product/club.md#plans); prices in dollars per month. */
export interface Plan {
  name: Exclude<BillingPlan, 'none'>
  title: string
  description: string
  /** Per month, billed once a year. */
  yearlyPrice: number
  /** Per month, billed every month. */
  monthlyPrice: number
  features: readonly string[]
  /** The text at the bottom of the plan's card. */
  footer: string
  /** One line for a club that has the plan. */
  summary: string
  paymentLinks: Record<Period, string>
}

export const plans: readonly Plan[] = [
  {
    name: 'standard',
    ...planWords.standard,
    yearlyPrice: 899,
    monthlyPrice: 999,
    paymentLinks: config.paymentLinks.standard,
  },
  {
    name: 'pro',
    ...planWords.pro,
    yearlyPrice: 1169,
    monthlyPrice: 1299,
    paymentLinks: config.paymentLinks.pro,
  },
]

/** The smallest discount of a yearly plan, in whole percent. */
export const yearlyDiscount = Math.min(
  ...plans.map(({ yearlyPrice, monthlyPrice }) => Math.round((1 - yearlyPrice / monthlyPrice) * 100)),
)

export function priceOf({ yearlyPrice, monthlyPrice }: Plan, period: Period): number {
  return period === 'yearly' ? yearlyPrice : monthlyPrice
}

/** The plan's name on the billing page. */
export function planTitle(name: BillingPlan): string {
  return plans.find((plan) => plan.name === name)?.title ?? subscriptionWords.noPlan
}

/** Adds the club and the e-mail to a payment link and keeps its other parameters (docs/contract.md#payment-links). */
export function trialUrl(link: string, { tenant, email }: { tenant: string; email: string }): string {
  const url = appUrl(link)
  url.searchParams.set('client_reference_id', tenant)
  url.searchParams.set('prefilled_email', email)
  return url.href
}
