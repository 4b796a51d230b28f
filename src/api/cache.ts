import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'

/** A user's profile is also a row of the club's users, and both depend on the club. */
const userAreas = new Set(['account', 'club', 'users'])

/** Invalidates all answers in the area of an operation: `fans.update` also changes `fans.list` and `fans.get`. */
export function invalidateArea(queryClient: QueryClient, operation: string) {
  const areaOf = (id: unknown) => String(id).split('.')[0] ?? ''
  const area = areaOf(operation)
  const areas = userAreas.has(area) ? userAreas : new Set([area])
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => areas.has(areaOf(queryKey[0])) })
}

/** Replaces a cached answer with one that is already known. */
export function setAnswer<E extends Endpoint>(queryClient: QueryClient, { id }: E, input: Input<E>, answer: Output<E>) {
  queryClient.setQueryData([id, input], answer)
}

/**
 * Invalidates all answers of some operations, for every input. Restarts first fetches that are still in progress.
 *
 * @param isFresh returns true for queries that need no refetch
 */
export function invalidate(
  queryClient: QueryClient,
  endpoints: readonly Endpoint[],
  isFresh: (query: Query) => boolean = () => false,
) {
  for (const { id } of endpoints) markStale(queryClient, [id], isFresh)
}

/** Invalidates every answer. */
export function invalidateAll(queryClient: QueryClient) {
  markStale(queryClient, [])
}

function markStale(
  queryClient: QueryClient,
  queryKey: readonly string[],
  isFresh: (query: Query) => boolean = () => false,
) {
  // TanStack waits for a pending first answer instead of refetching, but that answer may predate the change.
  const isUnanswered = (query: Query) => query.state.data === undefined && !isFresh(query)
  void queryClient.cancelQueries({ queryKey, type: 'active', predicate: isUnanswered }, { silent: true, revert: false })
  void queryClient.invalidateQueries({ queryKey, predicate: (query) => !isFresh(query) })
}
