import type { JournalEntry } from '../db/journal/journal.ts'
import type { Timeline, Timelines } from './timelines.ts'

/** The journal entry of a write, without its number and time. */
export type Write = Omit<JournalEntry, 'seq' | 'at'>

/**
 * Performs a write and saves it before its reply and its events are sent. If it fails or cannot be saved, all its
 * changes are rolled back.
 *
 * @param act makes the changes; gets the number of the write in the journal
 */
export async function commit<T>(
  timelines: Timelines,
  timeline: Timeline,
  write: Write,
  act: (seq: number) => Promise<T>,
): Promise<T> {
  const { state, journal } = timeline
  const entry = { ...write, seq: journal.entries.length + 1, at: state.clock.now() }
  const before = state.changes()
  state.bus.hold()
  try {
    const result = await act(entry.seq)
    await timelines.append(timeline, entry)
    return result
  } catch (error) {
    if (state.changes() !== before) await timelines.rollBack(timeline)
    throw error
  } finally {
    timeline.state.bus.release()
  }
}
