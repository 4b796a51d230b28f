import { useSyncExternalStore } from 'react'
import { onServerTimeJump, serverNow } from '../../serverTime.ts'

/** How often relative times are updated, in milliseconds. */
const TICK_MS = 60_000

let tick = 0
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

function notify() {
  tick++
  for (const listener of listeners) listener()
}

/** One timer for all components. */
function start() {
  const timer = setInterval(notify, TICK_MS)
  const forget = onServerTimeJump(notify)
  return () => {
    clearInterval(timer)
    forget()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** The time on the server's clock; the component is updated once a minute, and when the server's clock jumps. */
export function useServerNow(): number {
  useSyncExternalStore(subscribe, () => tick)
  return serverNow()
}
