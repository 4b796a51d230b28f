import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'
import type { LiveEventType } from '../contract/endpoint/events.ts'
import { useApi } from './ApiProvider.tsx'

interface CommonOptions {
  /** The answer to an earlier input stays on the screen until the new one is there. */
  keepPrevious?: boolean
  /** How long an answer counts as fresh, in milliseconds; 0 by default. */
  staleTime?: number
}

interface LiveOptions {
  /** Keeps the event stream open while the component is mounted, so that the answer is refetched after the endpoint's `staleAfter`. */
  live?: boolean
  /** Called at each event that makes the answer stale. */
  onLiveEvent?(): void
}

/** `live` is only for an operation whose answers some event makes stale. */
export type QueryOptions<E extends Endpoint> = CommonOptions &
  (E extends { staleAfter: readonly LiveEventType[] } ? LiveOptions : { live?: never; onLiveEvent?: never })

/**
 * An operation as a query of TanStack Query: its key is `[endpoint.id, input]`.
 *
 * @example
 * const { data } = useEndpoint(contract.segments.get, { params: { tenant, id } }, { live: true })
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: QueryOptions<E>,
): UseQueryResult<Output<E>> {
  const { keepPrevious = false, staleTime = 0, live = false, onLiveEvent }: CommonOptions & LiveOptions = options ?? {}
  const { call, freshness } = useApi()
  useLiveEvents(live ? endpoint.staleAfter : undefined, onLiveEvent)
  return useQuery<Output<E>>({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal, queryKey }) =>
      freshness.track(queryKey, (onLastEventId) => call(endpoint, input, { signal, onLastEventId })),
    staleTime,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}

function useLiveEvents(types: readonly LiveEventType[] | undefined, onEvent: (() => void) | undefined) {
  const { live } = useApi()
  const handleEvent = useEffectEvent(() => onEvent?.())
  useEffect(() => types && live.listen(types, () => handleEvent()), [live, types])
}
