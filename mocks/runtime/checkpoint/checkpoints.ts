import type { OpenJournal } from '../../db/journal/openJournal.ts'
import type { ScenarioName } from '../../seed/scenarios/scenarios.ts'
import { createQueue, type Queue } from '../queue.ts'
import type { SavedJournals } from '../savedJournals.ts'
import type { State } from '../state.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import type { Checkpoint } from './checkpointEntries.ts'
import type { CheckpointOptions } from './checkpointOptions.ts'

/** Where a store keeps its one checkpoint: that of the current journal. */
const CHECKPOINT_NOTE = 'checkpoint'

export type Checkpoints = ReturnType<typeof createCheckpoints>

/** A browser replays as many writes in about 50 ms. */
const EVERY = 1000

/**
 * Keeps a state with many writes beside its journal, so that the next start need not replay them. A checkpoint only
 * saves time: if it cannot be used, the journal is replayed.
 */
export function createCheckpoints(saved: SavedJournals, { build, every = EVERY }: CheckpointOptions) {
  // Read with the other notes of a start, so that no start waits for it.
  let note: Promise<string | undefined> | null = saved.readNote(CHECKPOINT_NOTE).catch(() => undefined)
  /** How many entries a journal had at its last checkpoint, or at the last try. */
  const keptAt = new WeakMap<OpenJournal, number>()
  /** The latest checkpoint is to be saved last. */
  const saving = createQueue()

  /** Deletes a checkpoint that no later start could use either. */
  const forget = () => void saved.deleteNote(CHECKPOINT_NOTE).catch(() => {})

  return {
    forget,
    /**
     * Saves a checkpoint if many writes have followed the last one. It never fails.
     *
     * @param run runs a job while nothing is written
     */
    async keep(timeline: { journal: OpenJournal; state: State }, run: Queue['run']) {
      const { journal } = timeline
      if (journal.count - (keptAt.get(journal) ?? 0) < every) return
      keptAt.set(journal, journal.count)
      const save = async () => {
        const text = await writeCheckpoint(build, timeline, run)
        if (text !== null) await saved.writeNote(CHECKPOINT_NOTE, text)
      }
      // After a failure, another one is tried after as many writes.
      await saving.run(save).catch(() => {})
    },
    /**
     * Reads what is needed of a scenario's saved journal to continue it from the checkpoint that the store had at the
     * start; null if there is none, or if it cannot be used.
     */
    async read(scenario: ScenarioName): Promise<OpenJournal<Checkpoint> | null> {
      const text = await note
      // It may be megabytes.
      note = null
      if (typeof text !== 'string') return null
      try {
        const journal = await readCheckpoint(build, text, (from) => saved.load(scenario, from))
        if (journal) keptAt.set(journal, journal.earlier?.count ?? 0)
        else forget()
        return journal
      } catch {
        // The store has failed, or the journal is damaged, which the replay will find, too.
        return null
      }
    },
  }
}
