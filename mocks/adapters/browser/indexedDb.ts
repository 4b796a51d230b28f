import { JournalLost, type JournalHead, type JournalStore } from '../../db/journal/journal.ts'
import { openIndexedDb } from './indexedDbConnection.ts'

export interface ClosableStore extends JournalStore {
  /** Waits for pending transactions; every later call is refused. */
  close(): Promise<void>
}

/** All entries of a journal: their keys are [name, seq]. */
const entriesOf = (name: string) => IDBKeyRange.bound([name, 0], [name, Infinity])

/** Journals in this browser's IndexedDB: they survive a reload, a crashed tab and a restart. */
export async function indexedDbStore(): Promise<ClosableStore> {
  const { use, write, close } = await openIndexedDb()
  return {
    load: (name) =>
      use(async (database) => {
        const transaction = database.transaction(['heads', 'entries'])
        const [head, entries] = await Promise.all([
          // IndexedDB types its values as any.
          transaction.objectStore('heads').get(name) as Promise<unknown>,
          transaction.objectStore('entries').getAll(entriesOf(name)) as Promise<unknown[]>,
        ])
        // Entries without a head are not nothing: they are to be set aside.
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
        // A second try finds the entry if the first one wrote it and only its answer was lost.
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
    close,
  }
}
