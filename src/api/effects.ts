import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'

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

/** Marks every answer of some operations as stale, whatever their input; one that is under way counts as stale too. */
export function invalidate(queryClient: QueryClient, endpoints: readonly Endpoint[]) {
  for (const { id } of endpoints) markStale(queryClient, [id])
}

/** The same for whatever has been answered: nobody knows what has changed. */
export function invalidateAll(queryClient: QueryClient) {
  markStale(queryClient, [])
}

function markStale(queryClient: QueryClient, queryKey: readonly string[]) {
  // A first answer TanStack would wait for rather than ask again, though the server may have given it before the change.
  const unanswered = { queryKey, type: 'active', predicate: ({ state }: Query) => state.data === undefined } as const
  void queryClient.cancelQueries(unanswered, { silent: true, revert: false })
  void queryClient.invalidateQueries({ queryKey })
}
