import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Desk } from './desk.ts'
import type { SavedRun } from '../player/playerState.ts'
import { localDesk } from './localDesk.ts'
import { createRemoteDesk } from './remoteDesk.ts'

/** The desk of this tab; null until its stage is open. */
export const useLocalDesk = () => useStore(localDesk, (state) => state.desk)

/**
 * A desk that talks to a tab of the product.
 *
 * @param tab the id of the tab, which stays the same; null for the first that answers
 * @param onGone called with the story that the tab has left when it is closed or reloaded; stays the same, too
 */
export function useRemoteDesk(tab: string | null, onGone?: (run: SavedRun | null) => void): Desk {
  const [desk] = useState(() => createRemoteDesk(tab, onGone))
  useEffect(() => desk.open(), [desk])
  return desk
}
