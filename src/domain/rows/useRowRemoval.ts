import type { Endpoint, Input, Output } from '../../contract/endpoint/endpoint.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate } from '../../api/effects.ts'
import { isGone } from '../../api/errors.ts'

/**
 * Removes a row and has its list fetched again. Where no row is left on a page, `leavePage` goes to another: the page that is left
 * is not fetched, or it would be seen empty for a moment.
 */
export function useRowRemoval<E extends Endpoint>(remove: E, list: Endpoint) {
  const { call, queryClient } = useApi()
  return async (input: Input<E>, leavePage: (() => void) | null): Promise<Output<E>> => {
    const gone = await call(remove, input).catch((error: unknown) => {
      // Somebody else was faster: the row goes from the list all the same.
      if (isGone(error)) invalidate(queryClient, [list])
      throw error
    })
    leavePage?.()
    void queryClient.invalidateQueries({ queryKey: [list.id], refetchType: leavePage ? 'none' : 'active' })
    return gone
  }
}
