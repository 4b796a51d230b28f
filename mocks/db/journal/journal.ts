import { z } from 'zod'
import { migrations } from './migrations.ts'
import { hash128 } from '../rng.ts'

/** Raised whenever an old journal could no longer be replayed by the model of today; `migrations` may bring it there. */
export const JOURNAL_VERSION = 3

/** The model knows no moment beyond; every time of it stays one that a date can show. */
export const END_OF_TIME = Date.UTC(9999, 11, 31)
const Moment = z.number().min(0).max(END_OF_TIME)

/** What a journal belongs to, and where its time began; times in milliseconds since 1970. */
export const JournalHead = z.strictObject({
  version: z.literal(JOURNAL_VERSION),
  scenario: z.string(),
  seed: z.string(),
  anchor: Moment,
  /** The host's time at which the model's time began to pass. */
  openedAt: Moment,
  /** What `control.advance` has added. */
  advanced: Moment,
  /** How many histories of this journal there have been: a reset or an import begins another. */
  life: z.int().min(1),
})
export type JournalHead = z.infer<typeof JournalHead>

/** One accepted write: replaying it is running its handler again, at the same time, with the same chance. */
export const JournalEntry = z.strictObject({
  seq: z.int().min(1),
  at: Moment,
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

/** A journal as JSON, with the moment at which it was taken and a checksum that tells a cut or edited one. */
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

/** A copy: later writes do not change it. */
export function exportJournal({ head, entries }: Journal, now: number): JournalExport {
  return structuredClone({ head, entries, now, checksum: checksumOf({ head, entries }, now) })
}

/**
 * A journal of this version, or of an older one that can be brought to it: then `migrated`. Throws a sentence for anything else, and
 * for one that is not whole and in order; `now` is that of an export, if it has one.
 */
export function readJournal(value: unknown): Journal & { now: number | null; migrated: boolean } {
  const version = z.object({ head: z.object({ version: z.number() }) }).safeParse(value).data?.head.version
  if (version !== undefined && version > JOURNAL_VERSION) {
    throw new NewerJournal(`it was written by a newer version (${version})`)
  }
  const steps = version === undefined ? [] : stepsFrom(version)
  if (!steps) throw new Error(`it was written by an older version (${version})`)
  const parsed = Readable.safeParse(value)
  if (!parsed.success) throw new Error('it is not a journal of this version')
  const { head, entries, now = null, checksum } = parsed.data
  if (checksum !== undefined && checksum !== checksumOf({ head, entries }, now))
    throw new Error('its checksum is wrong')
  entries.forEach(({ seq, at }, index) => {
    const before = entries[index - 1]
    if (seq !== index + 1) throw new Error(`entry ${index + 1} is missing`)
    if (before && at < before.at) throw new Error(`entry ${seq} lies before the one it follows`)
  })
  return {
    head: { ...head, version: JOURNAL_VERSION },
    entries: entries.map((entry) => steps.reduce((brought, step) => ({ ...brought, ...step(brought) }), entry)),
    now,
    migrated: steps.length > 0,
  }
}

/** The migrations from a version to this one; null where one is missing. */
function stepsFrom(version: number) {
  const steps = []
  for (let from = version; from < JOURNAL_VERSION; from++) {
    const step = migrations[from]
    if (!step) return null
    steps.push(step)
  }
  return steps
}

/** Over the values in a fixed order, since two objects may say the same in another order of keys. */
function checksumOf({ head, entries }: Pick<z.infer<typeof Readable>, 'head' | 'entries'>, now: number | null) {
  const { version, scenario, seed, anchor, openedAt, advanced, life } = head
  const lines = entries.map(({ seq, at, by, endpoint, input }) => [seq, at, by, endpoint, input])
  return hash128(JSON.stringify([[version, scenario, seed, anchor, openedAt, advanced, life, now], ...lines])).join('-')
}

/** A journal of a version that this build does not know yet; it is for that version to read. */
export class NewerJournal extends Error {
  override name = 'NewerJournal'
}

/** What was kept of a journal is gone, though nobody here removed it: the browser's site data was cleared. */
export class JournalLost extends Error {
  override name = 'JournalLost'
  override message = 'the saved changes are gone'
}

/** Where journals are kept, each under a name. What a call has written is there when it resolves, whole or not at all. */
export interface JournalStore {
  /** What is there under a name, unread; undefined where nothing is. */
  load(name: string): Promise<unknown>
  /** Puts a journal in the place of whatever was there. */
  start(name: string, journal: Journal): Promise<void>
  saveHead(name: string, head: JournalHead): Promise<void>
  /** Rejects where an entry of this number is there already; with `JournalLost` where the ones before it are gone. */
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
  // Tests may put anything into the map; a journal that is written to has been started here.
  const at = (name: string) => journals.get(name) as Journal
  return {
    journals,
    load: (name) => Promise.resolve(journals.has(name) ? structuredClone(journals.get(name)) : undefined),
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
  }
}
