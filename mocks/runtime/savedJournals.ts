import { z } from '../../src/contract/zod.ts'
import {
  JournalHead,
  JournalLost,
  memoryStore,
  type Journal,
  type JournalEntry,
  type JournalStore,
} from '../db/journal/journal.ts'
import type { ScenarioName } from '../seed/scenarios/scenarios.ts'
import { savingWords } from './words.ts'

/** What outlives a change of scenario. */
const WithClub = z.object({ head: z.object({ club: JournalHead.shape.club }) })

const SCENARIO_NOTE = 'scenario'

/** The journals of one seed in a store, one for each scenario. */
export interface SavedJournals {
  /** The saved journal as the store gives it, unchecked; undefined for none. */
  load(scenario: ScenarioName): Promise<unknown>
  /** The club of a scenario's saved journal as data; undefined if there is none. */
  clubOf(scenario: ScenarioName): Promise<JournalHead['club']>
  /** Replaces the saved journal of the same scenario. */
  start(journal: Journal): Promise<void>
  /** Appends an entry. If the journal has been deleted from the store, saves all of it again. */
  append(journal: Journal, entry: JournalEntry): Promise<void>
  saveHead(journal: Pick<Journal, 'head'>): Promise<void>
  /** Moves a journal that cannot be read out of the way; gives the name it is kept under. */
  setAside(scenario: ScenarioName, moment: number): Promise<string>
  /** Saves the name of the current scenario for the next start. */
  rememberScenario(scenario: ScenarioName): Promise<void>
  rememberedScenario(): Promise<string | undefined>
  /** Reads a small text that is kept beside the journals. */
  readNote(key: string): Promise<string | undefined>
  writeNote(key: string, value: string): Promise<void>
  deleteNote(key: string): Promise<void>
  /** Keeps journals in memory from now on, because the store fails. */
  fallBackToMemory(): void
}

/** @param notify called with a sentence for the user */
export function createSavedJournals(
  seed: string,
  firstStore: JournalStore,
  notify: (notice: string) => void,
): SavedJournals {
  let store = firstStore
  const nameOf = (scenario: string) => `${scenario}/${seed}`
  return {
    load: (scenario) => store.load(nameOf(scenario)),
    clubOf: async (scenario) => WithClub.safeParse(await store.load(nameOf(scenario))).data?.head.club,
    start: (journal) => store.start(nameOf(journal.head.scenario), journal),
    async append(journal, entry) {
      const { head } = journal
      const name = nameOf(head.scenario)
      try {
        await store.append(name, entry)
      } catch (error) {
        if (!(error instanceof JournalLost)) throw error
        // The note is saved first: if only the note is saved, the next start opens the right scenario, although without
        // its writes.
        await store.writeNote(SCENARIO_NOTE, head.scenario)
        await store.start(name, { head, entries: [...journal.entries, entry] })
        notify(savingWords.cleared)
      }
    },
    saveHead: ({ head }) => store.saveHead(nameOf(head.scenario), head),
    async setAside(scenario, moment) {
      const name = nameOf(scenario)
      const aside = `${name} set aside ${new Date(moment).toISOString()}`
      await store.setAside(name, aside)
      return aside
    },
    rememberScenario: (scenario) => store.writeNote(SCENARIO_NOTE, scenario),
    rememberedScenario: () => store.readNote(SCENARIO_NOTE),
    readNote: (key) => store.readNote(key),
    writeNote: (key, value) => store.writeNote(key, value),
    deleteNote: (key) => store.deleteNote(key),
    fallBackToMemory() {
      store = memoryStore()
    },
  }
}
