import { Button } from '@mantine/core'
import { useState } from 'react'
import { config } from '../../../src/config.ts'
import type { Subscription } from '../../control.ts'
import { invoicesOf, savePlanChange, type Account } from '../paylane/ledger.ts'
import { chargeOf, dateOf, dollars, per, planNames, type PaidPlan } from '../paylane/plans.ts'
import type { PaylaneControl } from '../paylane/useCustomer.ts'
import { Invoices } from './Invoices.tsx'
import { Question } from './Question.tsx'
import { subscriptionWords } from '../paylane/words.ts'
import classes from './Portal.module.css'

export interface SubscribedProps {
  subscription: Subscription
  account: Account
  /** Milliseconds since 1970. */
  now: number
  control: PaylaneControl
  onChanged(): Promise<unknown>
}

/** Shows a customer's plan, the next charge and the past invoices. */
export function Subscribed({ subscription, account, now, control, onChanged }: SubscribedProps) {
  const { tenant, club } = subscription
  const [openQuestion, setOpenQuestion] = useState<'switch' | 'cancel' | null>(null)
  const [news, setNews] = useState('')
  const plan: PaidPlan = subscription.plan === 'pro' ? 'pro' : 'standard'
  const other: PaidPlan = plan === 'pro' ? 'standard' : 'pro'
  const { invoices, next, inTrial } = invoicesOf(account, now)
  const priceOf = (of: PaidPlan) => subscriptionWords.price(dollars(chargeOf(of, account.period)), per(account.period))

  async function handleSwitch() {
    await control.subscribe(tenant, other)
    savePlanChange(tenant, account, other, now)
    setOpenQuestion(null)
    // The plan is changed, whatever can be read of it now.
    await onChanged().catch(() => {})
    setNews(subscriptionWords.switched(planNames[other]))
  }

  async function handleCancel() {
    await control.subscribe(tenant, 'none')
    await onChanged()
  }

  return (
    <div className={classes.portal}>
      <h1>{club}</h1>
      <PlanCard
        plan={plan}
        other={other}
        price={priceOf(plan)}
        inTrial={inTrial}
        next={next}
        customer={account.customer}
        news={news}
        onAsk={setOpenQuestion}
      />
      <Invoices invoices={invoices} />
      <Question
        opened={openQuestion === 'switch'}
        onClose={() => setOpenQuestion(null)}
        title={subscriptionWords.switchTitle(planNames[other])}
        confirmLabel={subscriptionWords.switch(planNames[other])}
        onConfirm={handleSwitch}
      >
        {subscriptionWords.switchText({
          club,
          plan: subscriptionWords.plan(config.brand, planNames[other]),
          date: dateOf(next.at),
          price: priceOf(other),
          before: priceOf(plan),
        })}
      </Question>
      <Question
        opened={openQuestion === 'cancel'}
        onClose={() => setOpenQuestion(null)}
        title={subscriptionWords.cancelTitle}
        keepLabel={subscriptionWords.keep}
        confirmLabel={subscriptionWords.cancel}
        danger
        onConfirm={handleCancel}
      >
        {subscriptionWords.cancelText(club, config.brand)}
      </Question>
    </div>
  )
}

interface PlanCardProps {
  plan: PaidPlan
  other: PaidPlan
  price: string
  inTrial: boolean
  /** The next invoice; `at` in milliseconds since 1970. */
  next: { amount: number; at: number }
  /** Customer id. */
  customer: string
  /** A sentence that confirms the latest change. */
  news: string
  onAsk(question: 'switch' | 'cancel'): void
}

/** Shows the current plan, with buttons to change it. */
function PlanCard({ plan, other, price, inTrial, next, customer, news, onAsk }: PlanCardProps) {
  return (
    <section aria-labelledby="plan" className={classes.card}>
      <div className={classes.planHead}>
        <div>
          <h2 id="plan">{subscriptionWords.title}</h2>
          <div className={classes.plan}>
            {subscriptionWords.plan(config.brand, planNames[plan])}
            <span>{inTrial ? subscriptionWords.trial : subscriptionWords.active}</span>
          </div>
          <p className={classes.price}>{price}</p>
        </div>
        <div className={classes.actions}>
          <Button size="sm" onClick={() => onAsk('switch')}>
            {subscriptionWords.switch(planNames[other])}
          </Button>
          <Button size="sm" variant="default" onClick={() => onAsk('cancel')}>
            {subscriptionWords.cancel}
          </Button>
        </div>
      </div>
      <p role="status" className={classes.news}>
        {news}
      </p>
      <dl className={classes.facts}>
        <dt>{subscriptionWords.nextInvoice}</dt>
        <dd>{subscriptionWords.amountOn(dollars(next.amount), dateOf(next.at))}</dd>
        <dt>{subscriptionWords.customer}</dt>
        <dd className={classes.id}>{customer}</dd>
      </dl>
    </section>
  )
}
