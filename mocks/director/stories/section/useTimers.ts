import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Desk } from '../desk/desk.ts'
import { timersAt } from '../player/playerState.ts'

const TICK_MS = 500

/** The timers of a story, in milliseconds, as they run. */
export function useTimers({ store }: Desk) {
  const state = useStore(store)
  const [now, setNow] = useState(() => Date.now())
  const runs = state.since !== null
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return timersAt(state, now)
}
