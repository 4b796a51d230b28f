import { z } from '../../../src/contract/zod.ts'
import { localMemory } from '../../../src/storage.ts'
import type { Subscription } from '../../control.ts'
import { chargeOf, endOfTrial, isPaidPlan, planNames, type PaidPlan, type Period } from './plans.ts'
import { invoiceWords } from './words.ts'

/** A customer's data at the payment provider, besides the plan in the model. */
const Account = z.object({
  customer: z.string(),
  period: z.enum(['monthly', 'yearly']),
  /** The start of its trial, in milliseconds since 1970; null for a customer from before the demo. */
  trialFrom: z.number().nullable(),
  /** The plans with their start, the earliest first. */
  plans: z.array(z.object({ plan: z.enum(['standard', 'pro']), from: z.number() })).min(1),
})
export type Account = z.infer<typeof Account>

type Memory = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (tenant: string) => `paylane ${tenant}`

/** Loads the account of a club; null without a subscription. A stored account that contradicts the model is ignored. */
export function loadAccount({ tenant, plan, customer }: Subscription, memory: Memory = localMemory()): Account | null {
  if (customer === null || !isPaidPlan(plan)) return null
  const account = read(memory, keyOf(tenant))
  if (account?.customer === customer && account.plans.at(-1)?.plan === plan) return account
  return { customer, period: 'monthly', trialFrom: null, plans: [{ plan, from: 0 }] }
}

/** Stores that a club has started its trial at the checkout. */
export function saveTrial(
  { tenant, plan, customer }: Subscription,
  period: Period,
  now: number,
  memory: Memory = localMemory(),
) {
  if (customer === null || !isPaidPlan(plan)) return
  write(memory, keyOf(tenant), { customer, period, trialFrom: now, plans: [{ plan, from: 0 }] })
}

/** Stores that a customer has switched to another plan. */
export function savePlanChange(
  tenant: string,
  account: Account,
  plan: PaidPlan,
  now: number,
  memory: Memory = localMemory(),
) {
  write(memory, keyOf(tenant), { ...account, plans: [...account.plans, { plan, from: now }] })
}

function read(memory: Memory, key: string): Account | null {
  try {
    return Account.parse(JSON.parse(memory.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function write(memory: Memory, key: string, account: Account) {
  try {
    memory.setItem(key, JSON.stringify(account))
  } catch {
    // Without storage, every customer looks like one from before the demo.
  }
}

export interface Invoice {
  number: string
  /** Milliseconds since 1970. */
  at: number
  what: string
  amount: number
}

/** The maximum number of invoices shown, and the months of history of a customer from before the demo. */
const INVOICES_MAX = 6

/** Computes the past invoices, the latest first, and the next charge. `now` in milliseconds since 1970. */
export function invoicesOf({ customer, period, trialFrom, plans }: Account, now: number) {
  const first = trialFrom === null ? startOfMonth(now, 1 - INVOICES_MAX) : endOfTrial(trialFrom)
  const planAt = (at: number) => plans.findLast(({ from }) => from <= at)?.plan ?? 'standard'
  const due: number[] = []
  const step = period === 'yearly' ? 12 : 1
  let next = first
  for (let k = 1; next <= now; k++) {
    due.push(next)
    next = monthsLater(first, k * step)
  }
  const past = due.map((at) => ({
    at,
    what: (period === 'yearly' ? invoiceWords.year : invoiceWords.month)(planNames[planAt(at)]),
    amount: chargeOf(planAt(at), period),
  }))
  const trial = trialFrom === null ? [] : [{ at: trialFrom, what: invoiceWords.trial(planNames[planAt(0)]), amount: 0 }]
  const series = customer.slice(-6).toUpperCase()
  const invoices: Invoice[] = [...trial, ...past].map((invoice, k) => ({
    ...invoice,
    number: `${series}-${String(k + 1).padStart(4, '0')}`,
  }))
  return {
    invoices: invoices.toReversed().slice(0, INVOICES_MAX),
    next: { at: next, amount: chargeOf(planAt(next), period) },
    inTrial: trialFrom !== null && now < first,
  }
}

function startOfMonth(at: number, months: number) {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
}

/** The same day of a later month, or that month's last day if it is shorter. */
function monthsLater(at: number, months: number) {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes())
}
