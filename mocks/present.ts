import type { JournalEntry } from './db/journal.ts'
import type { createHistories, History } from './history.ts'

/** So long nobody has asked for anything. */
const IDLE_MS = 1500

/** What a host's timer can wait at most, in milliseconds. */
export const TIMER_MAX = 2 ** 31 - 1

export interface PresentOptions {
  histories: ReturnType<typeof createHistories>
  /** The history to begin with, once it has been lived through. */
  first: Promise<History>
  /** Whether time moves by itself, so that what falls due must happen although nobody asks. */
  running: boolean
  /** Whether the rows of the seed are made while nobody asks. */
  warm: boolean
  onBug: (error: unknown) => void
}

/** The one history that is on: keeps it up with the time, gives writes their turns, and puts another in its place. */
export function createPresent({ histories, first, running, warm, onBug }: PresentOptions) {
  let current = first
  void current.then(wakeUp, onBug)
  void current.then(warmUp, onBug)

  let asked = 0
  /** Writes, and whatever moves time over a task, run one at a time: no await in one lets another in between. */
  let lastTurn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => {})
    return turn
  }

  /** The history as it is now: after the writes that are under way, with time moved on and what fell due done. */
  async function upToDate(): Promise<History> {
    await lastTurn
    const { world, journal } = await current
    const now = histories.nowOf(journal)
    const due = world.sim.nextDue()
    await (due !== null && due <= now ? inTurn(() => world.sim.advanceTo(now)) : world.sim.advanceTo(now))
    return current
  }

  let alarm: ReturnType<typeof setTimeout> | undefined
  /** What falls due happens at its time even when nobody asks: its events are waited for. */
  async function wakeUp() {
    if (!running) return
    clearTimeout(alarm)
    const { world, journal } = await current
    const due = world.sim.nextDue()
    if (due === null) return
    const ring = () => void upToDate().catch(onBug).then(wakeUp)
    alarm = setTimeout(ring, Math.min(TIMER_MAX, Math.max(0, due - histories.nowOf(journal))))
  }

  /** Puts another world in the place of this one; whoever listens to this one is told that it has ended. */
  async function replace(history: History, next: History) {
    current = Promise.resolve(next)
    history.world.bus.close()
    void wakeUp()
    void warmUp()
  }

  /** One table at a time, when nobody has asked for a while; a hundred thousand rows are better made when they are wanted. */
  async function warmUp() {
    if (!warm) return
    const before = asked
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
    const { world, scenario } = await current
    if (scenario === 'huge') return
    const busy = asked !== before
    if (busy || Object.values(world.db.tables).some((table) => table.warm())) void warmUp()
  }

  /**
   * Does a write and has it on paper before anyone hears of it, by a reply or by an event. One that fails, or cannot be put on
   * paper, has not been done: what it has changed is undone whole.
   */
  async function record<T>(
    history: History,
    entry: Omit<JournalEntry, 'seq' | 'at'>,
    act: (seq: number) => Promise<T>,
  ): Promise<T> {
    const { world, journal } = history
    const written = { ...entry, seq: journal.entries.length + 1, at: world.sim.now() }
    const before = world.changes()
    world.bus.hold()
    try {
      const result = await act(written.seq)
      await histories.append(history, written)
      journal.entries.push(written)
      return result
    } catch (error) {
      if (world.changes() !== before) await undo(history)
      throw error
    } finally {
      const { world: after } = await current
      after.bus.letGo()
      void wakeUp()
    }
  }

  /** Makes the world anew out of its journal. Whoever listens goes on listening, and need not know. */
  async function undo(history: History) {
    const again = await histories.again(history)
    again.world.bus.takeOver(history.world.bus)
    current = Promise.resolve(again)
    void warmUp()
  }

  /** In its turn, on the world and at the time of that moment. */
  const inTurnNow = <T>(work: (history: History) => Promise<T>) =>
    inTurn(async () => {
      const history = await current
      await history.world.sim.advanceTo(histories.nowOf(history.journal))
      return work(history)
    })

  /** In its turn, puts another history in the place of this one. */
  const replaceBy = (next: (history: History) => Promise<History>) =>
    inTurn(async () => {
      const history = await current
      await replace(history, await next(history))
    })

  return {
    upToDate,
    inTurnNow,
    record,
    replaceBy,
    wakeUp,
    /** Somebody has asked for something: whatever can wait, waits. */
    noteAsked: () => void asked++,
  }
}
