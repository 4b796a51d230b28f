import type { JournalEntry, JournalHead, JournalStore } from '../db/journal.ts'

const NAME = 'touchline'
const VERSION = 1

/** Journals in this browser's IndexedDB: they survive a reload, a crashed tab and a restart. */
export async function indexedDbStore(): Promise<JournalStore> {
  const database = await openDatabase()

  /** Runs requests in one transaction and resolves when it is on disk. */
  function transact<T>(
    stores: string[],
    mode: IDBTransactionMode,
    act: (transaction: IDBTransaction) => IDBRequest<T> | undefined,
  ) {
    return new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(stores, mode)
      const request = act(transaction)
      transaction.addEventListener('complete', () => resolve(request?.result))
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed')))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
    })
  }

  /** All entries of a journal: their keys are [name, seq]. */
  const entriesOf = (name: string) => IDBKeyRange.bound([name, 0], [name, Infinity])

  return {
    async load(name) {
      const head = await transact<unknown>(['heads'], 'readonly', (transaction) =>
        transaction.objectStore('heads').get(name),
      )
      const entries = await transact<unknown[]>(['entries'], 'readonly', (transaction) =>
        transaction.objectStore('entries').getAll(entriesOf(name)),
      )
      // Entries without a head are no journal, but something to be set aside.
      return head === undefined && entries?.length === 0 ? undefined : { head, entries }
    },
    async start(name, { head, entries }) {
      await transact(['heads', 'entries'], 'readwrite', (transaction) => {
        const [heads, kept] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        kept.delete(entriesOf(name))
        heads.put(head, name)
        for (const entry of entries) kept.put(entry, [name, entry.seq])
        return undefined
      })
    },
    async saveHead(name, head: JournalHead) {
      await transact(['heads'], 'readwrite', (transaction) => transaction.objectStore('heads').put(head, name))
    },
    async append(name, entry: JournalEntry) {
      await transact(['entries'], 'readwrite', (transaction) =>
        transaction.objectStore('entries').add(entry, [name, entry.seq]),
      )
    },
    async setAside(name, aside) {
      const entries = await transact<unknown[]>(['entries'], 'readonly', (transaction) =>
        transaction.objectStore('entries').getAll(entriesOf(name)),
      )
      const head = await transact<unknown>(['heads'], 'readonly', (transaction) =>
        transaction.objectStore('heads').get(name),
      )
      await transact(['heads', 'entries'], 'readwrite', (transaction) => {
        const [heads, kept] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        heads.put(head, aside)
        heads.delete(name)
        entries?.forEach((entry, index) => kept.put(entry, [aside, index + 1]))
        kept.delete(entriesOf(name))
        return undefined
      })
    },
    readNote: (key) =>
      transact<string>(['notes'], 'readonly', (transaction) => transaction.objectStore('notes').get(key)),
    async writeNote(key, value) {
      await transact(['notes'], 'readwrite', (transaction) => transaction.objectStore('notes').put(value, key))
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      for (const store of ['heads', 'entries', 'notes']) request.result.createObjectStore(store)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')))
  })
}
