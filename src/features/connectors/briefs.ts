import type { Provider } from '../../contract/fields/providers.ts'
import { knownProvider } from './shown.ts'

/** What each provider brings, in one line (docs/product/connectors.md#what-each-provider-brings). */
const briefs: Record<Provider, string> = {
  DEMOMARKETING: 'A practice audience to send segments to',
  DEMOSHOP: 'Sample orders, items and customers to try out',
  DEMOSOCIAL: 'A practice account for your club',
  DEMOTICKETING: 'Sample tickets and customers to try out',
  MAILCHIMP: 'Sends your segments to a Mailchimp audience',
  MAUTIC: 'Sends your segments to your Mautic campaigns',
  METABASE: 'Your club’s dashboard, embedded from Metabase',
  ONEBOX: 'Tickets and customers from your Onebox box office',
  SHOPGOOGLESHEETS: 'Orders, items and customers from three Google sheets',
  SHOPIFY: 'Orders, items and customers from your Shopify store',
  TICKETINGGOOGLESHEETS: 'Tickets and customers from two Google sheets',
  TWITTER: 'Connects your club’s account on X, formerly Twitter',
  PRESTASHOP: 'Orders, items and customers from your PrestaShop',
  FANGOOGLESHEETS: 'Fans from a Google sheet, one fan per row',
}

/** What a provider brings, in one line; null for a provider that this version does not know. */
export function briefOf(provider: string): string | null {
  const known = knownProvider(provider)
  return known && briefs[known]
}
