import type { Club } from '../../contract/club.ts'
import { localMemory } from '../../storage.ts'

const KEY = 'touchline-club'
const BUILD = import.meta.env.VITE_BUILD_ID

interface Stored {
  build: string
  club: Club
}

/**
 * The club as it was last loaded, so that its name and colour are there at the first paint; null if it is another one.
 */
export function readLastClub(tenant: string): Club | null {
  try {
    // Only `storeLastClub` writes this key. Another build may have written other fields, so that it is ignored.
    const stored = JSON.parse(localMemory().getItem(KEY) ?? 'null') as Stored | null
    return stored?.build === BUILD && stored.club.id === tenant ? stored.club : null
  } catch {
    return null
  }
}

/** Stores a club for the next start. A browser without space for it starts without. */
export function storeLastClub(club: Club) {
  try {
    localMemory().setItem(KEY, JSON.stringify({ build: BUILD, club } satisfies Stored))
  } catch {
    // The club is loaded again anyway.
  }
}

export const forgetLastClub = () => localMemory().removeItem(KEY)
