import { rowEvents } from '../../../src/contract/connectors.ts'
import type { ConnectorType } from '../../../src/contract/fields/providers.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database, SourceRows } from '../../db/database.ts'

/** Removes every row of a connector from the tables, and returns them. */
export function removeRows({ tables }: Database, tenant: string, connector: string): SourceRows {
  const own = (row: { connectorId: string | null }) => row.connectorId === connector
  return {
    fans: tables.fans.removeWhere(tenant, own),
    shopCustomers: tables.shopCustomers.removeWhere(tenant, own),
    shopOrders: tables.shopOrders.removeWhere(tenant, own),
    shopOrderItems: tables.shopOrderItems.removeWhere(tenant, own),
    ticketingCustomers: tables.ticketingCustomers.removeWhere(tenant, own),
    tickets: tables.tickets.removeWhere(tenant, own),
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

/** Emits the events that report changed rows of a type of connector (docs/contract.md#row-events). */
export function emitRowEvents(bus: Bus, tenant: string, type: ConnectorType) {
  for (const event of rowEvents[type]) bus.emit(event, tenant)
}
