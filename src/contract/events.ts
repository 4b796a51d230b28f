import { z } from 'zod'
import { Id, TenantId, Timestamp } from './fields.ts'

/** What a server tells its listeners (data-side 4). */
export const liveEventTypes = [
  'ConnectorUpdated',
  'ConnectorDeleted',
  'SegmentUpdated',
  'SegmentDeleted',
  'TenantStatusUpdated',
  'FansImported',
  'MembershipsImported',
  'ShopCustomersUpdated',
  'ShopOrdersUpdated',
  'ShopOrderItemsUpdated',
  'TicketingCustomersUpdated',
  'TicketingTicketsUpdated',
] as const

export const LiveEventType = z.enum(liveEventTypes)
export type LiveEventType = z.infer<typeof LiveEventType>

/** The data of one event of `GET /system/sse` (readings 4). */
export const LiveEvent = z
  .strictObject({
    type: LiveEventType,
    tenant: TenantId,
    id: Id.nullable().describe('The connector or segment that changed; null for the other events.'),
    at: Timestamp,
  })
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof LiveEvent>

/** The comment with which a stream begins that could not resume from the `Last-Event-ID` it was given: refetch what you show (ours). */
export const GAP_COMMENT = 'gap'

/** Seconds between two heartbeats of a stream, each a comment line. */
export const HEARTBEAT_S = 15
