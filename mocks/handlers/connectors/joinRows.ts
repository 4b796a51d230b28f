import type { RemovedSourceRows } from '../../db/database.ts'
import type { RemovedRows } from '../../db/table/partition.ts'

/** Adds the rows that a reset has removed to those that an earlier one has, and no sync has restored. */
export const joinRows = (before: RemovedSourceRows, removed: RemovedSourceRows): RemovedSourceRows => ({
  fans: joined(before.fans, removed.fans),
  shopCustomers: joined(before.shopCustomers, removed.shopCustomers),
  shopOrders: joined(before.shopOrders, removed.shopOrders),
  shopOrderItems: joined(before.shopOrderItems, removed.shopOrderItems),
  ticketingCustomers: joined(before.ticketingCustomers, removed.ticketingCustomers),
  tickets: joined(before.tickets, removed.tickets),
})

function joined<Row>(before: RemovedRows<Row>, removed: RemovedRows<Row>): RemovedRows<Row> {
  const numbers = new Uint32Array(before.numbers.length + removed.numbers.length)
  numbers.set(before.numbers)
  numbers.set(removed.numbers, before.numbers.length)
  return {
    numbers: numbers.toSorted(),
    rows: [...before.rows, ...removed.rows],
    all: () => [...before.all(), ...removed.all()],
  }
}
