import { Club } from '../../contract/club.ts'
import { localMemory } from '../../storage.ts'

const KEY = 'touchline-club'

/** The club as it was last loaded, so that its name and colour are there at the first paint; null if it is another one. */
export function readLastClub(tenant: string): Club | null {
  try {
    const club = Club.safeParse(JSON.parse(localMemory().getItem(KEY) ?? 'null')).data
    return club?.id === tenant ? club : null
  } catch {
    return null
  }
}

/** Stores a club for the next start. A browser without space for it starts without. */
export function storeLastClub(club: Club) {
  try {
    localMemory().setItem(KEY, JSON.stringify(club))
  } catch {
    // The club is loaded again anyway.
  }
}

export const forgetLastClub = () => localMemory().removeItem(KEY)
