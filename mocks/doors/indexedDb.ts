import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { JournalLost, type JournalHead, type JournalStore } from '../db/journal.ts'

const NAME = 'touchline'
const VERSION = 1
const STORES = ['heads', 'entries', 'notes'] as const

type WriteTransaction = IDBPTransaction<unknown, string[], 'readwrite'>

/** The browser closed the connection under the call: site data was cleared, or storage is in trouble. */
const CONNECTION_LOST = new Set(['InvalidStateError', 'AbortError', 'UnknownError'])

/** Acknowledged means on disk, as far as the platform can promise: Chromium's default is to the operating system only. */
const STRICT = { durability: 'strict' } as const

export interface ClosableStore extends JournalStore {
  /** Waits for what is under way; every later call is refused. */
  close(): Promise<void>
}

/** All entries of a journal: their keys are [name, seq]. */
const entriesOf = (name: string) => IDBKeyRange.bound([name, 0], [name, Infinity])

/**
 * Journals in this browser's IndexedDB: they survive a reload, a crashed tab and a restart. A database that the browser closes
 * or that somebody deletes is opened again by the next call.
 */
export async function indexedDbStore(): Promise<ClosableStore> {
  let opening: Promise<IDBPDatabase> | null = null
  let closed = false
  /** Everything under way, so that closing can wait for it. */
  const busy = new Set<Promise<unknown>>()

  const open = () => {
    opening ??= openDB(NAME, VERSION, {
      upgrade(database) {
        for (const store of STORES) database.createObjectStore(store)
      },
      // Somebody deletes or upgrades the database: they do not wait for us.
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

  /** Runs work on an open database, again on another connection where the first turns out to be closing. */
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

  /** Runs a writing transaction; resolves once it is on disk. */
  const write = <T>(stores: (typeof STORES)[number][], work: (transaction: WriteTransaction) => Promise<T>) =>
    use(async (database) => {
      const transaction = database.transaction<string[], 'readwrite'>(stores, 'readwrite', STRICT)
      const [result] = await Promise.all([work(transaction), transaction.done])
      return result
    })

  await open()
  return {
    load: (name) =>
      use(async (database) => {
        const transaction = database.transaction(['heads', 'entries'])
        const [head, entries] = await Promise.all([
          // IndexedDB types its values as any: what is on disk is checked by `readJournal`.
          transaction.objectStore('heads').get(name) as Promise<unknown>,
          transaction.objectStore('entries').getAll(entriesOf(name)) as Promise<unknown[]>,
        ])
        // Entries without a head are no journal, but something to be set aside.
        return head === undefined && entries.length === 0 ? undefined : { head, entries }
      }),
    start: (name, { head, entries }) =>
      write(['heads', 'entries'], async (transaction) => {
        const [heads, kept] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        await kept.delete(entriesOf(name))
        await Promise.all([heads.put(head, name), ...entries.map((entry) => kept.put(entry, [name, entry.seq]))])
      }),
    saveHead: (name, head: JournalHead) =>
      write(['heads'], async (transaction) => void (await transaction.objectStore('heads').put(head, name))),
    append(name, entry) {
      let tries = 0
      return write(['heads', 'entries'], async (transaction) => {
        const [heads, kept] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        const [head, before, there] = await Promise.all([
          heads.getKey(name),
          entry.seq === 1 ? true : kept.getKey([name, entry.seq - 1]),
          // IndexedDB types its values as any.
          kept.get([name, entry.seq]) as Promise<unknown>,
        ])
        if (head === undefined || before === undefined) throw new JournalLost()
        // A second try finds what the first has written, where only the word of it was lost.
        const done = ++tries > 1 && JSON.stringify(there) === JSON.stringify(entry)
        if (!done) await kept.add(entry, [name, entry.seq])
      })
    },
    setAside: (name, aside) =>
      write(['heads', 'entries'], async (transaction) => {
        const [heads, kept] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        const [head, entries] = await Promise.all([
          // IndexedDB types its values as any.
          heads.get(name) as Promise<unknown>,
          kept.getAll(entriesOf(name)) as Promise<unknown[]>,
        ])
        await Promise.all([
          heads.put(head, aside),
          heads.delete(name),
          ...entries.map((entry, index) => kept.put(entry, [aside, index + 1])),
          kept.delete(entriesOf(name)),
        ])
      }),
    // IndexedDB types its values as any; `writeNote` stores texts alone.
    readNote: (key) => use((database) => database.get('notes', key) as Promise<string | undefined>),
    writeNote: (key, value) =>
      write(['notes'], async (transaction) => void (await transaction.objectStore('notes').put(value, key))),
    async close() {
      closed = true
      await Promise.allSettled(busy)
      const database = await opening?.catch(() => null)
      database?.close()
    },
  }
}
