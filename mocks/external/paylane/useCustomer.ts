import { useEffect, useState } from 'react'
import type { Control, Subscription } from '../../control.ts'

/** The part of the control API that the provider's pages use. */
export type PaylaneControl = Pick<Control, 'info' | 'subscription' | 'subscribe'>

export type Customer =
  | { status: 'loading' }
  /** The URL contains no club or an unknown one. */
  | { status: 'unknown' }
  | { status: 'failed' }
  /** `now` in milliseconds since 1970. */
  | { status: 'known'; subscription: Subscription; now: number }

/** Loads a club's subscription from the provider; `reload` loads it again. */
export function useCustomer(control: PaylaneControl, tenant: string | null) {
  const [customer, setCustomer] = useState<Customer>({ status: 'loading' })
  useEffect(() => void loadCustomer(control, tenant).then(setCustomer), [control, tenant])
  async function reload() {
    const found = await loadCustomer(control, tenant)
    setCustomer(found)
    return found
  }
  return { customer, reload }
}

async function loadCustomer(control: PaylaneControl, tenant: string | null): Promise<Customer> {
  if (!tenant) return { status: 'unknown' }
  try {
    const [subscription, { now }] = await Promise.all([control.subscription(tenant), control.info()])
    return subscription ? { status: 'known', subscription, now: Date.parse(now) } : { status: 'unknown' }
  } catch {
    return { status: 'failed' }
  }
}
