import type { JournalHead } from '../../db/journal/journal.ts'
import type { HostClock } from './hostClock.ts'

/** A journal, as far as its time goes. */
interface OfJournal {
  head: JournalHead
}

/** The time a journal has reached, and what a higher speed has added to it so far, in milliseconds. */
export interface Reading {
  now: number
  accelerated: number
}

/** Time that a higher speed has added is saved this often, in milliseconds of the host. */
const SAVE_MS = 1000

/** At a higher speed, the host's time is read at least this often, in milliseconds. */
const READ_MS = 20_000

/** A host whose time was not read for longer was asleep, which no speed multiplies; in milliseconds. */
const ASLEEP_MS = 60_000

/**
 * Due work waits for at least this long at a higher speed, so that its events can be joined; in milliseconds of the
 * host.
 */
const PACE_MS = 250

/** Maps the host's time to the time of a journal. */
export type TimelineClock = ReturnType<typeof createTimelineClock>

/**
 * @param hostClock the host's time; without it, time stands still
 * @param saveHead saves a journal whose head has changed
 */
export function createTimelineClock(hostClock: HostClock | undefined, saveHead: (journal: OfJournal) => Promise<void>) {
  const hostTime = hostClock?.now
  let lastHostTime = 0
  /** The host's time from which the current speed has not been added to the head; a new server begins now. */
  const countedUntil = new WeakMap<OfJournal, number>()

  function shift(journal: OfJournal, milliseconds: number) {
    journal.head = { ...journal.head, advanced: journal.head.advanced + milliseconds }
    // If this fails, the next start continues from the time of the last entry.
    saveHead(journal).catch(() => {})
  }

  /** The host's time; the journal stores by how much it has gone back. */
  function readHost(journal: OfJournal): number {
    const host = hostTime?.() ?? 0
    if (host < lastHostTime) {
      shift(journal, lastHostTime - host)
      countedUntil.delete(journal)
    }
    lastHostTime = host
    return host
  }

  /** What the current speed has added since it was last counted, in milliseconds. */
  function uncounted(journal: OfJournal, host: number): number {
    const { speed = 1 } = journal.head
    if (speed === 1 || !hostTime) return 0
    const since = countedUntil.get(journal) ?? host
    countedUntil.set(journal, since)
    return (speed - 1) * Math.min(ASLEEP_MS, host - since)
  }

  /** Adds what the current speed has added to the head. */
  function count(journal: OfJournal, host: number) {
    const added = uncounted(journal, host)
    countedUntil.set(journal, host)
    if (added > 0) journal.head = { ...journal.head, accelerated: (journal.head.accelerated ?? 0) + added }
    return added
  }

  function read(journal: OfJournal): Reading {
    const host = readHost(journal)
    const since = countedUntil.get(journal)
    if (since !== undefined && host - since > SAVE_MS && count(journal, host) > 0) saveHead(journal).catch(() => {})
    const { anchor, advanced, openedAt } = journal.head
    const accelerated = (journal.head.accelerated ?? 0) + uncounted(journal, host)
    return { now: anchor + advanced + accelerated + (hostTime ? host - openedAt : 0), accelerated }
  }
  const now = (journal: OfJournal) => read(journal).now

  return {
    /**
     * The time a journal has reached. It never goes back: if the host's clock is set back, the journal stores the
     * difference.
     */
    now,
    read,
    /**
     * The milliseconds of the host until a journal needs attention: at a moment, and at a higher speed now and then.
     * Null for never.
     *
     * @param moment when something is due; null if nothing is
     */
    untilHost(journal: OfJournal, moment: number | null): number | null {
      if (hostClock?.isHeld()) return null
      const { speed = 1 } = journal.head
      if (speed === 1) return moment === null ? null : moment - now(journal)
      const left = moment === null ? READ_MS : (moment - now(journal)) / speed
      return Math.min(READ_MS, Math.max(PACE_MS, left))
    },
    /** Moves a journal's time forward to a moment, if it is behind it. */
    catchUp(journal: OfJournal, moment: number) {
      const behind = moment - now(journal)
      if (behind > 0) shift(journal, behind)
    },
    /** Lets a journal's time pass faster than the host's from now on, and saves that. */
    async setSpeed(journal: OfJournal, speed: number) {
      count(journal, readHost(journal))
      const { speed: before = 1 } = journal.head
      journal.head = { ...journal.head, speed }
      await saveHead(journal).catch((error: unknown) => {
        count(journal, readHost(journal))
        journal.head = { ...journal.head, speed: before }
        throw error
      })
    },
  }
}
