import type { BookmarkRecord } from '../db/collections.ts'
import type { Collections } from '../db/createCollections.ts'
import { idFrom } from '../db/random/ids.ts'
import { DAY, HOUR, isoText } from './moments.ts'
import type { SeededClub } from './clubs/seededClubs.ts'

/** The connector id that the dashboard uses for its analytics (docs/contract.md#dashboard-frame). */
const ANALYTICS = 'metabase'

/** The id of a bookmark, by its name. */
export const bookmarkIdOf = (tenant: string, name: string) => idFrom(`${tenant}/bookmark/${name}`)

/** Writes the bookmarks of a club, created a few weeks apart. */
export async function seedBookmarksOf(collections: Collections, { id: tenant, content }: SeededClub, anchor: number) {
  const list = content.bookmarks
  for (const [index, [name, params, description]] of list.entries()) {
    const daysAgo = 60 + (list.length - index) * 38
    const record: BookmarkRecord = {
      id: bookmarkIdOf(tenant, name),
      tenant,
      name,
      description: description ?? null,
      connectorId: ANALYTICS,
      params,
      createdAt: isoText(anchor - daysAgo * DAY - ((index * 7) % 5) * HOUR),
    }
    await collections.bookmarks.create(record)
  }
}
