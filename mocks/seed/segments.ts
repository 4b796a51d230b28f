import type { Collections } from '../db/collections.ts'
import { bookmarkIdOf } from './bookmarks.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import { providerOf } from './connectors/connectors.ts'
import { idFrom } from '../db/random/ids.ts'
import { DAY, HOUR, isoText } from './moments.ts'
import { harbour, rovers } from './scenarios/scenarios.ts'

/** A segment as data. */
interface SeedSegment {
  name: string
  description: string | null
  /** The name of its bookmark. */
  bookmark: string
  /** The key of its marketing connector. */
  connector: string
  /** Days since it was created. */
  age: number
  /** Hours since its last sync; null for never. */
  synced: number | null
  failed?: boolean
  disabled?: boolean
}

const seedSegments: Record<string, readonly SeedSegment[]> = {
  [rovers.id]: [
    {
      name: 'Renewal letter 2026',
      description: 'Season-ticket holders under 30',
      bookmark: 'Season-ticket holders under 30',
      connector: 'newsletter',
      age: 34,
      synced: 8,
    },
    {
      name: 'Dublin coach',
      description: null,
      bookmark: 'Young fans in Ireland',
      connector: 'newsletter',
      age: 118,
      synced: 21,
    },
    {
      name: 'Welcome pack',
      description: 'A scarf for who has just joined',
      bookmark: 'New fans at home',
      connector: 'newsletter',
      age: 83,
      synced: 7,
    },
    {
      name: 'Heritage evening',
      description: 'Fans over 60, twice a year',
      bookmark: 'Fans over 60',
      connector: 'newsletter',
      age: 264,
      synced: 46,
    },
    {
      name: 'Women’s team launch',
      description: 'Over since the autumn',
      bookmark: 'Season tickets, women',
      connector: 'newsletter',
      age: 331,
      synced: 104 * 24,
      disabled: true,
    },
    {
      name: 'Norwegian branches',
      description: null,
      bookmark: 'Supporters in Norway',
      connector: 'newsletter',
      age: 212,
      synced: 30,
    },
    {
      name: 'Academy open day',
      description: 'Parents of young fans',
      bookmark: 'Youth',
      connector: 'campaigns',
      age: 55,
      synced: 10 * 24,
      failed: true,
    },
  ],
  [harbour.id]: [
    {
      name: 'Renovação 2026',
      description: 'Carta aos sócios com lugar anual',
      bookmark: 'Sócios com lugar anual',
      connector: 'newsletter',
      age: 41,
      synced: 9,
    },
    {
      name: 'Campo de férias',
      description: null,
      bookmark: 'Jovens do último trimestre',
      connector: 'newsletter',
      age: 96,
      synced: 31,
    },
    {
      name: 'Adeptos em Espanha',
      description: 'Jogos em Vigo',
      bookmark: 'Adeptos em Espanha',
      connector: 'newsletter',
      age: 160,
      synced: 70 * 24,
      disabled: true,
    },
  ],
}

/** Writes the segments of a club, which refer to its connectors and bookmarks. */
export async function seedSegmentsOf(collections: Collections, tenant: string, anchor: number) {
  for (const segment of seedSegments[tenant] ?? []) {
    const { name, description, bookmark, connector, age, synced } = segment
    await collections.segments.create({
      id: idFrom(`${tenant}/segment/${name}`),
      tenant,
      name,
      description,
      connectorId: connectorIdOf(tenant, connector),
      bookmarkId: bookmarkIdOf(tenant, bookmark),
      config: { enabled: !segment.disabled, provider: providerOf(tenant, connector), name, description },
      state: segment.failed ? 'FAILED' : 'SYNCED',
      lastSync: synced === null ? null : isoText(anchor - synced * HOUR),
      createdAt: isoText(anchor - age * DAY + ((age * 3) % 7) * HOUR),
    })
  }
}
