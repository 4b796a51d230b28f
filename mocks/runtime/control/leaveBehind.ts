import type { Notes } from '../../snapshots/snapshots.ts'

const NOTE = 'leave-behind'

/** What somebody was left with by a link, to which they can come back; null if nobody was. */
export interface LeaveBehind {
  read(): Promise<string | null>
  write(file: string | null): Promise<void>
}

export const createLeaveBehind = (notes: Notes): LeaveBehind => ({
  read: async () => (await notes.readNote(NOTE).catch(() => undefined)) ?? null,
  write: (file) => (file === null ? notes.deleteNote(NOTE) : notes.writeNote(NOTE, file)),
})
