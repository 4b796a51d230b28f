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
      <h1 id="order">
        Subscribe to {config.brand} {planNames[plan]}
      </h1>
      <p className={classes.price}>
        <b>{TRIAL_DAYS} days free</b>
        <span>
          then {charge} per {per(period)}
        </span>
      </p>
      <dl className={classes.lines}>
        <div>
          <dt>Club</dt>
          <dd>{club}</dd>
        </div>
        <div>
          <dt>
            {config.brand} {planNames[plan]}
            <small>{period === 'yearly' ? 'Billed yearly' : 'Billed monthly'}</small>
          </dt>
          <dd className="tabular">{dollars(monthlyPriceOf(plan, period))} / month</dd>
        </div>
        <div>
          <dt>Due on {dateOf(firstCharge)}</dt>
          <dd className="tabular">{charge}</dd>
        </div>
        <div className={classes.total}>
          <dt>Due today</dt>
          <dd className="tabular">{dollars(0)}</dd>
        </div>
      </dl>
    </section>
  )
}
