import { rowEvents } from '../../../src/contract/connectors.ts'
import type { ConnectorType } from '../../../src/contract/fields/providers.ts'
import type { Bus } from '../../db/bus.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import type { Database, SourceRows } from '../../db/database.ts'
import type { DeliveredRows } from '../../seed/incoming/delivery.ts'

/** The duration of a sync, in milliseconds of the model's clock (docs/contract.md#durations). */
export const SYNCING_MS = 3000

/**
 * The moment until which a connector has delivered what arrived at its source, in milliseconds since 1970; null for one
 * that has not synced. A reset restores the rows as they were, so what has arrived since comes with the sync after it.
 */
export function deliveredUntil({ undelivered }: Database, { id, lastSync }: Pick<ConnectorRecord, 'id' | 'lastSync'>) {
  const until = undelivered.get(id) ?? lastSync
  return until === null ? null : Date.parse(until)
}

/** Adds the rows that a reset has removed to those that an earlier one has, and no sync has restored. */
export const joinRows = (before: SourceRows, removed: SourceRows): SourceRows => ({
  fans: [...before.fans, ...removed.fans],
  shopCustomers: [...before.shopCustomers, ...removed.shopCustomers],
  shopOrders: [...before.shopOrders, ...removed.shopOrders],
  shopOrderItems: [...before.shopOrderItems, ...removed.shopOrderItems],
  ticketingCustomers: [...before.ticketingCustomers, ...removed.ticketingCustomers],
  tickets: [...before.tickets, ...removed.tickets],
})

/** Removes every row of a connector from the tables. */
export const removeRows = ({ tables }: Database, tenant: string, connector: string): SourceRows => ({
  fans: tables.fans.removeOf(tenant, connector),
  shopCustomers: tables.shopCustomers.removeOf(tenant, connector),
  shopOrders: tables.shopOrders.removeOf(tenant, connector),
  shopOrderItems: tables.shopOrderItems.removeOf(tenant, connector),
  ticketingCustomers: tables.ticketingCustomers.removeOf(tenant, connector),
  tickets: tables.tickets.removeOf(tenant, connector),
})

/** Inserts the rows of a source into the tables, and replaces those whose id exists. */
export function upsertRows({ tables }: Pick<Database, 'tables'>, tenant: string, rows: DeliveredRows) {
  tables.fans.put(tenant, rows.fans)
  tables.memberships.put(tenant, rows.memberships)
  tables.shopCustomers.put(tenant, rows.shopCustomers)
  tables.shopOrders.put(tenant, rows.shopOrders)
  tables.shopOrderItems.put(tenant, rows.shopOrderItems)
  tables.ticketingCustomers.put(tenant, rows.ticketingCustomers)
  tables.tickets.put(tenant, rows.tickets)
}

/** Inserts rows again that a reset has removed. A fan stays away whose e-mail another one has got meanwhile. */
export function restoreRows({ tables }: Database, tenant: string, rows: SourceRows) {
  const isFree = ({ email }: { email: string }) => tables.fans.find(tenant, email.toLowerCase()).length === 0
  upsertRows({ tables }, tenant, { ...rows, fans: rows.fans.filter(isFree), memberships: [] })
}

/** Emits the events that report changed rows of a type of connector (docs/contract.md#row-events). */
export function emitRowEvents(bus: Bus, tenant: string, type: ConnectorType) {
  for (const event of rowEvents[type]) bus.emit(event, tenant)
}

/** Emits the events that report the rows a sync has brought. */
export function emitEventsOf(bus: Bus, tenant: string, rows: DeliveredRows) {
  if (rows.fans.length > 0) bus.emit('FansImported', tenant)
  if (rows.memberships.length > 0) bus.emit('MembershipsImported', tenant)
  if (rows.shopCustomers.length > 0) bus.emit('ShopCustomersUpdated', tenant)
  if (rows.shopOrders.length > 0) bus.emit('ShopOrdersUpdated', tenant)
  if (rows.shopOrderItems.length > 0) bus.emit('ShopOrderItemsUpdated', tenant)
  if (rows.ticketingCustomers.length > 0) bus.emit('TicketingCustomersUpdated', tenant)
  if (rows.tickets.length > 0) bus.emit('TicketingTicketsUpdated', tenant)
}
