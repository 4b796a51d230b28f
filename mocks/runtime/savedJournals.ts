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
export type SavedJournals = ReturnType<typeof createSavedJournals>

/** @param notify called with a sentence for the user */
export function createSavedJournals(seed: string, firstStore: JournalStore, notify: (notice: string) => void) {
  let store = firstStore
  const nameOf = (scenario: string) => `${scenario}/${seed}`
  return {
    /** The saved journal as the store gives it, unchecked; undefined for none. */
    load: (scenario: ScenarioName): Promise<unknown> => store.load(nameOf(scenario)),
    /** The club of a scenario's saved journal as data; undefined if there is none. */
    clubOf: async (scenario: ScenarioName): Promise<JournalHead['club']> =>
      WithClub.safeParse(await store.load(nameOf(scenario))).data?.head.club,
    /** Replaces the saved journal of the same scenario. */
    start: (journal: Journal) => store.start(nameOf(journal.head.scenario), journal),
    /** Appends an entry. If the journal has been deleted from the store, saves all of it again. */
    async append(journal: Journal, entry: JournalEntry) {
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
    saveHead: ({ head }: Pick<Journal, 'head'>) => store.saveHead(nameOf(head.scenario), head),
    /** Moves a journal that cannot be read out of the way; gives the name it is kept under. */
    async setAside(scenario: ScenarioName, moment: number) {
      const name = nameOf(scenario)
      const aside = `${name} set aside ${new Date(moment).toISOString()}`
      await store.setAside(name, aside)
      return aside
    },
    /** Saves the name of the current scenario for the next start. */
    rememberScenario: (scenario: ScenarioName) => store.writeNote(SCENARIO_NOTE, scenario),
    rememberedScenario: () => store.readNote(SCENARIO_NOTE),
    /** Reads a small text that is kept beside the journals. */
    readNote: (key: string) => store.readNote(key),
    writeNote: (key: string, value: string) => store.writeNote(key, value),
    deleteNote: (key: string) => store.deleteNote(key),
    /** Keeps journals in memory from now on, because the store fails. */
    fallBackToMemory() {
      store = memoryStore()
    },
  }
}
