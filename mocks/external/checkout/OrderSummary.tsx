import { config } from '../../../src/config.ts'
import {
  chargeOf,
  dateOf,
  dollars,
  monthlyPriceOf,
  per,
  planNames,
  TRIAL_DAYS,
  type PaidPlan,
  type Period,
} from '../paylane/plans.ts'
import { orderWords } from '../paylane/words.ts'
import classes from './Checkout.module.css'

export interface Order {
  club: string
  plan: PaidPlan
  period: Period
  /** Milliseconds since 1970. */
  firstCharge: number
}

/** Shows the plan, the club, and the charges with their dates. */
export function OrderSummary({ club, plan, period, firstCharge }: Order) {
  const charge = dollars(chargeOf(plan, period))
  return (
    <section aria-labelledby="order" className={classes.order}>
      <h1 id="order">{orderWords.title(config.brand, planNames[plan])}</h1>
      <p className={classes.price}>
        <b>{orderWords.trial(TRIAL_DAYS)}</b>
        <span>{orderWords.afterTrial(charge, per(period))}</span>
      </p>
      <dl className={classes.lines}>
        <div>
          <dt>{orderWords.club}</dt>
          <dd>{club}</dd>
        </div>
        <div>
          <dt>
            {orderWords.plan(config.brand, planNames[plan])}
            <small>{period === 'yearly' ? orderWords.yearly : orderWords.monthly}</small>
          </dt>
          <dd className="tabular">{orderWords.perMonth(dollars(monthlyPriceOf(plan, period)))}</dd>
        </div>
        <div>
          <dt>{orderWords.due(dateOf(firstCharge))}</dt>
          <dd className="tabular">{charge}</dd>
        </div>
        <div className={classes.total}>
          <dt>{orderWords.dueToday}</dt>
          <dd className="tabular">{dollars(0)}</dd>
        </div>
      </dl>
    </section>
  )
}
