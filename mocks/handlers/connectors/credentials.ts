import {
  credentialFields,
  providers,
  type Provider,
  type ProviderConfigInput,
} from '../../../src/contract/fields/providers.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import { refused } from '../../http/problems.ts'

/** A secret that every provider refuses, for trying out what happens then (docs/contract.md#refused-credentials). */
const REFUSED_SECRET = 'invalid'

interface Refusal {
  field: string
  sentence: string
}

/** Why a provider would not take these credentials; null where it would. The DEMO providers have no fields, and so never refuse. */
export function refusalOf(provider: Provider, config: Readonly<Record<string, string>>): Refusal | null {
  for (const [field, { secret }] of Object.entries(credentialFields(provider))) {
    const value = config[field] ?? ''
    if (value.trim() === '') return { field, sentence: `${providers[provider].name} needs this.` }
    if (secret && value === REFUSED_SECRET)
      return { field, sentence: `${providers[provider].name} refused these credentials.` }
  }
  return null
}

/** Throws 400, naming the field, where the provider would not take what a request gives. */
export function checkCredentials({ provider, config }: ProviderConfigInput) {
  const refusal = refusalOf(provider, config)
  if (refusal) throw refused(refusal.sentence, `providerConfig.config.${refusal.field}`)
}

/** Credentials as the model keeps them: what may be shown, and what may not. */
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

/** Whether a connector can reach its provider with what is stored. */
export const canReach = ({ provider, providerConfig, secrets }: ConnectorRecord) =>
  refusalOf(provider, { ...providerConfig.config, ...secrets }) === null
