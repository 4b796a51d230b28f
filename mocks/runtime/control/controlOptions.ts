import type { Faults } from '../../http/faults.ts'
import type { Notes } from '../../snapshots/snapshots.ts'
import type { Runtime } from '../runtime.ts'
import type { HostClock } from '../time/hostClock.ts'
import type { Timelines } from '../timelines.ts'
import type { SavedConditions } from './savedConditions.ts'

/** What the control API works on. */
export interface ControlApiOptions {
  runtime: Runtime
  timelines: Timelines
  faults: Faults
  conditions: SavedConditions
  seed: string
  /** The host's time; undefined if the model's time stands still. */
  host: HostClock | undefined
  notices: readonly string[]
  /** Called with a sentence for the user. */
  notify(notice: string): void
  /** Where snapshots are kept. */
  notes: Notes
}
