import type { Journal, JournalEntry, JournalHead } from './journal.ts'

/** The entries of a journal up to a checkpoint, which are still in the store. */
export interface EarlierEntries {
  count: number
  /** Reads them from the store. */
  read(): Promise<readonly JournalEntry[]>
}

/** A journal to which entries are added. After a start from a checkpoint, those up to it are read later. */
export interface OpenJournal<E extends EarlierEntries = EarlierEntries> {
  head: JournalHead
  /** The number of all entries. */
  readonly count: number
  /** The last entry; undefined if there is none. */
  readonly last: JournalEntry | undefined
  /** What has not been read; undefined if nothing is missing, or no longer. */
  readonly earlier: E | undefined
  /** The entries after that. */
  readonly later: readonly JournalEntry[]
  /** All entries; throws before `load` has resolved. */
  readonly entries: readonly JournalEntry[]
  /** Resolves once `entries` can be read. Rejects if the store cannot give them; the next call tries again. */
  load(): Promise<void>
  add(entry: JournalEntry): void
}

/**
 * Opens a journal with all of its entries, or with those after `unread`.
 *
 * @param unread the entries before, and the last of them
 */
export function openJournal<E extends EarlierEntries = EarlierEntries>(
  { head, entries: known }: Journal,
  unread?: E & { last: JournalEntry },
): OpenJournal<E> {
  let later = [...known]
  let earlier: (E & { last: JournalEntry }) | undefined = unread
  let reading: Promise<void> | null = null

  async function read(from: E) {
    try {
      later = [...(await from.read()), ...later]
      earlier = undefined
    } finally {
      reading = null
    }
  }

  return {
    head,
    get count() {
      return (earlier?.count ?? 0) + later.length
    },
    get last() {
      return later.at(-1) ?? earlier?.last
    },
    get earlier() {
      return earlier
    },
    get later() {
      return later
    },
    get entries() {
      if (earlier) throw new Error('the earlier entries of the journal have not been read')
      return later
    },
    async load() {
      if (earlier) await (reading ??= read(earlier))
    },
    add(entry) {
      later.push(entry)
    },
  }
}
