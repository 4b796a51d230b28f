import { rowEvents } from '../../../src/contract/connectors.ts'
import type { ConnectorType } from '../../../src/contract/fields/providers.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database, RemovedSourceRows, SourceRows } from '../../db/database.ts'

/** Removes every row of a connector from the tables. */
export function removeRows({ tables }: Database, tenant: string, connector: string): RemovedSourceRows {
  return {
    fans: tables.fans.removeOf(tenant, connector),
    shopCustomers: tables.shopCustomers.removeOf(tenant, connector),
    shopOrders: tables.shopOrders.removeOf(tenant, connector),
    shopOrderItems: tables.shopOrderItems.removeOf(tenant, connector),
    ticketingCustomers: tables.ticketingCustomers.removeOf(tenant, connector),
    tickets: tables.tickets.removeOf(tenant, connector),
  }
}

/** Inserts the rows of a source into the tables, and replaces those whose id exists. */
export function upsertRows({ tables }: Database, tenant: string, rows: SourceRows) {
  tables.fans.put(tenant, rows.fans)
  tables.shopCustomers.put(tenant, rows.shopCustomers)
  tables.shopOrders.put(tenant, rows.shopOrders)
  tables.shopOrderItems.put(tenant, rows.shopOrderItems)
  tables.ticketingCustomers.put(tenant, rows.ticketingCustomers)
  tables.tickets.put(tenant, rows.tickets)
}

/** Inserts rows again that a reset has removed. */
export function restoreRows({ tables }: Database, tenant: string, rows: RemovedSourceRows) {
  tables.fans.restore(tenant, rows.fans)
  tables.shopCustomers.restore(tenant, rows.shopCustomers)
  tables.shopOrders.restore(tenant, rows.shopOrders)
  tables.shopOrderItems.restore(tenant, rows.shopOrderItems)
  tables.ticketingCustomers.restore(tenant, rows.ticketingCustomers)
  tables.tickets.restore(tenant, rows.tickets)
}

/** Emits the events that report changed rows of a type of connector (docs/contract.md#row-events). */
export function emitRowEvents(bus: Bus, tenant: string, type: ConnectorType) {
  for (const event of rowEvents[type]) bus.emit(event, tenant)
}
