import { Collection } from '@msw/data'
import type {
  BookmarkRecord,
  ClubRecord,
  ConnectorRecord,
  MailRecord,
  SegmentRecord,
  UserRecord,
} from './collections.ts'

/** The Standard Schema of records that are stored as they are. */
export interface Stored<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: T; readonly output: T }
    validate(record: unknown): { value: T }
  }
}

/**
 * Lets @msw/data store records without checking them, which the server's start would wait for. Tests check those of the
 * seed, and those after every write of the contract.
 */
const stored = <T>(): Stored<T> => ({
  // The collection's type allows no other record.
  '~standard': { version: 1, vendor: 'touchline', validate: (record) => ({ value: record as T }) },
})

/**
 * Creates the collections of small records, which @msw/data stores; lists of them go through `table.ts`.
 *
 * @param touch called before every change
 */
export function createCollections(touch: () => void) {
  const collections = {
    clubs: new Collection({ schema: stored<ClubRecord>() }),
    users: new Collection({ schema: stored<UserRecord>() }),
    connectors: new Collection({ schema: stored<ConnectorRecord>() }),
    bookmarks: new Collection({ schema: stored<BookmarkRecord>() }),
    segments: new Collection({ schema: stored<SegmentRecord>() }),
    mails: new Collection({ schema: stored<MailRecord>() }),
  }
  for (const { hooks } of Object.values(collections)) {
    hooks.on('create', touch)
    hooks.on('update', touch)
    hooks.on('delete', touch)
  }
  return collections
}
export type Collections = ReturnType<typeof createCollections>
