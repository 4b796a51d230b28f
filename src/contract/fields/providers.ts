import { z } from 'zod'
import { text, Text } from './fields.ts'
import { fieldWords } from './words.ts'

/** The category of a connector; `social` is our decision (docs/contract.md#catalogue). */
export const ConnectorType = z
  .enum(['shop', 'ticketing', 'fan', 'marketing', 'analytics', 'social'])
  .meta({ id: 'ConnectorType', description: 'The category of a connector.', examples: ['ticketing'] })
export type ConnectorType = z.infer<typeof ConnectorType>

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
  { type: ConnectorType; name: string; fields: Readonly<Record<string, CredentialField>> }
>

export type Provider = keyof typeof providers
// `Object.keys` loses the literal names; the list above is not empty.
const providerIds = Object.keys(providers) as [Provider, ...Provider[]]

export const Provider = z
  .enum(providerIds)
  .meta({ id: 'Provider', description: 'The service that a connector connects to.', examples: ['SHOPIFY'] })

/** The credential fields of a provider, by name. */
export const credentialFields = (provider: Provider): Readonly<Record<string, CredentialField>> =>
  providers[provider].fields

export const ProviderInfo = z
  .strictObject({
    name: text('The name of the provider.', 'Shopify'),
    logo: text("A path below the app's root, or an absolute URL.", 'logos/shopify.svg'),
  })
  .meta({ id: 'ProviderInfo', description: 'Name and logo of a provider.' })
export type ProviderInfo = z.infer<typeof ProviderInfo>

function credentialsOf<P extends Provider>(provider: P) {
  const fields = Object.entries(credentialFields(provider)).map(([name, { secret: isSecret, example }]) => [
    name,
    Text.meta({
      description: isSecret ? 'Secret: never read back.' : `${name} at the provider.`,
      examples: [example],
    }),
  ])
  return z
    .object({
      provider: z.literal(provider),
      // Every field is a Text, but `Object.fromEntries` loses that type.
      config: z.object(Object.fromEntries(fields) as Record<string, typeof Text>),
    })
    .meta({ id: `${provider}Credentials`, description: `The credentials for ${providers[provider].name}.` })
}

const [first, ...others] = providerIds.map(credentialsOf)
if (!first) throw new Error('there are no providers')

/** Accepts credentials beside `provider` instead of in `config` (docs/contract.md#provider-credentials). */
function nestConfig(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'config' in value) return value
  // The line above leaves only objects, and JSON gives them string keys.
  const { provider, ...config } = value as Record<string, unknown>
  return { provider, config }
}

const NestedCredentials = z
  .discriminatedUnion('provider', [first, ...others], { error: fieldWords.provider })
  .meta({ id: 'ProviderConfigInput', description: 'A provider and its credentials.' })

/** Credentials in a request: a provider and its fields. */
export const ProviderConfigInput = z.preprocess<unknown, typeof NestedCredentials, z.input<typeof NestedCredentials>>(
  nestConfig,
  NestedCredentials,
)
export type ProviderConfigInput = z.output<typeof NestedCredentials>

/** Credentials in a response, without the secrets. */
export const ProviderConfig = z
  .strictObject({
    provider: Provider,
    config: z.record(z.string(), Text).meta({
      description: 'The fields that are not secret.',
      examples: [{ shopUrl: 'carrick.myshopify.example' }],
    }),
  })
  .meta({ id: 'ProviderConfig', description: 'A provider and its settings, secrets left out.' })
export type ProviderConfig = z.infer<typeof ProviderConfig>
