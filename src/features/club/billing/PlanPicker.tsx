import { Anchor, Button } from '@mantine/core'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { config } from '../../../config.ts'
import type { User } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'
import { Segments } from '../../../ui/controls/Segments.tsx'
import { formatCount } from '../../../ui/values/values.tsx'
import { lockedGroup } from './lockedGroup.ts'
import { plans, priceOf, trialUrl, yearlyDiscount, type Period, type Plan } from './plans.ts'
import { TabHead } from '../TabHead.tsx'
import { usePlanPoll } from './usePlanPoll.ts'
import classes from './PlanPicker.module.css'

const periods: { value: Period; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: `Yearly, ${yearlyDiscount} % less` },
]

/** Both plans side by side, each with a link to the payment provider (docs/product/club.md#plans). */
export function PlanPicker({ user }: { user: Pick<User, 'tenant' | 'email'> }) {
  const [period, setPeriod] = useState<Period>('monthly')
  usePlanPoll()
  const group = lockedGroup(useLocation().state)
  return (
    <>
      {/* Always rendered, because a screen reader announces only what changes in a live region. */}
      <div role="status" className={classes.locked} hidden={group === null}>
        {group !== null && (
          <>
            <IconLock size={18} stroke={1.7} aria-hidden="true" />
            <span>Choose a plan to open {group}. Settings and Support are open already.</span>
          </>
        )}
      </div>
      <TabHead
        title="Choose a plan"
        hint={`Both plans begin with a trial: start one to open the rest of ${config.brand}.`}
        action={
          <Segments<Period>
            label="Billing period"
            choices={periods}
            value={period}
            onChange={setPeriod}
            className={classes.periods}
          />
        }
      />
      <div className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} period={period} href={trialUrl(plan.paymentLinks[period], user)} />
        ))}
      </div>
      <p className={classes.terms}>
        By starting a trial you accept the <TextLink to={paths.terms()}>terms</TextLink> and the{' '}
        <TextLink to={paths.privacy()}>privacy policy</TextLink>.
      </p>
    </>
  )
}

function PlanCard({ plan, period, href }: { plan: Plan; period: Period; href: string }) {
  const id = useId()
  const emphasised = plan.name === 'pro'
  return (
    <section className={classes.plan} data-emphasised={emphasised || undefined} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{plan.title}</h3>
      <p className={classes.description}>{plan.description}</p>
      <p className={classes.price}>
        <span className={classes.amount}>
          <span className={classes.currency}>$</span>
          {formatCount(priceOf(plan, period))}
        </span>{' '}
        <span className={classes.per}>{period === 'yearly' ? 'per month billed yearly' : 'per month'}</span>
      </p>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener"
        variant={emphasised ? 'filled' : 'default'}
        size="md"
        fullWidth
        aria-describedby={`${id}-title ${id}-tab`}
        className={classes.start}
      >
        Start Trial
      </Button>
      <span id={`${id}-tab`} hidden>
        opens the payment page in a new tab
      </span>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} stroke={2.2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <p className={classes.footer}>{plan.footer}</p>
    </section>
  )
}

/** A link inside a sentence. */
function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} size="xs" underline="always">
      {children}
    </Anchor>
  )
}
