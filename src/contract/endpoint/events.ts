import { z } from 'zod'
import { Id, TenantId, Timestamp } from '../fields/fields.ts'

/** What a server tells its listeners (docs/product/live-data.md#events-and-effects). */
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

/** The data of one event of `GET /system/sse` (docs/contract.md#event-format). */
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

/**
 * The header by which a stream resumes, and by which an answer says which events it includes (ours, optional;
 * docs/contract.md#last-event-id).
 */
export const LAST_EVENT_ID = 'last-event-id'

/**
 * Which of two event ids came first: below 0 for the first, above 0 for the second, 0 for the same. Null where that cannot be told:
 * ids are `<life>-<number>`, and a number means nothing in another life of the server.
 */
export function compareEventIds(one: string, other: string): number | null {
  const [a, b] = [one, other].map((id) => /^(.+)-(\d{1,15})$/.exec(id))
  if (!a || !b || a[1] !== b[1]) return null
  return Number(a[2]) - Number(b[2])
}
