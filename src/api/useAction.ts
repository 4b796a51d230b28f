import { useMutation } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './ApiProvider.tsx'
import { invalidate } from './effects.ts'
import { isGone } from './errors.ts'

export interface ActionOptions<E extends Endpoint> {
  /** What the action makes stale, whatever the input. */
  stale?: readonly Endpoint[]
  onSuccess?(output: Output<E>): void
  onError?(error: Error): void
}

/** An operation that is done on request: `const sync = useAction(contract.fanProfiles.sync)`, then `sync.mutate({ params })`. */
export function useAction<E extends Endpoint>(endpoint: E, { stale = [], onSuccess, onError }: ActionOptions<E> = {}) {
  const { call, queryClient } = useApi()
  return useMutation<Output<E>, Error, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess(output) {
      invalidate(queryClient, stale)
      onSuccess?.(output)
    },
    onError(error) {
      // What was acted on is no more: others must have done it, so what is shown of it is stale too.
      if (isGone(error)) invalidate(queryClient, stale)
      onError?.(error)
    },
  })
}
