import { useEffect } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'

/** Interval of the poll, in milliseconds. */
export const PLAN_POLL_MS = 3000

/**
 * Refetches the user while the club has no plan. The payment provider reports a subscription to the server at any time,
 * and no event announces it.
 */
export function usePlanPoll() {
  const { session } = useApi()
  useEffect(() => {
    const timer = setInterval(() => void session.revalidate(), PLAN_POLL_MS)
    return () => clearInterval(timer)
  }, [session])
}
