import { describe, expect, it } from 'vitest'
import type { Subscription } from '../../control.ts'
import { invoicesOf, loadAccount, savePlanChange, saveTrial, type Account } from './ledger.ts'

const NOW = Date.UTC(2026, 0, 15, 9)
const club: Subscription = { tenant: 't1', club: 'Carrick', accent: null, plan: 'pro', customer: 'cus_abc123' }

function createMemory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

function accountOf(subscription: Subscription, memory: ReturnType<typeof createMemory>): Account {
  const account = loadAccount(subscription, memory)
  if (!account) throw new Error('there is no account')
  return account
}

describe('the ledger of the payment provider', () => {
  it('has half a year of invoices for a customer that is not stored', () => {
    const { invoices, next, inTrial } = invoicesOf(accountOf(club, createMemory()), NOW)
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

  it('charges nothing before the trial ends, and a full year afterwards', () => {
    const memory = createMemory()
    saveTrial(club, 'yearly', NOW, memory)
    const account = accountOf(club, memory)
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

  it('charges on the last day of a shorter month', () => {
    const account: Account = {
      customer: 'cus_1',
      period: 'monthly',
      trialFrom: Date.UTC(2026, 0, 17),
      plans: [{ plan: 'pro', from: 0 }],
    }
    expect(invoicesOf(account, Date.UTC(2026, 1, 1)).next.at).toBe(Date.UTC(2026, 1, 28))
  })

  it('does not change old invoices when the plan changes', () => {
    const memory = createMemory()
    savePlanChange(club.tenant, accountOf(club, memory), 'standard', NOW, memory)
    const { invoices, next } = invoicesOf(accountOf({ ...club, plan: 'standard' }, memory), NOW)
    expect(invoices[0]?.amount).toBe(1299)
    expect(next.amount).toBe(999)
  })

  it('ignores stored accounts that contradict the model', () => {
    const memory = createMemory()
    saveTrial(club, 'yearly', NOW, memory)
    expect(accountOf({ ...club, customer: 'cus_other1' }, memory).period).toBe('monthly')
    expect(accountOf({ ...club, plan: 'standard' }, memory).trialFrom).toBeNull()
    expect(loadAccount({ ...club, plan: 'none', customer: null }, memory)).toBeNull()
    memory.setItem('paylane t1', '{"customer":')
    expect(accountOf(club, memory).trialFrom).toBeNull()
  })
})
