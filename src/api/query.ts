import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './ApiProvider.tsx'

export interface QueryOptions {
  /** The answer to an earlier input stays on the screen until the new one is there. */
  keepPrevious?: boolean
  /** How long an answer counts as fresh, in milliseconds; 0 unless told. */
  staleTime?: number
}

/** An operation as a query of TanStack Query: its key is `[endpoint.id, input]`. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { keepPrevious = false, staleTime = 0 }: QueryOptions = {},
): UseQueryResult<Output<E>> {
  const { call, freshness } = useApi()
  return useQuery<Output<E>>({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal, queryKey }) =>
      freshness.track(queryKey, (onLastEventId) => call(endpoint, input, { signal, onLastEventId })),
    staleTime,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}
