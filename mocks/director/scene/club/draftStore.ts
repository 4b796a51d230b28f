import { createStore } from 'zustand/vanilla'
import { localMemory } from '../../../../src/storage.ts'
import { createTabStore } from '../../parts/tabStore.ts'
import { emptyDraft, type ClubDraft } from './clubDraft.ts'

interface Editing {
  /** The club that is being described; null while the form is closed. */
  draft: ClubDraft | null
}

/** Only this build writes a draft; another one's is completed, and its fields are checked as anything that is typed. */
const completed = (stored: unknown): ClubDraft | null =>
  typeof stored === 'object' && stored !== null ? { ...emptyDraft, ...stored } : null

/** The form of the club. It survives that the director is closed, and a reload of the tab. */
export const draftStore = createTabStore<Editing>(
  'touchline-director-club',
  (stored) => ({ draft: completed(stored) }),
  ({ draft }) => draft,
)

/** Opens the form with a club. */
export const editClub = (draft: ClubDraft) => draftStore.setState({ draft })

/** Closes the form. */
export const closeClub = () => draftStore.setState({ draft: null })

const LAST_KEY = 'touchline-last-club'

function readLast(): Editing {
  try {
    return { draft: completed(JSON.parse(localMemory().getItem(LAST_KEY) ?? 'null')) }
  } catch {
    return { draft: null }
  }
}

/** The club that was described last in this browser, which another scenario does not forget. */
export const lastClub = createStore<Editing>(readLast)

/** Remembers a club that was described. */
export function rememberClub(draft: ClubDraft) {
  lastClub.setState({ draft })
  try {
    localMemory().setItem(LAST_KEY, JSON.stringify(draft))
  } catch {
    // Without room for it, it is known until the page is left.
  }
}
