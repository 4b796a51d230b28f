import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'

/** A person's profile is also a row of the club's users, and both belong to the club. */
const people = new Set(['account', 'club', 'users'])

/** Marks as stale whatever the area of an operation has answered: `fans.update` changes what `fans.list` and `fans.get` say. */
export function invalidateArea(queryClient: QueryClient, operation: string) {
  const areaOf = (id: unknown) => String(id).split('.')[0] ?? ''
  const area = areaOf(operation)
  const areas = people.has(area) ? people : new Set([area])
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => areas.has(areaOf(queryKey[0])) })
}

/** Puts an answer that is known already in the place of an older one. */
export function setAnswer<E extends Endpoint>(queryClient: QueryClient, { id }: E, input: Input<E>, answer: Output<E>) {
  queryClient.setQueryData([id, input], answer)
}

/**
 * Marks all answers of some operations as stale, whatever their input, including those still under way.
 *
 * @param isFresh tells which queries need not be fetched again
 */
export function invalidate(
  queryClient: QueryClient,
  endpoints: readonly Endpoint[],
  isFresh: (query: Query) => boolean = () => false,
) {
  for (const { id } of endpoints) markStale(queryClient, [id], isFresh)
}

/** The same for whatever has been answered: nobody knows what has changed. */
export function invalidateAll(queryClient: QueryClient) {
  markStale(queryClient, [])
}

function markStale(
  queryClient: QueryClient,
  queryKey: readonly string[],
  isFresh: (query: Query) => boolean = () => false,
) {
  // TanStack would wait for a first answer rather than ask again, but the server may have given it before the change.
  const isUnanswered = (query: Query) => query.state.data === undefined && !isFresh(query)
  void queryClient.cancelQueries({ queryKey, type: 'active', predicate: isUnanswered }, { silent: true, revert: false })
  void queryClient.invalidateQueries({ queryKey, predicate: (query) => !isFresh(query) })
}
