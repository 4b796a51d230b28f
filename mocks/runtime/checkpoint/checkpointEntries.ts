import type { EarlierEntries } from '../../db/journal/openJournal.ts'
import type { State } from '../state.ts'

/** The entries up to a checkpoint, and what they lead to. */
export interface Checkpoint extends EarlierEntries {
  /** Brings a new state to that of the checkpoint. */
  restore(state: State): Promise<void>
}
