import { expect, it } from 'vitest'
import { liveEventTypes } from './stream.ts'
import { endpoints } from '../index.ts'
import { endpointsStaleAfter, isLive } from './liveEndpoints.ts'

/** The operations that each event makes stale (docs/product/live-data.md#events-and-effects). */
const expected = {
  ConnectorUpdated: ['connectors.list', 'connectors.get'],
  ConnectorDeleted: ['connectors.list', 'connectors.get'],
  SegmentUpdated: ['segments.list', 'segments.get'],
  SegmentDeleted: ['segments.list', 'segments.get'],
  TenantStatusUpdated: ['fanProfiles.status'],
  FansImported: [
    'fanProfiles.list',
    'fanProfiles.get',
    'fanProfiles.statistics',
    'fans.list',
    'fans.get',
    'home.stats',
  ],
  MembershipsImported: ['memberships.list'],
  ShopCustomersUpdated: ['shop.customers'],
  ShopOrdersUpdated: ['shop.orders', 'fanProfiles.statistics'],
  ShopOrderItemsUpdated: ['shop.orderItems'],
  TicketingCustomersUpdated: ['ticketing.customers'],
  TicketingTicketsUpdated: ['ticketing.tickets', 'fanProfiles.statistics'],
}

it.each(liveEventTypes)('%s makes the specified answers stale', (type) => {
  const ids = endpointsStaleAfter(type).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(expected[type].toSorted())
})

it('only reads become stale', () => {
  const live = endpoints.filter(({ id }) => isLive(id))
  expect(live.length).toBeGreaterThan(0)
  expect(live.filter(({ method }) => method !== 'GET')).toEqual([])
})
