import { credentialFields, providers, type Provider } from '../../../src/contract/fields/providers.ts'
import type { Collections, ConnectorRecord } from '../../db/collections.ts'
import { connectorIdOf } from './connectorIds.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import { seedConnectors, type SeedConnector } from './connectorList.ts'

const listOf = (tenant: string) => seedConnectors[tenant] ?? []

/** The last sync of a seeded connector, in milliseconds since 1970: none of its rows is later. Throws for an unknown key. */
export function lastSyncOf(tenant: string, key: string, anchor: number): number {
  const connector = listOf(tenant).find((known) => known.key === key)
  if (!connector) throw new Error(`no connector ${key}`)
  return anchor - connector.synced * MINUTE
}

/** The provider of a seeded connector. Throws for an unknown key. */
export function providerOf(tenant: string, key: string): Provider {
  const connector = listOf(tenant).find((known) => known.key === key)
  if (!connector) throw new Error(`no connector ${key}`)
  return connector.provider
}

/** Writes the connectors of a club, if the seed has any for it. */
export async function seedConnectorsOf(collections: Collections, tenant: string, anchor: number) {
  for (const connector of listOf(tenant)) await collections.connectors.create(recordOf(tenant, connector, anchor))
}

function recordOf(tenant: string, connector: SeedConnector, anchor: number): ConnectorRecord {
  const { key, name, description, provider, age, synced, autoSync, interval } = connector
  const credentials = Object.entries(credentialFields(provider)).map(([field, { secret, example }]) => ({
    secret,
    entry: [field, connector.credentials?.[field] ?? example] as const,
  }))
  const entries = (secret: boolean) =>
    Object.fromEntries(credentials.filter((field) => field.secret === secret).map(({ entry }) => entry))
  return {
    id: connectorIdOf(tenant, key),
    tenant,
    name,
    description,
    type: providers[provider].type,
    provider,
    state: connector.failed ? 'FAILED' : 'SYNCED',
    lastSync: isoText(anchor - synced * MINUTE),
    config: { enabled: !connector.disabled, syncConfig: { autoSync, interval } },
    providerConfig: { provider, config: entries(false) },
    secrets: entries(true),
    createdAt: isoText(anchor - Math.round(age * DAY) + 20 * MINUTE),
  }
}
