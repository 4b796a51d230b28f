import { Button, Skeleton } from '@mantine/core'
import { config } from '../../../src/config.ts'
import { loadAccount } from '../paylane/ledger.ts'
import { billingPage, PaylaneMessage, PaylanePage } from '../paylane/PaylanePage.tsx'
import { useCustomer, type PaylaneControl } from '../paylane/useCustomer.ts'
import { Subscribed } from './Subscribed.tsx'
import { pageWords, portalWords } from '../paylane/words.ts'
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
    <PaylanePage backLabel={pageWords.back(config.brand)} scheme={scheme}>
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
        <PaylaneMessage title={portalWords.unknown}>
          <p>{portalWords.unknownText}</p>
          <Return />
        </PaylaneMessage>
      )
    case 'failed':
      return (
        <PaylaneMessage title={portalWords.failed}>
          <p>{portalWords.failedText}</p>
          <Button onClick={() => void reload()}>{pageWords.retry}</Button>
        </PaylaneMessage>
      )
    case 'known': {
      const { subscription, now } = customer
      const account = loadAccount(subscription)
      if (!account)
        return (
          <PaylaneMessage title={portalWords.none}>
            <p>{portalWords.noneText(subscription.club, config.brand)}</p>
            <Return />
          </PaylaneMessage>
        )
      return <Subscribed subscription={subscription} account={account} now={now} control={control} onChanged={reload} />
    }
  }
}

const Return = () => (
  <Button component="a" href={billingPage}>
    {pageWords.back(config.brand)}
  </Button>
)
