import {
  JournalDamaged,
  readJournal,
  type Journal,
  type JournalEntry,
  type JournalHead,
} from '../../db/journal/journal.ts'
import type { EarlierEntries, OpenJournal } from '../../db/journal/openJournal.ts'
import type { Queue } from '../queue.ts'
import { inSlices } from '../slices.ts'
import type { State } from '../state.ts'
import { captureState } from './captureState.ts'
import { restoreState } from './restoreState.ts'

/** The first line of a checkpoint: to which journal it belongs, and how far it reaches. The state follows. */
interface FirstLine {
  build: string
  /** What is fixed in a journal's head. */
  journal: string
  /** The number of the last entry whose effect is in the state. */
  seq: number
  /** That entry, as text. */
  last: string
}

/** What tells a journal from every other one of a store: each start over raises its `life`. */
const identityOf = ({ version, scenario, seed, anchor, openedAt, life, club }: JournalHead) =>
  JSON.stringify([version, scenario, seed, anchor, openedAt, life, club])

const textOf = ({ seq, at, by, endpoint, input }: JournalEntry) => JSON.stringify([seq, at, by, endpoint, input])

/** The state of a journal as text; null if it is too large to save time, or cannot be kept at the moment. */
export async function writeCheckpoint(
  build: string,
  timeline: { journal: OpenJournal; state: State },
  run: Queue['run'],
): Promise<string | null> {
  const { journal } = timeline
  const captured = await run(async () => ({ last: journal.last, linesOf: captureState(timeline.state) }))
  const { last, linesOf } = captured
  if (!last || !linesOf) return null
  const first: FirstLine = { build, journal: identityOf(journal.head), seq: last.seq, last: textOf(last) }
  return [JSON.stringify(first), ...(await inSlices(linesOf()))].join('\n')
}

/** A journal from its checkpoint on. `entries` begins with the last one whose effect is in the state. */
export interface ReadCheckpoint extends Journal {
  earlier: EarlierEntries
  /** Brings a new state to that of the checkpoint. */
  restore(state: State): Promise<void>
}

/**
 * Reads a checkpoint, and from its journal what has followed. Null if another build has written it, or if it does not
 * belong to the journal.
 *
 * @param load loads the journal of a scenario from an entry on, unchecked
 */
export async function readCheckpoint(
  build: string,
  text: string,
  load: (from?: number) => Promise<unknown>,
): Promise<ReadCheckpoint | null> {
  const [firstLine = '', ...lines] = text.split('\n')
  // The same build has written it.
  const first = JSON.parse(firstLine) as FirstLine
  if (first.build !== build) return null
  const { seq } = first
  const { head, entries } = readJournal(await load(seq), seq)
  const [last] = entries
  if (identityOf(head) !== first.journal || !last || textOf(last) !== first.last) return null
  return {
    head,
    entries,
    earlier: {
      count: seq - 1,
      async read() {
        const stored = await load()
        try {
          const all = readJournal(stored).entries
          if (all.length < seq) throw new Error(`entry ${all.length + 1} is missing`)
          return all.slice(0, seq - 1)
        } catch (cause) {
          throw new JournalDamaged(cause instanceof Error ? cause.message : String(cause), { cause })
        }
      },
    },
    restore: async (state) => inSlices(await restoreState(state, lines)),
  }
}
