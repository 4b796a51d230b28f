import { useEffect } from 'react'
import type { LiveEventType } from '../contract/events.ts'
import { useApi } from './ApiProvider.tsx'

/** Keeps the screen live while it is shown: what these events make stale is fetched again. Give a constant list. */
export function useLive(types: readonly LiveEventType[]) {
  const { live } = useApi()
  useEffect(() => live.listen(types), [live, types])
}
