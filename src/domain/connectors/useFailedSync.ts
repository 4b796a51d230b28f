import { useEffect, useRef } from 'react'
import { toast } from '../../ui/feedback/messages/toast.ts'

/** The states of a sync. A page may miss the second: an event tells that some have passed. */
const SYNCING: readonly (string | undefined)[] = ['WAITING', 'SYNCING']

/**
 * Shows a toast when a sync fails while the component is mounted (docs/product/connectors.md#connector-page), but not
 * for an earlier failure.
 */
export function useFailedSync(state: string | undefined, message: string) {
  const before = useRef(state)
  useEffect(() => {
    if (SYNCING.includes(before.current) && state === 'FAILED') toast('error', message)
    before.current = state
  }, [state, message])
}
