import { z } from '../zod.ts'
import { connectorTypes } from './choices.ts'
import { providers, credentialFields, providerIds, type ProviderId } from './providerList.ts'
import { about, Text } from './fields.ts'
import { fieldWords } from './words.ts'

/** The category of a connector; `social` is our decision (docs/contract.md#catalogue). */
export const ConnectorType = z
  .enum(connectorTypes)
  .meta({ id: 'ConnectorType', description: 'The category of a connector.', examples: ['ticketing'] })
export type ConnectorType = z.infer<typeof ConnectorType>

export const Provider = z
  .enum(providerIds)
  .meta({ id: 'Provider', description: 'The service that a connector connects to.', examples: ['SHOPIFY'] })
export type Provider = ProviderId

export const ProviderInfo = z
  .strictObject({
    name: Text.meta(about('The name of the provider.', 'Shopify')),
    logo: Text.meta(about("A path below the app's root, or an absolute URL.", 'logos/shopify.svg')),
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
