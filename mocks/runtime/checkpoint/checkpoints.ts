import type { JournalEntry } from '../../db/journal/journal.ts'
import { openJournal, type OpenJournal } from '../../db/journal/openJournal.ts'
import type { ScenarioName } from '../../seed/scenarios/scenarios.ts'
import type { Queue } from '../queue.ts'
import type { SavedJournals } from '../savedJournals.ts'
import type { State } from '../state.ts'
import type { CheckpointOptions } from './checkpointOptions.ts'

/** Where a store keeps its one checkpoint: that of the current journal. */
export const CHECKPOINT_NOTE = 'checkpoint'

/** A saved journal that is continued. */
export interface Resumed {
  journal: OpenJournal
  /** What brings a new state to a checkpoint, and the entries after it; without it, all entries are replayed. */
  checkpoint?: { restore(state: State): Promise<void>; later: readonly JournalEntry[] }
}

export type Checkpoints = ReturnType<typeof createCheckpoints>

/** A browser replays as many writes in about 50 ms. */
const EVERY = 1000

/** Loads what writes and reads checkpoints on demand, because few journals are long. */
export const loadCheckpoint = () => import('./checkpoint.ts')

/**
 * Keeps a state with many writes beside its journal, so that the next start need not replay them. A checkpoint only
 * saves time: whatever goes wrong with it, the journal is replayed.
 */
export function createCheckpoints(saved: SavedJournals, { build, every = EVERY }: CheckpointOptions) {
  // Read with the other notes of a start, so that no start waits for it.
  let note: Promise<string | undefined> | null = saved.readNote(CHECKPOINT_NOTE).catch(() => undefined)
  /** How many entries a journal had at its last checkpoint, or at the last try. */
  const keptAt = new WeakMap<OpenJournal, number>()
  return {
    /**
     * Saves a checkpoint if many writes have followed the last one. It never fails.
     *
     * @param run runs a job while nothing is written
     */
    async keep(timeline: { journal: OpenJournal; state: State }, run: Queue['run']) {
      const { journal } = timeline
      if (journal.count - (keptAt.get(journal) ?? 0) < every) return
      keptAt.set(journal, journal.count)
      try {
        const { writeCheckpoint } = await loadCheckpoint()
        const text = await writeCheckpoint(build, timeline, run)
        if (text !== null) await saved.writeNote(CHECKPOINT_NOTE, text)
      } catch {
        // Another one is tried after as many writes.
      }
    },
    /**
     * Reads what is needed of a scenario's saved journal to continue it from the checkpoint that the store had at the
     * start; null if there is none, or if it cannot be used.
     */
    async read(scenario: ScenarioName): Promise<Resumed | null> {
      const text = await note
      // It may be megabytes.
      note = null
      if (typeof text !== 'string') return null
      const read = await loadCheckpoint()
        .then(({ readCheckpoint }) => readCheckpoint(build, text, (from) => saved.load(scenario, from)))
        .catch(() => null)
      if (!read) {
        // No later start could use it either.
        void saved.deleteNote(CHECKPOINT_NOTE).catch(() => {})
        return null
      }
      const journal = openJournal(read, read.earlier)
      keptAt.set(journal, read.earlier.count + 1)
      return { journal, checkpoint: { restore: read.restore, later: read.entries.slice(1) } }
    },
  }
}
