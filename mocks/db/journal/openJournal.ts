import type { Journal, JournalEntry, JournalHead } from './journal.ts'

/** A journal to which entries are added. After a start from a checkpoint, those before it are still in the store. */
export interface OpenJournal {
  head: JournalHead
  /** The number of all entries. */
  readonly count: number
  /** The last entry; undefined if there is none. */
  readonly last: JournalEntry | undefined
  /** True if `entries` can be read. */
  readonly isWhole: boolean
  /** All entries; throws before `load` has resolved. */
  readonly entries: readonly JournalEntry[]
  /** Resolves once `entries` can be read. Rejects if the store cannot give them; the next call tries again. */
  load(): Promise<void>
  add(entry: JournalEntry): void
}

/** The entries of a journal that have not been read. */
export interface EarlierEntries {
  count: number
  /** Reads them from the store. */
  read(): Promise<readonly JournalEntry[]>
}

/** @param earlier those before `entries`, if they have not been read */
export function openJournal({ head, entries: known }: Journal, earlier?: EarlierEntries): OpenJournal {
  let entries = [...known]
  let unread = earlier
  let reading: Promise<void> | null = null

  async function read({ read: readEarlier }: EarlierEntries) {
    try {
      entries = [...(await readEarlier()), ...entries]
      unread = undefined
    } finally {
      reading = null
    }
  }

  return {
    head,
    get count() {
      return (unread?.count ?? 0) + entries.length
    },
    get last() {
      return entries.at(-1)
    },
    get isWhole() {
      return unread === undefined
    },
    get entries() {
      if (unread) throw new Error('the earlier entries of the journal have not been read')
      return entries
    },
    async load() {
      if (unread) await (reading ??= read(unread))
    },
    add(entry) {
      entries.push(entry)
    },
  }
}
