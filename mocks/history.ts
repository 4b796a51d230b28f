import {
  JOURNAL_VERSION,
  JournalLost,
  NewerJournal,
  memoryStore,
  readJournal,
  type Journal,
  type JournalHead,
  type JournalStore,
} from './db/journal.ts'
import type { ScenarioName } from './seed/scenarios.ts'
import { createWorld, type World } from './world.ts'

/** A world and the journal that leads to it from the seed. */
export interface History {
  world: World
  scenario: ScenarioName
  journal: Journal
}

export interface HistoryOptions {
  seed: string
  /** Where time begins in a new journal, in milliseconds since 1970. */
  anchor: number
  hostTime: (() => number) | undefined
  store: JournalStore
  /** Takes a sentence for the person at the screen. */
  notify(notice: string): void
  /** Told after each entry that has been replayed; the replay goes on when it resolves. */
  onReplay: ((done: number, total: number) => Promise<void>) | undefined
  /** Told of whatever breaks while a world is lived through. */
  onBug: (error: unknown) => void
}

const SCENARIO_NOTE = 'scenario'

/** Makes worlds out of journals, and keeps the journals. */
export function createHistories({ seed, anchor, hostTime, store: given, notify, onReplay, onBug }: HistoryOptions) {
  let store = given
  let lastHostTime = 0
  const nameOf = (scenario: ScenarioName) => `${scenario}/${seed}`

  /**
   * The moment that a journal's time has reached, by the host's time and by what was added. It never goes back: where the host's
   * clock has been set back, the difference is added to the journal.
   */
  function nowOf(journal: Journal): number {
    const hosts = hostTime?.() ?? 0
    if (hosts < lastHostTime) shift(journal, lastHostTime - hosts)
    lastHostTime = hosts
    const { anchor: start, advanced, openedAt } = journal.head
    return start + advanced + (hostTime ? hosts - openedAt : 0)
  }

  function shift(journal: Journal, milliseconds: number) {
    journal.head = { ...journal.head, advanced: journal.head.advanced + milliseconds }
    // Should this fail, the next opening finds the time of the last entry.
    store.saveHead(`${journal.head.scenario}/${journal.head.seed}`, journal.head).catch(() => {})
  }

  async function live(scenario: ScenarioName, journal: Journal): Promise<History> {
    const world = await createWorld(scenario, journal.head, onBug)
    for (const [index, entry] of journal.entries.entries()) {
      await world.replay(entry)
      await onReplay?.(index + 1, journal.entries.length)
    }
    const behind = world.sim.now() - nowOf(journal)
    if (behind > 0) shift(journal, behind)
    await world.sim.advanceTo(nowOf(journal))
    return { world, scenario, journal }
  }

  async function begin(scenario: ScenarioName, life: number): Promise<History> {
    const head: JournalHead = { version: JOURNAL_VERSION, scenario, seed, anchor, openedAt: anchor, advanced: 0, life }
    const journal = { head, entries: [] }
    await store.start(nameOf(scenario), journal)
    return live(scenario, journal)
  }

  /** Replaces whatever is kept of a scenario by a journal, once it has been lived through. */
  async function adopt(scenario: ScenarioName, journal: Journal): Promise<History> {
    const history = await live(scenario, journal)
    await store.start(nameOf(scenario), journal)
    return history
  }

  /** What the store holds of a scenario, replayed; what cannot be read or replayed is set aside, never lost and never in the way. */
  async function open(scenario: ScenarioName): Promise<History> {
    const name = nameOf(scenario)
    const stored = await store.load(name)
    if (stored === undefined) return begin(scenario, 1)
    try {
      const { head, entries, migrated } = readJournal(stored)
      if (head.scenario !== scenario || head.seed !== seed) throw new Error('it belongs to another scenario')
      // Nothing was ever written: the club may as well begin today.
      if (entries.length === 0 && head.advanced === 0 && hostTime) return await begin(scenario, head.life)
      const journal = { head, entries }
      // The store holds one version at a time: entries of today must not come after those of an older one.
      return await (migrated ? adopt(scenario, journal) : live(scenario, journal))
    } catch (error) {
      // It is not set aside, where nobody would find it again: the build that wrote it goes on with it.
      if (error instanceof NewerJournal) throw error
      const moment = hostTime?.() ?? anchor
      const aside = `${name} set aside ${new Date(moment).toISOString()}`
      await store.setAside(name, aside)
      const reason = error instanceof Error ? error.message : String(error)
      notify(`The saved changes could not be read: ${reason}. They are kept as “${aside}”; the club starts afresh.`)
      // Its events must not be taken for those of the journal that was set aside, whose life nobody knows.
      return begin(scenario, Math.max(2, moment))
    }
  }

  return {
    nowOf,
    begin,
    /** Opens the scenario that the store remembers, or the given one; where the store itself fails, it is left for one in memory. */
    async first(scenario: ScenarioName, isScenario: (name: string) => name is ScenarioName): Promise<History> {
      try {
        const noted = await store.readNote(SCENARIO_NOTE)
        return await open(noted !== undefined && isScenario(noted) ? noted : scenario)
      } catch (error) {
        store = memoryStore()
        if (error instanceof NewerJournal) {
          notify(
            'Your saved changes were made by a newer version of the demo, which will show them again. Changes made here are lost when the last tab is closed.',
          )
          return begin(scenario, 1)
        }
        const reason = error instanceof Error ? error.message : String(error)
        notify(`Changes cannot be saved in this browser: ${reason}. They are lost when its last tab is closed.`)
        return begin(scenario, 1)
      }
    },
    adopt,
    remember: (scenario: ScenarioName) => store.writeNote(SCENARIO_NOTE, scenario),
    /** A world without what was done after its journal's last entry. */
    again: ({ scenario, journal }: History) => live(scenario, journal),
    async append({ scenario, journal }: History, entry: Journal['entries'][number]) {
      try {
        await store.append(nameOf(scenario), entry)
      } catch (error) {
        if (!(error instanceof JournalLost)) throw error
        // The note first: with it alone the club is there, and only empty.
        await store.writeNote(SCENARIO_NOTE, scenario)
        await store.start(nameOf(scenario), { head: journal.head, entries: [...journal.entries, entry] })
        notify("This browser's site data was cleared while the demo was open. The club you see has been saved again.")
      }
    },
    saveHead: ({ scenario, journal }: History) => store.saveHead(nameOf(scenario), journal.head),
  }
}
