import { useEffect, useRef } from 'react'
import { toast } from '../../ui/feedback/toast.ts'

/**
 * Says it by a toast when a sync that one has watched ends badly (docs/product/connectors.md#connector-page); one that had failed
 * before is no news.
 */
export function useFailedSync(state: string | undefined, message: string) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'SYNCING' && state === 'FAILED') toast('error', message)
    before.current = state
  }, [state, message])
}
