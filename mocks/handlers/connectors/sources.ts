import { rowEvents } from '../../../src/contract/connectors.ts'
import type { ConnectorType } from '../../../src/contract/fields/providers.ts'
import type { Bus } from '../../db/bus.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import type { Database, RemovedSourceRows } from '../../db/database.ts'
import type { Steps } from '../../db/steps.ts'
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

/** Removes every row of a connector from the tables, in steps: it may have millions. */
export function* removeRows({ tables }: Database, tenant: string, connector: string): Steps<RemovedSourceRows> {
  return {
    fans: yield* tables.fans.removeOf(tenant, connector),
    shopCustomers: yield* tables.shopCustomers.removeOf(tenant, connector),
    shopOrders: yield* tables.shopOrders.removeOf(tenant, connector),
    shopOrderItems: yield* tables.shopOrderItems.removeOf(tenant, connector),
    ticketingCustomers: yield* tables.ticketingCustomers.removeOf(tenant, connector),
    tickets: yield* tables.tickets.removeOf(tenant, connector),
  }
}

/** Inserts the rows of a source into the tables, and replaces those whose id exists. */
export function upsertRows({ tables }: Database, tenant: string, rows: DeliveredRows) {
  tables.fans.put(tenant, rows.fans)
  tables.memberships.put(tenant, rows.memberships)
  tables.shopCustomers.put(tenant, rows.shopCustomers)
  tables.shopOrders.put(tenant, rows.shopOrders)
  tables.shopOrderItems.put(tenant, rows.shopOrderItems)
  tables.ticketingCustomers.put(tenant, rows.ticketingCustomers)
  tables.tickets.put(tenant, rows.tickets)
}

/** Inserts rows again that a reset has removed, in steps. */
export function* restoreRows({ tables }: Database, tenant: string, rows: RemovedSourceRows): Steps<void> {
  yield* tables.fans.restore(tenant, rows.fans)
  yield* tables.shopCustomers.restore(tenant, rows.shopCustomers)
  yield* tables.shopOrders.restore(tenant, rows.shopOrders)
  yield* tables.shopOrderItems.restore(tenant, rows.shopOrderItems)
  yield* tables.ticketingCustomers.restore(tenant, rows.ticketingCustomers)
  yield* tables.tickets.restore(tenant, rows.tickets)
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
