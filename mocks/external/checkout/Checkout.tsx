import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { config } from '../../../src/config.ts'
import { saveTrial } from '../paylane/ledger.ts'
import { billingPage, PaylaneMessage, PaylanePage } from '../paylane/PaylanePage.tsx'
import { dateOf, endOfTrial, isPaidPlan, planNames } from '../paylane/plans.ts'
import { useCustomer, type PaylaneControl } from '../paylane/useCustomer.ts'
import { OrderSummary, type Order } from './OrderSummary.tsx'
import { PayForm } from './PayForm.tsx'
import { checkoutWords, pageWords } from '../paylane/words.ts'
import classes from './Checkout.module.css'

export interface CheckoutProps {
  control: PaylaneControl
  /** `plan`, `period`, `client_reference_id` (the club) and `prefilled_email` (docs/contract.md#payment-links). */
  query: URLSearchParams
  scheme?: 'light' | 'dark' | undefined
}

/** The payment provider's page where a club starts its subscription. */
export function Checkout({ scheme, ...rest }: CheckoutProps) {
  return (
    <PaylanePage backLabel={pageWords.back(config.brand)} scheme={scheme}>
      <Content {...rest} />
    </PaylanePage>
  )
}

function Content({ control, query }: Omit<CheckoutProps, 'scheme'>) {
  const plan = query.get('plan')
  const tenant = query.get('client_reference_id')
  const { customer, reload } = useCustomer(control, tenant)
  const [started, setStarted] = useState<number | null>(null)

  if (!isPaidPlan(plan) || customer.status === 'unknown')
    return (
      <PaylaneMessage title={checkoutWords.badLink}>
        <p>
          {isPaidPlan(plan) ? checkoutWords.noClub : checkoutWords.noPlan} {checkoutWords.chooseAgain(config.brand)}
        </p>
        <Button component="a" href={billingPage}>
          {pageWords.back(config.brand)}
        </Button>
      </PaylaneMessage>
    )
  if (customer.status === 'failed')
    return (
      <PaylaneMessage title={checkoutWords.failed}>
        <p>{checkoutWords.failedText}</p>
        <Button onClick={() => void reload()}>{pageWords.retry}</Button>
      </PaylaneMessage>
    )
  if (customer.status === 'loading') return <Loading />

  const { subscription, now } = customer
  const order: Order = {
    club: subscription.club,
    plan,
    period: query.get('period') === 'yearly' ? 'yearly' : 'monthly',
    firstCharge: endOfTrial(now),
  }
  if (started !== null)
    return (
      <PaylaneMessage title={checkoutWords.started}>
        <p>{checkoutWords.startedText(order.club, planNames[plan], dateOf(endOfTrial(started)))}</p>
        <Button component="a" href={billingPage}>
          {pageWords.back(config.brand)}
        </Button>
      </PaylaneMessage>
    )
  if (isPaidPlan(subscription.plan))
    return (
      <PaylaneMessage title={checkoutWords.subscribed(subscription.club)}>
        <p>{checkoutWords.subscribedText(planNames[subscription.plan])}</p>
        <Button component="a" href={`../portal/?club=${encodeURIComponent(subscription.tenant)}`}>
          {checkoutWords.manage}
        </Button>
      </PaylaneMessage>
    )

  async function handleStart() {
    await control.subscribe(subscription.tenant, order.plan)
    // The order is placed, whatever can be read of it now.
    const found = await reload().catch(() => null)
    if (found?.status === 'known') saveTrial(found.subscription, order.period, now)
    setStarted(now)
  }

  return (
    <div className={classes.checkout}>
      <OrderSummary {...order} />
      <PayForm email={query.get('prefilled_email') ?? ''} onStart={handleStart} />
    </div>
  )
}

function Loading() {
  return (
    <div className={classes.checkout} aria-busy="true">
      <Skeleton height={320} />
      <Skeleton height={420} />
    </div>
  )
}
