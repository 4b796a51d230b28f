import { z } from 'zod'
import { text, Text } from './fields.ts'

/** What a connector is for; `social` is our decision (docs/contract.md#catalogue). */
export const ConnectorType = z
  .enum(['shop', 'ticketing', 'fan', 'marketing', 'analytics', 'social'])
  .meta({ id: 'ConnectorType', description: 'What a connector is for.', examples: ['ticketing'] })
export type ConnectorType = z.infer<typeof ConnectorType>

/** A field of a provider's credentials: whether it is secret, and whether it may be left empty. */
export interface CredentialField {
  secret: boolean
  example: string
}

const plain = (example: string): CredentialField => ({ secret: false, example })
const secret = (example: string): CredentialField => ({ secret: true, example })

/** The fourteen providers, their types and the fields of their credentials (docs/product/connectors.md#providers). */
export const providers = {
  DEMOMARKETING: { type: 'marketing', name: 'Demo Marketing', fields: {} },
  DEMOSHOP: { type: 'shop', name: 'Demo Shop', fields: {} },
  DEMOSOCIAL: { type: 'social', name: 'Demo Social', fields: {} },
  DEMOTICKETING: { type: 'ticketing', name: 'Demo Ticketing', fields: {} },
  MAILCHIMP: {
    type: 'marketing',
    name: 'Mailchimp',
    fields: {
      serverPrefix: plain('us21'),
      user: plain('marketing@carrick.example'),
      audienceId: plain('9f2c4b71d0'),
      apiKey: secret('4b1d7c9e02a64f38b5'),
    },
  },
  MAUTIC: {
    type: 'marketing',
    name: 'Mautic',
    fields: {
      apiUrl: plain('https://mautic.carrick.example'),
      username: plain('carrick'),
      password: secret('quayside-1898'),
    },
  },
  METABASE: {
    type: 'analytics',
    name: 'Metabase',
    fields: {
      url: plain('https://metabase.carrick.example'),
      databaseId: plain('3'),
      dashboardId: plain('12'),
      fansDashCardId: plain('41'),
      fansCardId: plain('57'),
      user: plain('analytics@carrick.example'),
      password: secret('quayside-1898'),
      secretKey: secret('9d0c5b7e4a21f863'),
    },
  },
  ONEBOX: { type: 'ticketing', name: 'Onebox', fields: { clientSecret: secret('ob_7f31c9d24e60') } },
  SHOPGOOGLESHEETS: {
    type: 'shop',
    name: 'Shop Google Sheets',
    fields: {
      customerSheetId: plain('1Qz8cT5vCustomers'),
      orderSheetId: plain('1Lm2wR7xOrders'),
      orderItemSheetId: plain('1Vb6nK3pItems'),
    },
  },
  SHOPIFY: {
    type: 'shop',
    name: 'Shopify',
    fields: { shopUrl: plain('carrick.myshopify.example'), accessToken: secret('shpat_51c0e7a9') },
  },
  TICKETINGGOOGLESHEETS: {
    type: 'ticketing',
    name: 'Ticketing Google Sheets',
    fields: { customerSheetId: plain('1Hd4sF9aCustomers'), ticketSheetId: plain('1Ty7gJ2kTickets') },
  },
  TWITTER: {
    type: 'social',
    name: 'Twitter',
    fields: {
      accountName: plain('carrickhockey'),
      apiKey: secret('xK3b8Qw1'),
      apiKeySecret: secret('p0Zr6Vt4'),
      accessToken: secret('2215-aa71'),
      accessTokenSecret: secret('n8Yc3Lm9'),
    },
  },
  PRESTASHOP: {
    type: 'shop',
    name: 'PrestaShop',
    fields: {
      apiUrl: plain('https://shop.carrick.example/api'),
      timeZone: plain('Europe/London'),
      auth: secret('PS8K2M4N6'),
    },
  },
  FANGOOGLESHEETS: { type: 'fan', name: 'Fan Google Sheets', fields: { fanSheetId: plain('1Rk5pD8mFans') } },
} as const satisfies Record<
  string,
  { type: ConnectorType; name: string; fields: Readonly<Record<string, CredentialField>> }
>

export type Provider = keyof typeof providers
// `Object.keys` knows no names; there is at least one provider.
const providerIds = Object.keys(providers) as [Provider, ...Provider[]]

export const Provider = z
  .enum(providerIds)
  .meta({ id: 'Provider', description: 'Whom a connector speaks to.', examples: ['SHOPIFY'] })

/** The credential fields of a provider, by name. */
export const credentialFields = (provider: Provider): Readonly<Record<string, CredentialField>> =>
  providers[provider].fields

export const ProviderInfo = z
  .strictObject({
    name: text('As people know it.', 'Shopify'),
    logo: text("A path below the app's root, or an absolute URL.", 'logos/shopify.svg'),
  })
  .meta({ id: 'ProviderInfo', description: 'How a provider is shown.' })
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
      // Built from the names above, all of them texts.
      config: z.object(Object.fromEntries(fields) as Record<string, typeof Text>),
    })
    .meta({ id: `${provider}Credentials`, description: `What ${providers[provider].name} wants.` })
}

const [first, ...others] = providerIds.map(credentialsOf)
if (!first) throw new Error('there are no providers')

/** The server also takes the fields beside `provider` (docs/contract.md#provider-credentials). */
function nested(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'config' in value) return value
  // The line above leaves only objects, and JSON gives them string keys.
  const { provider, ...config } = value as Record<string, unknown>
  return { provider, config }
}

const NestedCredentials = z
  .discriminatedUnion('provider', [first, ...others], { error: 'Must name a provider that there is.' })
  .meta({ id: 'ProviderConfigInput', description: 'A provider and the credentials that it wants.' })

/** Credentials as a request gives them: a provider and what it wants. */
export const ProviderConfigInput = z.preprocess<unknown, typeof NestedCredentials, z.input<typeof NestedCredentials>>(
  nested,
  NestedCredentials,
)
export type ProviderConfigInput = z.output<typeof NestedCredentials>

/** Credentials as a reply gives them: without the secrets. */
export const ProviderConfig = z
  .strictObject({
    provider: Provider,
    config: z.record(z.string(), Text).meta({
      description: 'The fields that are no secret.',
      examples: [{ shopUrl: 'carrick.myshopify.example' }],
    }),
  })
  .meta({ id: 'ProviderConfig', description: 'A provider and its settings, secrets left out.' })
export type ProviderConfig = z.infer<typeof ProviderConfig>
