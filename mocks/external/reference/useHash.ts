import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The fragment of the address without its sign, which names the shown operation. */
export const useHash = () => useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)))
