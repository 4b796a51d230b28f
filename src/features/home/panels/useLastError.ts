import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The error of a query that has no answer. It is kept while the query is sent again, so that a part of the page that
 * failed or is hidden does not come and go with every event.
 */
export function useLastError({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): Error | null {
  const [last, setLast] = useState<Error | null>(null)
  const current = data === undefined ? (error ?? last) : null
  if (current !== last) setLast(current)
  return current
}
