import { createStore } from 'zustand/vanilla'
import { emptyDraft, type ClubDraft } from './clubDraft.ts'

interface Editing {
  /** The club that is being described; null while the form is closed. */
  draft: ClubDraft | null
}

const KEY = 'touchline-director-club'

function read(): Editing {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    // Only this build writes it; another one's is completed, and its fields are checked as anything that is typed.
    if (typeof stored === 'object' && stored !== null) return { draft: { ...emptyDraft, ...stored } }
  } catch {
    // Without storage a reload closes the form.
  }
  return { draft: null }
}

/** The form of the club. It survives that the director is closed, and a reload of the tab. */
export const draftStore = createStore<Editing>(read)

draftStore.subscribe(({ draft }) => {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // See above.
  }
})

/** Opens the form with a club. */
export const editClub = (draft: ClubDraft) => draftStore.setState({ draft })

/** Closes the form. */
export const closeClub = () => draftStore.setState({ draft: null })
