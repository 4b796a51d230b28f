import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import type { BillingPlan } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'
import { Card, Facts } from '../../../ui/layout/Card.tsx'
import { BusyButton } from '../../../ui/controls/buttons/BusyButton.tsx'
import { CopyButton } from '../../../ui/controls/buttons/CopyButton.tsx'
import { safeUrl } from './appUrl.ts'
import { plans, planTitle } from './plans.ts'
import { subscriptionWords } from '../words.ts'
import cards from '../cards.module.css'
import classes from './CustomerPortal.module.css'

/** The club's subscription, with the link to the customer portal (docs/product/club.md#billing). */
export function CustomerPortal({ customer, plan }: { customer: string; plan: BillingPlan }) {
  const summary = plans.find(({ name }) => name === plan)?.summary
  return (
    <div className={cards.cards}>
      <Card title={subscriptionWords.title} className={classes.card}>
        <Facts
          rows={[
            [
              subscriptionWords.plan,
              <div key="plan">
                <strong className={classes.plan}>{planTitle(plan)}</strong>
                {summary !== undefined && <div className={classes.quiet}>{summary}</div>}
              </div>,
            ],
            [
              subscriptionWords.customer,
              <div key="customer" className={classes.copied}>
                <code className={classes.id}>{customer}</code>
                <CopyButton
                  value={customer}
                  label={subscriptionWords.copyCustomer}
                  message={subscriptionWords.copied}
                />
              </div>,
            ],
          ]}
        />
      </Card>
      <Card title={subscriptionWords.portal}>
        <Portal />
      </Card>
    </div>
  )
}

/** The link to the portal, or why it is missing. The error stays, because nothing else on the page shows it. */
function Portal() {
  const { data, isError, refetch } = useEndpoint(contract.account.billing, {})
  // A query that is sent again without an answer has no error meanwhile; the failure stays, and so does the focus.
  const [isRetrying, setRetrying] = useState(false)
  async function retry() {
    setRetrying(true)
    await refetch()
    setRetrying(false)
  }
  if (data) {
    // An empty address would lead to the app itself.
    const href = data.url ? safeUrl(data.url) : null
    return href === null ? (
      <Failed
        text={subscriptionWords.noPortal}
        action={
          <Anchor component={Link} to={paths.support()} underline="always">
            {subscriptionWords.askSupport}
          </Anchor>
        }
      />
    ) : (
      <div className={classes.row}>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener"
          rightSection={<IconExternalLink size={16} stroke={1.8} aria-hidden="true" />}
        >
          {subscriptionWords.openPortal}
        </Button>
        <span className={classes.quiet}>{subscriptionWords.portalHint}</span>
      </div>
    )
  }
  if (isError || isRetrying) {
    return (
      <Failed
        text={subscriptionWords.portalFailed}
        action={
          <BusyButton variant="default" size="xs" busy={isRetrying} onClick={() => void retry()}>
            {subscriptionWords.retry}
          </BusyButton>
        }
      />
    )
  }
  return (
    <div className={classes.row} aria-busy="true">
      <Skeleton height={36} width={204} />
    </div>
  )
}

function Failed({ text, action }: { text: string; action: ReactNode }) {
  return (
    <div className={classes.row}>
      <span role="alert" className={classes.error}>
        {text}
      </span>
      {action}
    </div>
  )
}
