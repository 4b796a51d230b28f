import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Desk } from './desk.ts'
import { localDesk } from './localDesk.ts'
import { createRemoteDesk } from './remoteDesk.ts'

/** The desk of this tab; null until its stage is open. */
export const useLocalDesk = () => useStore(localDesk, (state) => state.desk)

/**
 * A desk that talks to a tab of the product.
 *
 * @param tab the id of the tab, which stays the same; null for the first that answers
 */
export function useRemoteDesk(tab: string | null): Desk {
  const [desk] = useState(() => createRemoteDesk(tab))
  useEffect(() => desk.open(), [desk])
  return desk
}
