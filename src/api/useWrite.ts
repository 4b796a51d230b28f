import type { Query } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'
import { endpointsStaleAfter } from '../contract/endpoint/liveEndpoints.ts'
import { useApi } from './ApiProvider.tsx'
import type { CallOptions } from './client/client.ts'
import { invalidate, setAnswer, type KnownAnswer } from './cache.ts'
import { isGone } from './errors.ts'

export interface WriteOptions<E extends Endpoint> {
  /** Operations whose answers the write makes stale, for every input. */
  stale?: readonly Endpoint[]
  /** Also stale if the server answers 404. */
  staleIfGone?: readonly Endpoint[]
  /**
   * The read whose answer the response is, too: it is shown before the stale answers are refetched, unless a later one
   * has arrived before it.
   */
  store?(output: Output<E>, input: Input<E>): KnownAnswer
}

/**
 * Returns a function that calls a write operation and invalidates what it makes stale. The function throws what the
 * call throws.
 *
 * @example
 * const create = useWrite(contract.fans.create, { stale: [contract.fans.list] })
 * const fan = await create({ params: { tenant }, body })
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { stale = [], staleIfGone = [], store }: WriteOptions<E> = {},
) {
  const { call, freshness, queryClient } = useApi()
  return async (input: Input<E>, options?: Pick<CallOptions, 'bearer' | 'onProgress'>): Promise<Output<E>> => {
    const isFetchedSince = freshness.beginWrite()
    let lastEventId: string | null = null
    const onLastEventId = (id: string | null) => (lastEventId = id)
    try {
      const output = await call(endpoint, input, { ...options, onLastEventId })
      const staleByEvents = new Set(endpoint.events?.flatMap((type) => endpointsStaleAfter(type)).map(({ id }) => id))
      // The write's event may arrive before its response and has then triggered the refetch already.
      const isFetched = isFetchedSince(lastEventId)
      const isFresh = (query: Query) => staleByEvents.has(String(query.queryKey[0])) && isFetched(query)
      if (store) setAnswer(queryClient, store(output, input), isFresh)
      invalidate(queryClient, stale, isFresh)
      return output
    } catch (error) {
      // Another user has deleted the subject, so what the screen shows of it is stale too.
      if (isGone(error)) invalidate(queryClient, [...stale, ...staleIfGone])
      throw error
    }
  }
}
