import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import type { LiveEventType } from '../contract/events.ts'
import { contract } from '../contract/index.ts'

const { connectors, fanProfiles, fans, home, memberships, segments, shop, ticketing } = contract

/**
 * What an event makes stale (docs/product/live-data.md#events-and-effects); the queries that are on the screen are fetched again,
 * without a skeleton.
 */
export const effects: Record<LiveEventType, readonly Endpoint[]> = {
  TenantStatusUpdated: [fanProfiles.status],
  FansImported: [fanProfiles.list, fanProfiles.get, fanProfiles.statistics, fans.list, fans.get, home.stats],
  MembershipsImported: [memberships.list],
  ConnectorUpdated: [connectors.list, connectors.get],
  ConnectorDeleted: [connectors.list, connectors.get],
  SegmentUpdated: [segments.list, segments.get],
  SegmentDeleted: [segments.list, segments.get],
  ShopCustomersUpdated: [shop.customers],
  ShopOrdersUpdated: [shop.orders],
  ShopOrderItemsUpdated: [shop.orderItems],
  TicketingCustomersUpdated: [ticketing.customers],
  TicketingTicketsUpdated: [ticketing.tickets],
}

const liveIds = new Set(Object.values(effects).flatMap((endpoints) => endpoints.map(({ id }) => id)))

/** Whether events tell of changes to what an operation answers. */
export const isLive = (endpointId: string) => liveIds.has(endpointId)

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
