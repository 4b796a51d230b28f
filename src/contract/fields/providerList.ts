import type { connectorTypes } from './choices.ts'

/** A field of a provider's credentials. Replies omit secret fields. */
export interface CredentialField {
  secret: boolean
  example: string
}

const publicField = (example: string): CredentialField => ({ secret: false, example })
const secretField = (example: string): CredentialField => ({ secret: true, example })

/** The providers, their types and credential fields (docs/product/connectors.md#providers). */
export const providers = {
  DEMOMARKETING: { type: 'marketing', name: 'Demo Marketing', fields: {} },
  DEMOSHOP: { type: 'shop', name: 'Demo Shop', fields: {} },
  DEMOSOCIAL: { type: 'social', name: 'Demo Social', fields: {} },
  DEMOTICKETING: { type: 'ticketing', name: 'Demo Ticketing', fields: {} },
  MAILCHIMP: {
    type: 'marketing',
    name: 'Mailchimp',
    fields: {
      serverPrefix: publicField('us21'),
      user: publicField('marketing@carrick.example'),
      audienceId: publicField('9f2c4b71d0'),
      apiKey: secretField('4b1d7c9e02a64f38b5'),
    },
  },
  MAUTIC: {
    type: 'marketing',
    name: 'Mautic',
    fields: {
      apiUrl: publicField('https://mautic.carrick.example'),
      username: publicField('carrick'),
      password: secretField('quayside-1898'),
    },
  },
  METABASE: {
    type: 'analytics',
    name: 'Metabase',
    fields: {
      url: publicField('https://metabase.carrick.example'),
      databaseId: publicField('3'),
      dashboardId: publicField('12'),
      fansDashCardId: publicField('41'),
      fansCardId: publicField('57'),
      user: publicField('analytics@carrick.example'),
      password: secretField('quayside-1898'),
      secretKey: secretField('9d0c5b7e4a21f863'),
    },
  },
  ONEBOX: { type: 'ticketing', name: 'Onebox', fields: { clientSecret: secretField('ob_7f31c9d24e60') } },
  SHOPGOOGLESHEETS: {
    type: 'shop',
    name: 'Shop Google Sheets',
    fields: {
      customerSheetId: publicField('1Qz8cT5vCustomers'),
      orderSheetId: publicField('1Lm2wR7xOrders'),
      orderItemSheetId: publicField('1Vb6nK3pItems'),
    },
  },
  SHOPIFY: {
    type: 'shop',
    name: 'Shopify',
    fields: { shopUrl: publicField('carrick.myshopify.example'), accessToken: secretField('shpat_51c0e7a9') },
  },
  TICKETINGGOOGLESHEETS: {
    type: 'ticketing',
    name: 'Ticketing Google Sheets',
    fields: { customerSheetId: publicField('1Hd4sF9aCustomers'), ticketSheetId: publicField('1Ty7gJ2kTickets') },
  },
  TWITTER: {
    type: 'social',
    name: 'Twitter',
    fields: {
      accountName: publicField('carrickhockey'),
      apiKey: secretField('xK3b8Qw1'),
      apiKeySecret: secretField('p0Zr6Vt4'),
      accessToken: secretField('2215-aa71'),
      accessTokenSecret: secretField('n8Yc3Lm9'),
    },
  },
  PRESTASHOP: {
    type: 'shop',
    name: 'PrestaShop',
    fields: {
      apiUrl: publicField('https://shop.carrick.example/api'),
      timeZone: publicField('Europe/London'),
      auth: secretField('PS8K2M4N6'),
    },
  },
  FANGOOGLESHEETS: { type: 'fan', name: 'Fan Google Sheets', fields: { fanSheetId: publicField('1Rk5pD8mFans') } },
} as const satisfies Record<
  string,
  { type: (typeof connectorTypes)[number]; name: string; fields: Readonly<Record<string, CredentialField>> }
>

/** The id of a provider. */
export type ProviderId = keyof typeof providers

// `Object.keys` loses the literal names; the list above is not empty.
export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]]

/** The credential fields of a provider, by name. */
export const credentialFields = (provider: ProviderId): Readonly<Record<string, CredentialField>> =>
  providers[provider].fields
