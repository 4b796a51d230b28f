import { describe, expect, it } from 'vitest'
import type { Subscription } from '../../control.ts'
import { invoicesOf, recall, rememberSwitch, rememberTrial, type Account } from './ledger.ts'

const NOW = Date.UTC(2026, 0, 15, 9)
const club: Subscription = { tenant: 't1', club: 'Carrick', accent: null, plan: 'pro', customer: 'cus_abc123' }

function createMemory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

function known(subscription: Subscription, memory: ReturnType<typeof createMemory>): Account {
  const account = recall(subscription, memory)
  if (!account) throw new Error('nobody is known')
  return account
}

describe('the ledger of the payment provider', () => {
  it('has half a year of invoices of a customer whom it does not remember', () => {
    const { invoices, next, inTrial } = invoicesOf(known(club, createMemory()), NOW)
    expect(invoices.map(({ at }) => new Date(at).toISOString().slice(0, 10))).toEqual([
      '2026-01-01',
      '2025-12-01',
      '2025-11-01',
      '2025-10-01',
      '2025-09-01',
      '2025-08-01',
    ])
    expect(invoices[0]).toMatchObject({ number: 'ABC123-0006', amount: 1299, what: 'Pro, one month' })
    expect(next).toEqual({ at: Date.UTC(2026, 1, 1), amount: 1299 })
    expect(inTrial).toBe(false)
  })

  it('charges nothing before the trial ends, and a year at once afterwards', () => {
    const memory = createMemory()
    rememberTrial(club, 'yearly', NOW, memory)
    const account = known(club, memory)
    expect(invoicesOf(account, NOW)).toMatchObject({
      inTrial: true,
      invoices: [{ amount: 0, what: 'Pro, trial' }],
      next: { at: Date.UTC(2026, 0, 29, 9), amount: 14028 },
    })
    expect(invoicesOf(account, Date.UTC(2026, 2, 1))).toMatchObject({
      inTrial: false,
      invoices: [{ amount: 14028 }, { amount: 0 }],
      next: { at: Date.UTC(2027, 0, 29, 9) },
    })
  })

  it('charges on the last day of a month that is too short', () => {
    const account: Account = {
      customer: 'cus_1',
      period: 'monthly',
      trialFrom: Date.UTC(2026, 0, 17),
      plans: [{ plan: 'pro', from: 0 }],
    }
    expect(invoicesOf(account, Date.UTC(2026, 1, 1)).next.at).toBe(Date.UTC(2026, 1, 28))
  })

  it('leaves old invoices as they were when the plan changes', () => {
    const memory = createMemory()
    rememberSwitch(club.tenant, known(club, memory), 'standard', NOW, memory)
    const { invoices, next } = invoicesOf(known({ ...club, plan: 'standard' }, memory), NOW)
    expect(invoices[0]?.amount).toBe(1299)
    expect(next.amount).toBe(999)
  })

  it('forgets what the model does not bear out', () => {
    const memory = createMemory()
    rememberTrial(club, 'yearly', NOW, memory)
    expect(known({ ...club, customer: 'cus_other1' }, memory).period).toBe('monthly')
    expect(known({ ...club, plan: 'standard' }, memory).trialFrom).toBeNull()
    expect(recall({ ...club, plan: 'none', customer: null }, memory)).toBeNull()
    memory.setItem('paylane t1', '{"customer":')
    expect(known(club, memory).trialFrom).toBeNull()
  })
})
