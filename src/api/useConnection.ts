import { useSyncExternalStore } from 'react'
import { useApi } from './ApiProvider.tsx'
import type { Connection } from './live/live.ts'

/** Whether events arrive. */
export function useConnection(): Connection {
  const { live } = useApi()
  return useSyncExternalStore(live.onConnectionChange, live.connection)
}
