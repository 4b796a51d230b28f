import { useEffect } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'

/** Time between two looks for a plan, in milliseconds. */
export const PLAN_POLL_MS = 3000

/**
 * Refetches the user while the club has no plan. The payment provider reports a subscription to the server, at a time of its own, and
 * no event tells the client.
 */
export function usePlanPoll() {
  const { session } = useApi()
  useEffect(() => {
    const timer = setInterval(() => void session.revalidate(), PLAN_POLL_MS)
    return () => clearInterval(timer)
  }, [session])
}
