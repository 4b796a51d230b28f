import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint/endpoint.ts'

/** A user's profile is also a row of the club's users, and both depend on the club. */
const userAreas = new Set(['account', 'club', 'users'])

/** Invalidates all answers in the area of an operation: `fans.update` also changes `fans.list` and `fans.get`. */
export function invalidateArea(queryClient: QueryClient, operation: string) {
  const areaOf = (id: unknown) => String(id).split('.')[0] ?? ''
  const area = areaOf(operation)
  const areas = userAreas.has(area) ? userAreas : new Set([area])
  // First answers that are on their way are not asked for again: another tab may write for as long as they take.
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => areas.has(areaOf(queryKey[0])) })
}

/** The answer of a read that is known without asking for it. */
export interface KnownAnswer {
  queryKey: QueryKey
  answer: unknown
}

/** The cached answer of a read; undefined without one. */
export function knownAnswer<E extends Endpoint>(queryClient: QueryClient, { id }: E, input: Input<E>) {
  return queryClient.getQueryData<Output<E>>([id, input])
}

/** Says that the response of a write is what a read would answer now. */
export function answerOf<E extends Endpoint>({ id }: E, input: Input<E>, answer: Output<E>): KnownAnswer {
  return { queryKey: [id, input], answer }
}

/**
 * Puts an answer into the cache.
 *
 * @param isLater returns true for queries with an answer that is as late, or later
 */
export function setAnswer(
  queryClient: QueryClient,
  { queryKey, answer }: KnownAnswer,
  isLater: (query: Query) => boolean,
) {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  // One that is on its way replaces this one.
  if (query?.state.fetchStatus === 'idle' && isLater(query)) return
  queryClient.setQueryData(queryKey, answer)
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
  const ids = new Set<unknown>(endpoints.map(({ id }) => id))
  markStale(queryClient, (query) => ids.has(query.queryKey[0]) && !isFresh(query))
}

/** Invalidates every answer. */
export function invalidateAll(queryClient: QueryClient) {
  markStale(queryClient, () => true)
}

function markStale(queryClient: QueryClient, isStale: (query: Query) => boolean) {
  // TanStack waits for a pending first answer instead of refetching, but that answer may predate the change.
  const isUnanswered = (query: Query) => query.state.data === undefined && isStale(query)
  void queryClient.cancelQueries({ type: 'active', predicate: isUnanswered }, { silent: true, revert: false })
  void queryClient.invalidateQueries({ predicate: isStale })
}
