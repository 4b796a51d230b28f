import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'

const NAME = 'touchline'
const VERSION = 1
const STORES = ['heads', 'entries', 'notes'] as const

/** What is on disk. Another build may have written a journal, so it is unknown until it has been read and checked. */
interface Schema extends DBSchema {
  heads: { key: string; value: unknown }
  entries: { key: [name: string, seq: number]; value: unknown }
  notes: { key: string; value: string }
}

type Database = IDBPDatabase<Schema>
export type WriteTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>

/** Errors of a connection that the browser closed during the call, because site data was cleared or storage failed. */
const CONNECTION_LOST = new Set(['InvalidStateError', 'AbortError', 'UnknownError'])

/** An acknowledged write must be on disk; Chromium's default only hands it to the operating system. */
const STRICT = { durability: 'strict' } as const

/** A connection to this browser's database, reopened if the browser closes it or the database is deleted. */
export interface IndexedDbConnection {
  /** Runs work on an open database, and retries it once on a new connection if the first one is closing. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** Runs a write transaction; resolves once it is on disk. */
  write<T>(stores: StoreNames<Schema>[], work: (transaction: WriteTransaction) => Promise<T>): Promise<T>
  /** Waits for pending transactions; later calls are rejected. */
  close(): Promise<void>
}

export async function openIndexedDb(): Promise<IndexedDbConnection> {
  let opening: Promise<Database> | null = null
  let closed = false
  /** Pending transactions; `close` waits for them. */
  const pending = new Set<Promise<unknown>>()

  const open = () => {
    opening ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        for (const store of STORES) database.createObjectStore(store)
      },
      // Another tab deletes or upgrades the database, and must not wait for this connection.
      blocking: (_current, _blocked, event) => {
        opening = null
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated() {
        opening = null
      },
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  async function use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (closed) throw new Error('the saved changes have been handed to another tab')
    const connection = open()
    const running = connection.then(work).catch((error: unknown) => {
      if (!(error instanceof DOMException) || !CONNECTION_LOST.has(error.name)) throw error
      if (opening === connection) opening = null
      return open().then(work)
    })
    pending.add(running)
    return running.finally(() => pending.delete(running))
  }

  const write = <T>(stores: StoreNames<Schema>[], work: (transaction: WriteTransaction) => Promise<T>) =>
    use(async (database) => {
      const transaction = database.transaction(stores, 'readwrite', STRICT)
      const [result] = await Promise.all([work(transaction), transaction.done])
      return result
    })

  await open()
  return {
    use,
    write,
    async close() {
      closed = true
      await Promise.allSettled(pending)
      const database = await opening?.catch(() => null)
      database?.close()
    },
  }
}
