import { useEffect, useEffectEvent, useRef } from 'react'

/** The result of a query, as TanStack Query returns it. */
export interface Refreshable {
  data: unknown
  error: Error | null
  isFetching: boolean
  refetch(options?: { cancelRefetch?: boolean }): unknown
  /** When the data arrived, in milliseconds since 1970. */
  dataUpdatedAt?: number
}

/**
 * The first retry comes after this delay, which doubles with every further failure up to the longest; in milliseconds.
 */
const FIRST_MS = 2000
const LONGEST_MS = 60_000

/**
 * Sends queries again that have an answer but failed to refresh it, with a growing delay, and at once when the browser
 * is online again (docs/product/live-data.md#failed-refreshes).
 *
 * @returns since when the oldest answer has not been refreshed; null if nothing has failed, undefined if the time is
 *   not known
 */
export function useRefreshRetry(results: readonly Refreshable[]): number | null | undefined {
  const failed = results.filter(({ data, error }) => data !== undefined && error !== null)
  const isFailed = failed.length > 0
  const isWaiting = isFailed && failed.every(({ isFetching }) => !isFetching)
  const attempts = useRef(0)
  const retry = useEffectEvent(() => {
    attempts.current++
    // A fetch that an event has started is not cancelled.
    for (const { refetch } of failed) void refetch({ cancelRefetch: false })
  })

  useEffect(() => {
    if (!isFailed) attempts.current = 0
  }, [isFailed])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => retry(), Math.min(FIRST_MS * 2 ** attempts.current, LONGEST_MS))
    const handleOnline = () => retry()
    window.addEventListener('online', handleOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [isWaiting])

  if (!isFailed) return null
  const times = failed.flatMap(({ dataUpdatedAt }) => dataUpdatedAt ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}
