import { z } from '../../../src/contract/zod.ts'
import { hash128 } from '../random/rng.ts'

/**
 * Raise it when the model can no longer replay older journals: they are set aside. After the first release, a step that
 * converts the entries of the version before would stand in `readJournal`.
 */
export const JOURNAL_VERSION = 6

/** The latest time the model accepts, so that every time can be formatted as a date. */
export const END_OF_TIME = Date.UTC(9999, 11, 31)
const Moment = z.number().min(0).max(END_OF_TIME)

/** The highest speed of time: an hour in a second. */
export const MAX_SPEED = 3600

/** Identifies a journal and the start of its time; times in milliseconds since 1970. */
export const JournalHead = z.strictObject({
  version: z.literal(JOURNAL_VERSION),
  scenario: z.string(),
  seed: z.string(),
  anchor: Moment,
  /** The host's time when the model's time began to pass. */
  openedAt: Moment,
  /** Milliseconds added by `control.advance`. */
  advanced: Moment,
  /** How many times faster than the host's time the model's time passes; once if absent. */
  speed: z.int().min(1).max(MAX_SPEED).optional(),
  /** Milliseconds added by a higher speed. */
  accelerated: Moment.optional(),
  /** The club of the scenario `prospect` as data, which the seed checks; absent in others. */
  club: z.record(z.string(), z.unknown()).optional(),
  /** Counts the restarts of the journal: it increases with each reset or import. */
  life: z.int().min(1),
})
export type JournalHead = z.infer<typeof JournalHead>

/** One accepted write. To replay it is to run its handler again, at the same time and with the same randomness. */
export const JournalEntry = z.strictObject({
  seq: z.int().min(1),
  at: Moment,
  /** The id of the user who wrote; null if nobody was signed in. */
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

interface Entries {
  readonly entries: readonly JournalEntry[]
}

/** A journal as JSON, with the time of the export and a checksum that detects truncation and edits. */
export interface JournalExport extends Journal {
  now: number
  checksum: string
}

const Readable = z.object({
  head: JournalHead.extend({ version: z.int() }),
  entries: z.array(JournalEntry),
  now: Moment.optional(),
  checksum: z.string().optional(),
})

/** Exports a journal as a copy, which later writes do not change. */
export function exportJournal({ head, entries }: Pick<Journal, 'head'> & Entries, now: number): JournalExport {
  return structuredClone({ head, entries: [...entries], now, checksum: checksumOf({ head, entries }, now) })
}

/**
 * Reads a journal of this version. `now` is the time of an export; null for a stored journal. Throws, with a reason for
 * the user, for anything else and for an incomplete or unordered journal.
 */
export function readJournal(value: unknown): Journal & { now: number | null } {
  const version = z.object({ head: z.object({ version: z.number() }) }).safeParse(value).data?.head.version
  if (version !== undefined && version > JOURNAL_VERSION) {
    throw new NewerJournal(`it was written by a newer version (${version})`)
  }
  if (version !== undefined && version < JOURNAL_VERSION)
    throw new Error(`it was written by an older version (${version})`)
  const parsed = Readable.safeParse(value)
  if (!parsed.success) throw new Error('it is not a journal of this version')
  const { head, entries, now = null, checksum } = parsed.data
  if (checksum !== undefined && checksum !== checksumOf({ head, entries }, now))
    throw new Error('its checksum is wrong')
  entries.forEach(({ seq, at }, index) => {
    const before = entries[index - 1]
    if (seq !== index + 1) throw new Error(`entry ${index + 1} is missing`)
    if (before && at < before.at) throw new Error(`entry ${seq} is earlier than the one before it`)
  })
  return { head: { ...head, version: JOURNAL_VERSION }, entries, now }
}

/** Hashes the values in a fixed order, because equal objects may differ in the order of their keys. */
function checksumOf({ head, entries }: Pick<z.infer<typeof Readable>, 'head'> & Entries, now: number | null) {
  const { version, scenario, seed, anchor, openedAt, advanced, life, speed, accelerated, club } = head
  const pace = speed === undefined && accelerated === undefined ? [] : [speed ?? 1, accelerated ?? 0]
  const ofClub = club === undefined ? [] : [inKeyOrder(club)]
  const lines = entries.map(({ seq, at, by, endpoint, input }) => [seq, at, by, endpoint, input])
  return hash128(
    JSON.stringify([[version, scenario, seed, anchor, openedAt, advanced, life, now, ...pace, ...ofClub], ...lines]),
  ).join('-')
}

/** True for the same club, whatever the order of its fields. */
export const isSameClub = (a: JournalHead['club'], b: JournalHead['club']): boolean =>
  JSON.stringify(inKeyOrder(a)) === JSON.stringify(inKeyOrder(b))

/** The same JSON value with the keys of all objects in order. */
function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, inKeyOrder(each)]))
}

/** Thrown for a journal of a newer version than this build can read. */
export class NewerJournal extends Error {
  override name = 'NewerJournal'
}

/** Thrown when a stored journal that is in use has disappeared, because the browser's site data was cleared. */
export class JournalLost extends Error {
  override name = 'JournalLost'
  override message = 'the saved changes are gone'
}

/** Stores journals by name. A call that writes is atomic, and has been saved when it resolves. */
export interface JournalStore {
  /** Loads the journal of a name, unchecked; undefined if there is none. */
  load(name: string): Promise<unknown>
  /** Saves a journal, replacing any journal of that name. */
  start(name: string, journal: Journal): Promise<void>
  saveHead(name: string, head: JournalHead): Promise<void>
  /** Appends an entry. Rejects if its number exists; rejects with `JournalLost` if the entries before it are gone. */
  append(name: string, entry: JournalEntry): Promise<void>
  /** Renames a journal. */
  setAside(name: string, aside: string): Promise<void>
  /** Reads a small value beside the journals, such as the name of the current scenario. */
  readNote(key: string): Promise<string | undefined>
  writeNote(key: string, value: string): Promise<void>
  deleteNote(key: string): Promise<void>
}

/** Creates a store that keeps journals in memory. */
export function memoryStore(): JournalStore & { journals: Map<string, unknown> } {
  const journals = new Map<string, unknown>()
  const notes = new Map<string, string>()
  // Tests may put anything into the map; a journal that is written to has been started here.
  const at = (name: string) => journals.get(name) as Journal
  return {
    journals,
    load: async (name) => structuredClone(journals.get(name)),
    start(name, journal) {
      journals.set(name, structuredClone({ head: journal.head, entries: journal.entries }))
      return Promise.resolve()
    },
    saveHead(name, head) {
      journals.set(name, { ...at(name), head })
      return Promise.resolve()
    },
    append(name, entry) {
      const { entries } = at(name)
      if (entries.length >= entry.seq) return Promise.reject(new Error(`entry ${entry.seq} exists already`))
      entries.push(structuredClone(entry))
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
    deleteNote(key) {
      notes.delete(key)
      return Promise.resolve()
    },
  }
}
