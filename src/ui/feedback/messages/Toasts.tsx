import { notificationsStore } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { lazyComponent } from '../../../loading/lazyComponent.tsx'
import { whenIdle } from '../../../loading/whenIdle.ts'

const LazyContainer = lazyComponent(async () => (await import('./ToastContainer.tsx')).ToastContainer)

/**
 * The code loads this many milliseconds after the start, or with the first message, so that it does not delay the first
 * page.
 */
const LOAD_AHEAD_MS = 1000

/**
 * The place in which messages appear; see `toast`. If its code cannot be loaded, the page goes on without, and the next
 * message tries again.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const load = () => void LazyContainer.load().then((isThere) => isThere && setWanted(true))
    if (notificationsStore.getState().notifications.length > 0) load()
    const callOff = whenIdle(load, LOAD_AHEAD_MS)
    const unsubscribe = notificationsStore.subscribe(load)
    return () => {
      callOff()
      unsubscribe()
    }
  }, [])
  return wanted ? <LazyContainer /> : null
}
