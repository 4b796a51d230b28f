/** The types of events that a server sends (docs/product/live-data.md#events-and-effects). */
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
export type LiveEventType = (typeof liveEventTypes)[number]

/** The path of the event stream, relative to the API base. */
export const STREAM_PATH = '/system/sse'

/**
 * The first comment of a stream that could not resume from its `Last-Event-ID`: the client must refetch (our addition).
 */
export const GAP_COMMENT = 'gap'

/** Seconds between two heartbeats of a stream. Each is a comment line. */
export const HEARTBEAT_S = 15

/**
 * The header that resumes a stream, and that says which events an answer includes (our addition, optional;
 * docs/contract.md#last-event-id).
 */
export const LAST_EVENT_ID = 'last-event-id'

/**
 * Compares two event ids: negative if the first is older, positive if it is newer, 0 if they are equal. Ids have the
 * form `<life>-<number>`. Null for different lives of the server, whose numbers cannot be compared.
 */
export function compareEventIds(one: string, other: string): number | null {
  const [a, b] = [one, other].map((id) => /^(.+)-(\d{1,15})$/.exec(id))
  if (!a || !b || a[1] !== b[1]) return null
  return Number(a[2]) - Number(b[2])
}
