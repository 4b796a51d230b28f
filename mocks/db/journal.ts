import { z } from 'zod'
import { hash128 } from './rng.ts'

/** Raised whenever an old journal could no longer be replayed by the model of today. */
export const JOURNAL_VERSION = 1

/** What a journal belongs to, and where its time began. */
export const JournalHead = z.strictObject({
  version: z.literal(JOURNAL_VERSION),
  scenario: z.string(),
  seed: z.string(),
  /** Milliseconds since 1970, as all times here. */
  anchor: z.number(),
  /** The host's time at which the journal was opened. */
  openedAt: z.number(),
  /** What `control.advance` has added. */
  advanced: z.number(),
})
export type JournalHead = z.infer<typeof JournalHead>

/** One accepted write: replaying it is running its handler again, at the same time, with the same chance. */
export const JournalEntry = z.strictObject({
  seq: z.int().min(1),
  at: z.number(),
  /** The user who wrote; null where nobody was signed in. */
  by: z.string().nullable(),
  /** The id of an operation, or `control.…`. */
  endpoint: z.string(),
  input: z.unknown(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

export interface Journal {
  head: JournalHead
  entries: JournalEntry[]
}

/** A journal as text to keep, and the way back; the checksum tells a truncated or edited one. */
export const Export = z.strictObject({ head: JournalHead, entries: z.array(JournalEntry), checksum: z.string() })

export function exportJournal({ head, entries }: Journal): z.infer<typeof Export> {
  return { head, entries, checksum: checksumOf({ head, entries }) }
}

/** Throws a sentence for anything that is no journal of this version, whole and in order. */
export function readJournal(value: unknown): Journal {
  const version = z.object({ head: z.object({ version: z.number() }) }).safeParse(value).data?.head.version
  if (version !== undefined && version > JOURNAL_VERSION)
    throw new Error(`it was written by a newer version (${version})`)
  const parsed = z
    .object({ head: JournalHead, entries: z.array(JournalEntry), checksum: z.string().optional() })
    .safeParse(value)
  if (!parsed.success) throw new Error('it is not a journal of this version')
  const { head, entries, checksum } = parsed.data
  if (checksum !== undefined && checksum !== checksumOf({ head, entries })) throw new Error('its checksum is wrong')
  entries.forEach(({ seq, at }, index) => {
    const before = entries[index - 1]
    if (seq !== index + 1) throw new Error(`entry ${index + 1} is missing`)
    if (before && at < before.at) throw new Error(`entry ${seq} lies before the one it follows`)
  })
  return { head, entries }
}

/** Over the values in a fixed order, since two objects may say the same in another order of keys. */
function checksumOf({ head, entries }: Journal) {
  const { version, scenario, seed, anchor, openedAt, advanced } = head
  const lines = entries.map(({ seq, at, by, endpoint, input }) => [seq, at, by, endpoint, input])
  return hash128(JSON.stringify([[version, scenario, seed, anchor, openedAt, advanced], ...lines])).join('-')
}

/** Where journals are kept, each under a name. An append has been written when it resolves. */
export interface JournalStore {
  /** What is there under a name, unread; undefined where nothing is. */
  load(name: string): Promise<unknown>
  /** Begins a journal anew. */
  start(name: string, head: JournalHead): Promise<void>
  saveHead(name: string, head: JournalHead): Promise<void>
  append(name: string, entry: JournalEntry): Promise<void>
  /** Moves what is there under a name to another. */
  setAside(name: string, aside: string): Promise<void>
  /** A small value beside the journals, such as the scenario that is on. */
  readNote(key: string): Promise<string | undefined>
  writeNote(key: string, value: string): Promise<void>
}

/** Journals that end with the process. */
export function memoryStore(): JournalStore & { journals: Map<string, unknown> } {
  const journals = new Map<string, unknown>()
  const notes = new Map<string, string>()
  const at = (name: string) => journals.get(name) as Journal
  return {
    journals,
    load: (name) => Promise.resolve(journals.has(name) ? structuredClone(journals.get(name)) : undefined),
    start(name, head) {
      journals.set(name, { head, entries: [] })
      return Promise.resolve()
    },
    saveHead(name, head) {
      journals.set(name, { ...at(name), head })
      return Promise.resolve()
    },
    append(name, entry) {
      at(name).entries.push(structuredClone(entry))
      return Promise.resolve()
    },
    setAside(name, aside) {
      journals.set(aside, journals.get(name))
      journals.delete(name)
      return Promise.resolve()
    },
    readNote: (key) => Promise.resolve(notes.get(key)),
    writeNote(key, value) {
      notes.set(key, value)
      return Promise.resolve()
    },
  }
}
