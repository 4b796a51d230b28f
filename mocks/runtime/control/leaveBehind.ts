import type { Notes } from '../../snapshots/snapshots.ts'

const NOTE = 'leave-behind'

export type LeaveBehind = ReturnType<typeof createLeaveBehind>

/** The state that "Start over" goes back to; null if the demo was not opened by the link of a leave-behind. */
export const createLeaveBehind = (notes: Notes) => ({
  read: async (): Promise<string | null> => (await notes.readNote(NOTE).catch(() => undefined)) ?? null,
  write: (file: string | null) => (file === null ? notes.deleteNote(NOTE) : notes.writeNote(NOTE, file)),
})
