import type { Journal } from '../db/journal/journal.ts'

/** Maps the host's time to the time of a journal. */
export interface TimelineClock {
  /** The time a journal has reached. It never goes back: if the host's clock is set back, the journal stores the difference. */
  now(journal: Journal): number
  /** Moves a journal's time forward to a moment, if it is behind it. */
  catchUp(journal: Journal, moment: number): void
}

/**
 * @param hostTime returns the host's time in milliseconds since 1970; without it, time stands still
 * @param saveHead saves a journal whose head has changed
 */
export function createTimelineClock(
  hostTime: (() => number) | undefined,
  saveHead: (journal: Journal) => Promise<void>,
): TimelineClock {
  let lastHostTime = 0

  function shift(journal: Journal, milliseconds: number) {
    journal.head = { ...journal.head, advanced: journal.head.advanced + milliseconds }
    // If this fails, the next start continues from the time of the last entry.
    saveHead(journal).catch(() => {})
  }

  function now(journal: Journal): number {
    const host = hostTime?.() ?? 0
    if (host < lastHostTime) shift(journal, lastHostTime - host)
    lastHostTime = host
    const { anchor, advanced, openedAt } = journal.head
    return anchor + advanced + (hostTime ? host - openedAt : 0)
  }

  return {
    now,
    catchUp(journal, moment) {
      const behind = moment - now(journal)
      if (behind > 0) shift(journal, behind)
    },
  }
}
