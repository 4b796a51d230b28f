import { useEffect, useState } from 'react'
import type { Control, Subscription } from '../../control.ts'

/** What the provider's pages ask of the model. */
export type PaylaneControl = Pick<Control, 'info' | 'subscription' | 'subscribe'>

export type Customer =
  | { status: 'loading' }
  /** The address names no club, or none that there is. */
  | { status: 'unknown' }
  | { status: 'failed' }
  /** `now` in milliseconds since 1970. */
  | { status: 'known'; subscription: Subscription; now: number }

/** A club as the provider knows it, and a way to look again. */
export function useCustomer(control: PaylaneControl, tenant: string | null) {
  const [customer, setCustomer] = useState<Customer>({ status: 'loading' })
  useEffect(() => void lookUp(control, tenant).then(setCustomer), [control, tenant])
  async function look() {
    const found = await lookUp(control, tenant)
    setCustomer(found)
    return found
  }
  return { customer, look }
}

async function lookUp(control: PaylaneControl, tenant: string | null): Promise<Customer> {
  if (!tenant) return { status: 'unknown' }
  try {
    const [subscription, { now }] = await Promise.all([control.subscription(tenant), control.info()])
    return subscription ? { status: 'known', subscription, now: Date.parse(now) } : { status: 'unknown' }
  } catch {
    return { status: 'failed' }
  }
}
