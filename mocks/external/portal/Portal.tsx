import { Button, Skeleton } from '@mantine/core'
import { config } from '../../../src/config.ts'
import { loadAccount } from '../paylane/ledger.ts'
import { billingPage, PaylaneMessage, PaylanePage } from '../paylane/PaylanePage.tsx'
import { useCustomer, type PaylaneControl } from '../paylane/useCustomer.ts'
import { Subscribed } from './Subscribed.tsx'
import classes from './Portal.module.css'

export interface PortalProps {
  control: PaylaneControl
  /** `club`, its id. */
  query: URLSearchParams
  scheme?: 'light' | 'dark' | undefined
}

/** The payment provider's page where a club manages its subscription. */
export function Portal({ scheme, ...rest }: PortalProps) {
  return (
    <PaylanePage backLabel={`Return to ${config.brand}`} scheme={scheme}>
      <Content {...rest} />
    </PaylanePage>
  )
}

function Content({ control, query }: Omit<PortalProps, 'scheme'>) {
  const { customer, reload } = useCustomer(control, query.get('club'))
  switch (customer.status) {
    case 'loading':
      return (
        <div className={classes.portal} aria-busy="true">
          <Skeleton height={220} />
          <Skeleton height={280} />
        </div>
      )
    case 'unknown':
      return (
        <PaylaneMessage title="There is no such customer">
          <p>The link does not say which club is meant, or there is no such club. Open the billing page once more.</p>
          <Return />
        </PaylaneMessage>
      )
    case 'failed':
      return (
        <PaylaneMessage title="Your billing could not be loaded">
          <p>Nothing has been changed.</p>
          <Button onClick={() => void reload()}>Try again</Button>
        </PaylaneMessage>
      )
    case 'known': {
      const { subscription, now } = customer
      const account = loadAccount(subscription)
      if (!account)
        return (
          <PaylaneMessage title="No subscription">
            <p>
              {subscription.club} has no subscription. Choose a plan in {config.brand} to begin one.
            </p>
            <Return />
          </PaylaneMessage>
        )
      return <Subscribed subscription={subscription} account={account} now={now} control={control} onChanged={reload} />
    }
  }
}

const Return = () => (
  <Button component="a" href={billingPage}>
    Return to {config.brand}
  </Button>
)
