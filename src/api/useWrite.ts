import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'
import { endpointsStaleAfter } from '../contract/endpoint/liveEndpoints.ts'
import { useApi } from './ApiProvider.tsx'
import type { CallOptions } from './client/client.ts'
import { invalidate } from './effects.ts'
import { isGone } from './errors.ts'

export interface WriteOptions<E extends Endpoint> {
  /** The operations whose answers the write makes stale, whatever their input. */
  stale?: readonly Endpoint[]
  /** What is stale as well if the server says that its subject does not exist any more. */
  staleIfGone?: readonly Endpoint[]
  /** Puts what the server answered into the cache, before the stale answers are fetched again. */
  store?(output: Output<E>, input: Input<E>): void
}

/**
 * A write that keeps the screen current. It returns a function that calls the operation and throws what the call throws.
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
      store?.(output, input)
      const told = new Set(endpoint.events?.flatMap((type) => endpointsStaleAfter(type)))
      const [byEvent, others] = [stale.filter((one) => told.has(one)), stale.filter((one) => !told.has(one))]
      // The write's event may arrive before its answer, and has then caused the fetch already.
      invalidate(queryClient, byEvent, isFetchedSince(lastEventId))
      invalidate(queryClient, others)
      return output
    } catch (error) {
      // Somebody else has deleted it, so what the screen shows of it is stale too.
      if (isGone(error)) invalidate(queryClient, [...stale, ...staleIfGone])
      throw error
    }
  }
}
