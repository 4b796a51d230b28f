import { useEffect, useRef } from 'react'
import { toast } from '../../ui/feedback/messages/toast.ts'

/**
 * Shows a toast when a sync fails while the component is mounted (docs/product/connectors.md#connector-page), but not
 * for an earlier failure.
 */
export function useFailedSync(state: string | undefined, message: string) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'SYNCING' && state === 'FAILED') toast('error', message)
    before.current = state
  }, [state, message])
}
