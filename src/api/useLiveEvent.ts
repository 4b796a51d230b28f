import { useEffect, useEffectEvent } from 'react'
import type { LiveEventType } from '../contract/events.ts'
import { useApi } from './ApiProvider.tsx'

/** Like `useLive`, and does something of the screen's own at each of these events. Give a constant list. */
export function useLiveEvent(types: readonly LiveEventType[], onEvent: () => void) {
  const { live } = useApi()
  const handle = useEffectEvent(onEvent)
  useEffect(() => live.listen(types, () => handle()), [live, types])
}
