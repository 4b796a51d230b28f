import type { Provider, ProviderConfigInput } from '../../../src/contract/fields/providers.ts'
import { credentialFields, providers } from '../../../src/contract/fields/providerList.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import { refused } from '../../http/problems.ts'
import { connectorWords } from '../words.ts'

/** A secret that every provider refuses, to demonstrate the failure (docs/contract.md#refused-credentials). */
const REFUSED_SECRET = 'invalid'

interface Refusal {
  field: string
  sentence: string
}

/**
 * Why a provider refuses these credentials; null if it accepts them. DEMO providers have no fields, so they never
 * refuse.
 */
function refusalOf(provider: Provider, config: Readonly<Record<string, string>>): Refusal | null {
  for (const [field, { secret }] of Object.entries(credentialFields(provider))) {
    const value = config[field] ?? ''
    if (value.trim() === '') return { field, sentence: connectorWords.missing(providers[provider].name) }
    if (secret && value === REFUSED_SECRET) return { field, sentence: connectorWords.refused(providers[provider].name) }
  }
  return null
}

/** Throws 400, naming the field, if the provider refuses the credentials of a request. */
export function checkCredentials({ provider, config }: ProviderConfigInput) {
  const refusal = refusalOf(provider, config)
  if (refusal) throw refused(refusal.sentence, `providerConfig.config.${refusal.field}`)
}

/** Splits credentials into fields that replies may contain, and secrets. */
export function splitCredentials({
  provider,
  config,
}: ProviderConfigInput): Pick<ConnectorRecord, 'providerConfig' | 'secrets'> {
  const secret = credentialFields(provider)
  const entries = Object.entries(config)
  return {
    providerConfig: { provider, config: Object.fromEntries(entries.filter(([name]) => !secret[name]?.secret)) },
    secrets: Object.fromEntries(entries.filter(([name]) => secret[name]?.secret)),
  }
}

/** True if the provider of a connector accepts its stored credentials. */
export const canReach = ({ provider, providerConfig, secrets }: ConnectorRecord) =>
  refusalOf(provider, { ...providerConfig.config, ...secrets }) === null
