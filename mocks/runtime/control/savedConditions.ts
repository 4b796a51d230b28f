import { calm } from '../../faults/calm.ts'
import { Conditions } from '../../faults/fault.ts'
import type { Faults } from '../../http/faults.ts'
import type { SavedJournals } from '../savedJournals.ts'

const NOTE = 'conditions'

export type SavedConditions = ReturnType<typeof createSavedConditions>

/** Keeps the network and the faults beside the journal, so that they survive a reload of the last tab. */
export function createSavedConditions(saved: SavedJournals, faults: () => Faults) {
  let loaded = false
  let changed = false
  let writing: Promise<void> | null = null

  async function write() {
    while (changed) {
      changed = false
      // A browser that stores nothing keeps them until its last tab is closed.
      await saved.writeNote(NOTE, JSON.stringify(faults().read())).catch(() => {})
    }
    writing = null
  }

  return {
    /** Restores what is saved; whatever cannot be read is left out. */
    async load() {
      const note = await saved.readNote(NOTE).catch(() => undefined)
      if (note !== undefined) faults().replace(Conditions.safeParse(parse(note)).data ?? calm)
      loaded = true
    },
    /** Saves the conditions soon; changes until then are saved together. */
    save() {
      if (!loaded) return
      changed = true
      writing ??= write()
    },
    /** Resolves once every change so far is saved, or could not be. */
    settled: (): Promise<void> => writing ?? Promise.resolve(),
  }
}

function parse(note: string): unknown {
  try {
    return JSON.parse(note)
  } catch {
    return null
  }
}
