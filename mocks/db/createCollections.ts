import { Collection } from '@msw/data'
import { BookmarkRecord, ClubRecord, ConnectorRecord, MailRecord, SegmentRecord, UserRecord } from './collections.ts'

/**
 * Creates the collections of small records, which @msw/data checks and stores; lists of them go through `table.ts`.
 *
 * @param touch called before every change
 */
export function createCollections(touch: () => void) {
  const collections = {
    clubs: new Collection({ schema: ClubRecord }),
    users: new Collection({ schema: UserRecord }),
    connectors: new Collection({ schema: ConnectorRecord }),
    bookmarks: new Collection({ schema: BookmarkRecord }),
    segments: new Collection({ schema: SegmentRecord }),
    mails: new Collection({ schema: MailRecord }),
  }
  for (const { hooks } of Object.values(collections)) {
    hooks.on('create', touch)
    hooks.on('update', touch)
    hooks.on('delete', touch)
  }
  return collections
}
export type Collections = ReturnType<typeof createCollections>
