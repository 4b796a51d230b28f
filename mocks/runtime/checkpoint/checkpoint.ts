import {
  JournalDamaged,
  JournalLost,
  readJournal,
  type JournalEntry,
  type JournalHead,
} from '../../db/journal/journal.ts'
import { openJournal, type OpenJournal } from '../../db/journal/openJournal.ts'
import type { Queue } from '../queue.ts'
import { inSlices } from '../slices.ts'
import type { State } from '../state.ts'
import { captureState } from './captureState.ts'
import type { Checkpoint } from './checkpointEntries.ts'
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
  /** The time that the state has reached, in milliseconds since 1970. */
  moment: number
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
  const { last, moment, linesOf } = await run(async () => ({
    last: journal.last,
    moment: timeline.state.clock.now(),
    linesOf: captureState(timeline.state),
  }))
  if (!last || !linesOf) return null
  const first: FirstLine = { build, journal: identityOf(journal.head), seq: last.seq, last: textOf(last), moment }
  return [JSON.stringify(first), ...(await inSlices(linesOf()))].join('\n')
}

/**
 * Reads a checkpoint, and from its journal what has followed. Null for another text, if another build has written it, or
 * if it does not fit the journal.
 *
 * @param load loads the journal of a scenario from an entry on, unchecked
 */
export async function readCheckpoint(
  build: string,
  text: string,
  load: (from?: number) => Promise<unknown>,
): Promise<OpenJournal<Checkpoint> | null> {
  const [firstLine = '', ...lines] = text.split('\n')
  const first = readLine(firstLine)
  if (first?.build !== build) return null
  const { seq } = first
  const fits = (head: JournalHead, last: JournalEntry | undefined): last is JournalEntry =>
    identityOf(head) === first.journal && last !== undefined && textOf(last) === first.last
  const { head, entries } = readJournal(await load(seq), seq)
  const [last, ...later] = entries
  // Time went back after the checkpoint: what follows would come before it in a replay.
  const isBehind = later[0] !== undefined && later[0].at < first.moment
  if (!fits(head, last) || isBehind) return null

  async function read() {
    const stored = await load()
    if (stored === undefined) throw new JournalLost()
    try {
      const whole = readJournal(stored)
      if (!fits(whole.head, whole.entries[seq - 1])) throw new Error(`entry ${seq} is missing`)
      return whole.entries.slice(0, seq)
    } catch (cause) {
      throw new JournalDamaged(cause instanceof Error ? cause.message : String(cause), { cause })
    }
  }
  return openJournal<Checkpoint>(
    { head, entries: later },
    { count: seq, last, read, restore: async (state) => inSlices(await restoreState(state, lines)) },
  )
}

function readLine(line: string): FirstLine | null {
  try {
    // What has the right build was written by this code.
    return JSON.parse(line) as FirstLine | null
  } catch {
    return null
  }
}
