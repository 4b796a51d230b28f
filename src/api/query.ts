import { keepPreviousData, useQuery, type QueryFunctionContext, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'
import type { LiveEventType } from '../contract/endpoint/stream.ts'
import type { Api } from './api.ts'
import { useApi } from './ApiProvider.tsx'

interface CommonOptions<Answer> {
  /** Shown until the answer arrives. */
  placeholder?: Answer
  /** Shows the answer to the previous input until the new one arrives. */
  keepPrevious?: boolean
  /** Milliseconds until an answer is stale; 0 by default. */
  staleTime?: number
  /** False waits, for an input that is not known yet. */
  enabled?: boolean
}

interface LiveOptions {
  /**
   * Keeps the event stream open while the component is mounted, and refetches after the endpoint's `staleAfter` events.
   */
  live?: boolean
  /** Called on each event that makes the answer stale. */
  onLiveEvent?(): void
}

/** `live` exists only for operations whose answers some event makes stale. */
export type QueryOptions<E extends Endpoint> = CommonOptions<NoInfer<Output<E>>> &
  (E extends { staleAfter: readonly LiveEventType[] } ? LiveOptions : { live?: never; onLiveEvent?: never })

/** The key of an operation's query, and what fetches its answer. */
const queryOf = <E extends Endpoint>(
  { call, freshness }: Pick<Api, 'call' | 'freshness'>,
  endpoint: E,
  input: Input<E>,
) => ({
  queryKey: [endpoint.id, input],
  queryFn: ({ signal, queryKey }: QueryFunctionContext): Promise<Output<E>> =>
    freshness.track(queryKey, (onLastEventId) => call(endpoint, input, { signal, onLastEventId })),
})

/**
 * Runs an operation as a TanStack query with the key `[endpoint.id, input]`.
 *
 * @example
 * const { data } = useEndpoint(contract.segments.get, { params: { tenant, id } }, { live: true })
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: QueryOptions<E>,
): UseQueryResult<Output<E>> {
  const {
    keepPrevious = false,
    staleTime = 0,
    enabled = true,
    live = false,
    onLiveEvent,
    placeholder,
  }: CommonOptions<Output<E>> & LiveOptions = options ?? {}
  const api = useApi()
  useLiveEvents(live ? endpoint.staleAfter : undefined, onLiveEvent)
  return useQuery<Output<E>>({
    ...queryOf(api, endpoint, input),
    staleTime,
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    // TanStack cannot tell that no answer is a function, which it would call.
    ...(placeholder !== undefined && { placeholderData: placeholder as never }),
  })
}

function useLiveEvents(types: readonly LiveEventType[] | undefined, onEvent: (() => void) | undefined) {
  const { live } = useApi()
  const handleEvent = useEffectEvent(() => onEvent?.())
  useEffect(() => types && live.listen(types, () => handleEvent()), [live, types])
}
