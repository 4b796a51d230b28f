import { rowEvents } from '../../../src/contract/connectors.ts'
import type { ConnectorType } from '../../../src/contract/fields/providers.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database, SourceRows } from '../../db/database.ts'

/** Takes every row that a connector has brought out of the tables, and gives them. */
export function takeRows({ tables }: Database, tenant: string, connector: string): SourceRows {
  const own = (row: { connectorId: string | null }) => row.connectorId === connector
  return {
    fans: tables.fans.take(tenant, own),
    shopCustomers: tables.shopCustomers.take(tenant, own),
    shopOrders: tables.shopOrders.take(tenant, own),
    shopOrderItems: tables.shopOrderItems.take(tenant, own),
    ticketingCustomers: tables.ticketingCustomers.take(tenant, own),
    tickets: tables.tickets.take(tenant, own),
  }
}

/** Puts what a source delivers into the tables. */
export function putRows({ tables }: Database, tenant: string, rows: SourceRows) {
  tables.fans.put(tenant, rows.fans)
  tables.shopCustomers.put(tenant, rows.shopCustomers)
  tables.shopOrders.put(tenant, rows.shopOrders)
  tables.shopOrderItems.put(tenant, rows.shopOrderItems)
  tables.ticketingCustomers.put(tenant, rows.ticketingCustomers)
  tables.tickets.put(tenant, rows.tickets)
}

/** Tells that the rows of a kind of connector have changed (docs/contract.md#row-events). */
export function emitRowEvents(bus: Bus, tenant: string, type: ConnectorType) {
  for (const event of rowEvents[type]) bus.emit(event, tenant)
}
