import type { Endpoint, Input, Output } from '../../contract/endpoint/endpoint.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate } from '../../api/cache.ts'
import { isGone } from '../../api/errors.ts'

/**
 * Returns a function that deletes a row and refetches its list. If the page has no rows left, `leavePage` goes to
 * another one, and returns true if it has; the empty page is not refetched, because it would flash on the screen.
 */
export function useRowRemoval<E extends Endpoint>(remove: E, list: Endpoint) {
  const { call, queryClient } = useApi()
  return async (
    input: Input<E>,
    leavePage: (() => boolean) | null,
    /** Called once the row is gone, also if another user has deleted it. */
    onGone: () => void = () => {},
  ): Promise<Output<E>> => {
    const output = await call(remove, input).catch((error: unknown) => {
      // Another user has already deleted it, so the list is stale.
      if (isGone(error)) {
        onGone()
        invalidate(queryClient, [list])
      }
      throw error
    })
    onGone()
    // By now the user may be on another page, which stays.
    const hasLeft = leavePage?.() ?? false
    void queryClient.invalidateQueries({ queryKey: [list.id], refetchType: hasLeft ? 'none' : 'active' })
    return output
  }
}
