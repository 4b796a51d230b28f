import type { Control } from '../../../control.ts'
import { lifeOf } from '../../parts/lifeOf.ts'

/** Keeps states of the club to go back to. A snapshot is JSON, so that it survives a reload of the tab. */
export interface Snapshots {
  take(): Promise<unknown>
  restore(snapshot: unknown): Promise<void>
  /** Names the present of the club (`lifeOf`). */
  life(): Promise<string>
}

/** Snapshots that are exports of the journal. */
export function journalSnapshots({
  exportJournal,
  importJournal,
}: Pick<Control, 'exportJournal' | 'importJournal'>): Snapshots {
  return {
    take: () => exportJournal(),
    // The network and the faults are the presenter's: no story sets them.
    restore: (snapshot) => importJournal(snapshot, true),
    life: () => lifeOf({ exportJournal }),
  }
}
