import { JournalLost, type JournalHead, type JournalStore } from '../db/journal/journal.ts'
import { openIndexedDb } from './indexedDbConnection.ts'

export interface ClosableStore extends JournalStore {
  /** Waits for pending transactions; later calls are rejected. */
  close(): Promise<void>
}

/** The key range of the entries of a journal; the keys are [name, seq]. */
const entriesOf = (name: string) => IDBKeyRange.bound([name, 0], [name, Infinity])

/** Opens the journals in this browser's IndexedDB: they survive a reload, a crashed tab and a restart. */
export async function indexedDbStore(): Promise<ClosableStore> {
  const { use, write, close } = await openIndexedDb()
  return {
    load: (name) =>
      use(async (database) => {
        const transaction = database.transaction(['heads', 'entries'])
        const [head, entries] = await Promise.all([
          transaction.objectStore('heads').get(name),
          transaction.objectStore('entries').getAll(entriesOf(name)),
        ])
        // Entries without a head are a damaged journal, which the caller sets aside.
        return head === undefined && entries.length === 0 ? undefined : { head, entries }
      }),
    start: (name, { head, entries }) =>
      write(['heads', 'entries'], async (transaction) => {
        const [heads, stored] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        await stored.delete(entriesOf(name))
        await Promise.all([heads.put(head, name), ...entries.map((entry) => stored.put(entry, [name, entry.seq]))])
      }),
    saveHead: (name, head: JournalHead) =>
      write(['heads'], async (transaction) => void (await transaction.objectStore('heads').put(head, name))),
    append(name, entry) {
      let tries = 0
      return write(['heads', 'entries'], async (transaction) => {
        const [heads, stored] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        const [head, before, existing] = await Promise.all([
          heads.getKey(name),
          entry.seq === 1 ? true : stored.getKey([name, entry.seq - 1]),
          stored.get([name, entry.seq]),
        ])
        if (head === undefined || before === undefined) throw new JournalLost()
        // A retry finds the entry if the first try wrote it and only the answer was lost.
        const done = ++tries > 1 && JSON.stringify(existing) === JSON.stringify(entry)
        if (!done) await stored.add(entry, [name, entry.seq])
      })
    },
    setAside: (name, aside) =>
      write(['heads', 'entries'], async (transaction) => {
        const [heads, stored] = [transaction.objectStore('heads'), transaction.objectStore('entries')]
        const [head, entries] = await Promise.all([heads.get(name), stored.getAll(entriesOf(name))])
        await Promise.all([
          heads.put(head, aside),
          heads.delete(name),
          ...entries.map((entry, index) => stored.put(entry, [aside, index + 1])),
          stored.delete(entriesOf(name)),
        ])
      }),
    readNote: (key) => use((database) => database.get('notes', key)),
    writeNote: (key, value) =>
      write(['notes'], async (transaction) => void (await transaction.objectStore('notes').put(value, key))),
    deleteNote: (key) => write(['notes'], (transaction) => transaction.objectStore('notes').delete(key)),
    close,
  }
}
