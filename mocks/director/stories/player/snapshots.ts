import type { Control } from '../../../control.ts'

/** Keeps states of the club to go back to. A snapshot is JSON, so that it survives a reload of the tab. */
export interface Snapshots {
  take(): Promise<unknown>
  restore(snapshot: unknown): Promise<void>
}

/** Snapshots that are exports of the journal. */
export function journalSnapshots({
  exportJournal,
  importJournal,
}: Pick<Control, 'exportJournal' | 'importJournal'>): Snapshots {
  return { take: () => exportJournal(), restore: (snapshot) => importJournal(snapshot) }
}
