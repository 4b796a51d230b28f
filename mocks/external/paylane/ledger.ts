import { z } from 'zod'
import { localMemory } from '../../../src/storage.ts'
import type { Subscription } from '../../control.ts'
import { chargeOf, endOfTrial, isPaidPlan, planNames, type PaidPlan, type Period } from './plans.ts'

/** What the payment provider remembers of a customer beyond the plan, which the model knows. */
const Account = z.object({
  customer: z.string(),
  period: z.enum(['monthly', 'yearly']),
  /** When its trial began, in milliseconds since 1970; null for a customer of old. */
  trialFrom: z.number().nullable(),
  /** Which plan from when on, the earliest first. */
  plans: z.array(z.object({ plan: z.enum(['standard', 'pro']), from: z.number() })).min(1),
})
export type Account = z.infer<typeof Account>

type Memory = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (tenant: string) => `paylane ${tenant}`

/** What is remembered of a club. The model rules: what does not agree with it, as after a reset, counts as forgotten. */
export function recall({ tenant, plan, customer }: Subscription, memory: Memory = localMemory()): Account | null {
  if (customer === null || !isPaidPlan(plan)) return null
  const account = read(memory, keyOf(tenant))
  if (account?.customer === customer && account.plans.at(-1)?.plan === plan) return account
  return { customer, period: 'monthly', trialFrom: null, plans: [{ plan, from: 0 }] }
}

/** A club has begun its trial at the checkout. */
export function rememberTrial(
  { tenant, plan, customer }: Subscription,
  period: Period,
  now: number,
  memory: Memory = localMemory(),
) {
  if (customer === null || !isPaidPlan(plan)) return
  write(memory, keyOf(tenant), { customer, period, trialFrom: now, plans: [{ plan, from: 0 }] })
}

/** A customer has gone over to another plan. */
export function rememberSwitch(
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
    // Where a browser keeps nothing, every customer is one of old.
  }
}

export interface Invoice {
  number: string
  /** Milliseconds since 1970. */
  at: number
  what: string
  amount: number
}

/** So many invoices a page shows, and so many months a customer of old has been one. */
const SHOWN = 6

/** What has been charged so far, the latest first, and what comes next. */
export function invoicesOf({ customer, period, trialFrom, plans }: Account, now: number) {
  const first = trialFrom === null ? startOfMonth(now, 1 - SHOWN) : endOfTrial(trialFrom)
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
    what: `${planNames[planAt(at)]}, ${period === 'yearly' ? 'one year' : 'one month'}`,
    amount: chargeOf(planAt(at), period),
  }))
  const trial = trialFrom === null ? [] : [{ at: trialFrom, what: `${planNames[planAt(0)]}, trial`, amount: 0 }]
  const series = customer.slice(-6).toUpperCase()
  const invoices: Invoice[] = [...trial, ...past].map((invoice, k) => ({
    ...invoice,
    number: `${series}-${String(k + 1).padStart(4, '0')}`,
  }))
  return {
    invoices: invoices.toReversed().slice(0, SHOWN),
    next: { at: next, amount: chargeOf(planAt(next), period) },
    inTrial: trialFrom !== null && now < first,
  }
}

function startOfMonth(at: number, months: number) {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
}

/** The same day of a later month; the last day of a month that is too short for it. */
function monthsLater(at: number, months: number) {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes())
}
