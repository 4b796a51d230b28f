import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb'

const NAME = 'touchline'
const VERSION = 1
const STORES = ['heads', 'entries', 'notes'] as const

export type WriteTransaction = IDBPTransaction<unknown, string[], 'readwrite'>

/** The browser closed the connection under the call: site data was cleared, or storage is in trouble. */
const CONNECTION_LOST = new Set(['InvalidStateError', 'AbortError', 'UnknownError'])

/** Acknowledged means on disk, as far as the platform can promise: Chromium's default is to the operating system only. */
const STRICT = { durability: 'strict' } as const

/** A connection to this browser's database, opened again if the browser closes it or somebody deletes the database. */
export interface IndexedDbConnection {
  /** Runs work on an open database, and once more on another connection if the first turns out to be closing. */
  use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T>
  /** Runs a write transaction; resolves once it is on disk. */
  write<T>(stores: (typeof STORES)[number][], work: (transaction: WriteTransaction) => Promise<T>): Promise<T>
  /** Waits for pending transactions; every later call is refused. */
  close(): Promise<void>
}

export async function openIndexedDb(): Promise<IndexedDbConnection> {
  let opening: Promise<IDBPDatabase> | null = null
  let closed = false
  /** Pending transactions, which closing waits for. */
  const busy = new Set<Promise<unknown>>()

  const open = () => {
    opening ??= openDB(NAME, VERSION, {
      upgrade(database) {
        for (const store of STORES) database.createObjectStore(store)
      },
      // The database is being deleted or upgraded elsewhere, which must not wait for this connection.
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

  async function use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    if (closed) throw new Error('the saved changes have been handed to another tab')
    const mine = open()
    const running = mine.then(work).catch((error: unknown) => {
      if (!(error instanceof DOMException) || !CONNECTION_LOST.has(error.name)) throw error
      if (opening === mine) opening = null
      return open().then(work)
    })
    busy.add(running)
    return running.finally(() => busy.delete(running))
  }

  const write = <T>(stores: (typeof STORES)[number][], work: (transaction: WriteTransaction) => Promise<T>) =>
    use(async (database) => {
      const transaction = database.transaction<string[], 'readwrite'>(stores, 'readwrite', STRICT)
      const [result] = await Promise.all([work(transaction), transaction.done])
      return result
    })

  await open()
  return {
    use,
    write,
    async close() {
      closed = true
      await Promise.allSettled(busy)
      const database = await opening?.catch(() => null)
      database?.close()
    },
  }
}
