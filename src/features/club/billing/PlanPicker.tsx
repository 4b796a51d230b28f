import { Anchor, Button } from '@mantine/core'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { config } from '../../../config.ts'
import type { User } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { formatCount } from '../../../format.ts'
import { lockedGroup } from './lockedGroup.ts'
import { plans, priceOf, trialUrl, yearlyDiscount, type Period, type Plan } from './plans.ts'
import { TabHead } from '../TabHead.tsx'
import { usePlanPoll } from './usePlanPoll.ts'
import { plansWords } from '../words.ts'
import classes from './PlanPicker.module.css'

const periods: { value: Period; label: string }[] = [
  { value: 'monthly', label: plansWords.monthly },
  { value: 'yearly', label: plansWords.yearly(yearlyDiscount) },
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
            <span>{plansWords.locked(group)}</span>
          </>
        )}
      </div>
      <TabHead
        title={plansWords.title}
        hint={plansWords.hint(config.brand)}
        action={
          <Segments<Period>
            label={plansWords.period}
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
        {plansWords.consent.before}
        <TextLink to={paths.terms()}>{plansWords.consent.terms}</TextLink>
        {plansWords.consent.between}
        <TextLink to={paths.privacy()}>{plansWords.consent.privacy}</TextLink>
        {plansWords.consent.after}
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
        <span className={classes.per}>{period === 'yearly' ? plansWords.perMonthYearly : plansWords.perMonth}</span>
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
        {plansWords.start}
      </Button>
      <span id={`${id}-tab`} hidden>
        {plansWords.newTab}
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
