import type { Provider } from '../../../src/contract/fields/providers.ts'
import { credentialFields, providers } from '../../../src/contract/fields/providerList.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import { connectorIdOf } from './connectorIds.ts'
import type { SeededClub } from '../clubs/seededClubs.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import type { ClubContent, SeedConnector } from '../clubs/content.ts'

type Connectors = Pick<ClubContent, 'connectors'>

/**
 * The last sync of a seeded connector, in milliseconds since 1970: none of its rows is later. Throws for an unknown
 * key.
 */
export function lastSyncOf({ connectors }: Connectors, key: string, anchor: number): number {
  const connector = connectors.find((known) => known.key === key)
  if (!connector) throw new Error(`no connector ${key}`)
  return anchor - connector.synced * MINUTE
}

/** The provider of a seeded connector. Throws for an unknown key. */
export function providerOf({ connectors }: Connectors, key: string): Provider {
  const connector = connectors.find((known) => known.key === key)
  if (!connector) throw new Error(`no connector ${key}`)
  return connector.provider
}

/** The probability that a sync of a connector fails because its provider is out of order. */
export const outagesOf = (club: SeededClub, id: string): number =>
  club.content.connectors.find(({ key }) => connectorIdOf(club.id, key) === id)?.outages ?? 0

/** Writes the connectors of a club, and plans their automatic syncs. */
export async function seedConnectorsOf(db: Database, { id, content }: SeededClub, anchor: number) {
  for (const connector of content.connectors)
    db.autoSyncs.plan(await db.connectors.create(recordOf(id, connector, anchor)), anchor)
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
