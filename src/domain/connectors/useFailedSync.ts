import { useEffect, useRef } from 'react'
import { toast } from '../../ui/feedback/messages/toast.ts'

/** The states from which only a sync fails. A page may miss the ones between: an event tells that some have passed. */
const SYNCING: readonly (string | undefined)[] = ['SYNCED', 'WAITING', 'SYNCING']

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
