import type { Notes } from '../../snapshots/snapshots.ts'

const NOTE = 'leave-behind'

/** The state that "Start over" goes back to; null if the demo was not opened by the link of a leave-behind. */
export interface LeaveBehind {
  read(): Promise<string | null>
  write(file: string | null): Promise<void>
}

export const createLeaveBehind = (notes: Notes): LeaveBehind => ({
  read: async () => (await notes.readNote(NOTE).catch(() => undefined)) ?? null,
  write: (file) => (file === null ? notes.deleteNote(NOTE) : notes.writeNote(NOTE, file)),
})
