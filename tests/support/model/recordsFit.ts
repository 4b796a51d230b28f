import { expect } from 'vitest'
import type { z } from 'zod'
import {
  BookmarkRecord,
  ClubRecord,
  ConnectorRecord,
  MailRecord,
  SegmentRecord,
  UserRecord,
} from '../../../mocks/db/collections.ts'
import type { Collections } from '../../../mocks/db/createCollections.ts'

const schemas: Record<keyof Collections, z.ZodType> = {
  clubs: ClubRecord,
  users: UserRecord,
  connectors: ConnectorRecord,
  bookmarks: BookmarkRecord,
  segments: SegmentRecord,
  mails: MailRecord,
}

/** Expects that all small records fit their schemas and have no further fields. @msw/data does not check them. */
export function expectRecordsToFit(collections: Collections) {
  for (const [name, schema] of Object.entries(schemas)) {
    // The schemas have the names of the collections.
    for (const record of collections[name as keyof Collections].all())
      expect(schema.parse(record), name).toEqual(record)
  }
}
