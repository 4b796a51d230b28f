import type { Collections } from '../db/createCollections.ts'
import { bookmarkIdOf } from './bookmarks.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import { providerOf } from './connectors/connectors.ts'
import { idFrom } from '../db/random/ids.ts'
import { DAY, HOUR, isoText } from './moments.ts'
import type { SeededClub } from './clubs/seededClubs.ts'

/** Writes the segments of a club, which refer to its connectors and bookmarks. */
export async function seedSegmentsOf(collections: Collections, { id: tenant, content }: SeededClub, anchor: number) {
  for (const segment of content.segments) {
    const { name, description, bookmark, connector, age, synced } = segment
    await collections.segments.create({
      id: idFrom(`${tenant}/segment/${name}`),
      tenant,
      name,
      description,
      connectorId: connectorIdOf(tenant, connector),
      bookmarkId: bookmarkIdOf(tenant, bookmark),
      config: { enabled: !segment.disabled, provider: providerOf(content, connector), name, description },
      state: segment.failed ? 'FAILED' : 'SYNCED',
      lastSync: synced === null ? null : isoText(anchor - synced * HOUR),
      createdAt: isoText(anchor - age * DAY + ((age * 3) % 7) * HOUR),
    })
  }
}
