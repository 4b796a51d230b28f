import type { Bookmark } from '../../../src/contract/analytics.ts'
import type { BookmarkRecord } from '../../db/collections.ts'
import { bookmarkSpec, type Database } from '../../db/database.ts'
import { pageOfRows } from '../../db/table/table.ts'
import type { Handlers } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { providerInfo } from '../../seed/connectors/catalogue.ts'
import { definedOf } from '../records.ts'
import { bookmarkWords } from '../words.ts'

export const analytics: Handlers['analytics'] = {
  // A page of the same origin stands in for the analytics host (docs/contract.md#dashboard-frame).
  dashboard: ({ params }) => ({ url: `external/dashboard/?club=${encodeURIComponent(params.tenant)}` }),
}

export const bookmarks: Handlers['bookmarks'] = {
  list({ params: { tenant }, query, db }) {
    const page = pageOfRows(
      db.bookmarks.findMany((q) => q.where({ tenant })),
      bookmarkSpec,
      query,
    )
    return { ...page, items: page.items.map(toReply) }
  },

  async create({ params: { tenant }, body, db, clock, newId }) {
    const { name, description = null, connectorId, params } = body
    const createdAt = clock.iso()
    return toReply(
      await db.bookmarks.create({ id: newId(), tenant, name, description, connectorId, params, createdAt }),
    )
  },

  get: ({ params, db }) => toReply(bookmarkOf(db, params)),

  async update({ params, body, db }) {
    const bookmark = bookmarkOf(db, params)
    const updated = await db.bookmarks.update((q) => q.where({ id: bookmark.id }), {
      data: (record) => void Object.assign(record, definedOf(body)),
    })
    return toReply(updated ?? bookmark)
  },

  remove({ params, db }) {
    const { id } = bookmarkOf(db, params)
    db.bookmarks.delete((q) => q.where({ id }))
  },
}

const toReply = (bookmark: BookmarkRecord): Bookmark => ({ ...bookmark, metadata: providerInfo('METABASE') })

function bookmarkOf(db: Database, { tenant, id }: { tenant: string; id: string }): BookmarkRecord {
  const bookmark = db.bookmarks.findFirst((q) => q.where({ tenant, id }))
  if (!bookmark) throw notFound(bookmarkWords.name)
  return bookmark
}
