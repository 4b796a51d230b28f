import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The fragment of the address without its sign, which names the shown operation. */
export const useHash = () => useSyncExternalStore(subscribe, readHash)

function readHash(): string {
  const hash = location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    // A cut link may end in the middle of an escape.
    return hash
  }
}
