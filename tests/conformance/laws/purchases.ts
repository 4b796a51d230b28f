import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'
import { walk } from './general/lists.ts'
import { expectRows } from '../tools/violation.ts'

const { shop, ticketing } = contract
/** An amount in whole cents; throws for fractions of a cent. */
function cents(amount: number): number {
  const whole = Math.round(amount * 100)
  assert.ok(Math.abs(amount * 100 - whole) < 1e-6, `${amount} has more than two decimals`)
  return whole
}

/** Shop and ticket office, whose tables must fit each other. */
export const purchases: Law[] = [
  {
    operation: shop.orders.id,
    title: 'has orders whose amount is the sum of their items, of existing customers',
    check: 'statistics',
    async run(session) {
      const { sent } = await session.asAdmin()
      const orders = await walk(session, shop.orders, sent)
      const items = await walk(session, shop.orderItems, sent)
      const customers = new Map((await walk(session, shop.customers, sent)).map((row) => [row.customerId, row]))
      const sums = new Map<string, number>()
      for (const { orderId, total } of items) sums.set(orderId, (sums.get(orderId) ?? 0) + cents(total))
      expectRows(orders.length, 'there are no orders')
      for (const { orderId, amount, customerId, email } of orders) {
        assert.equal(cents(amount), sums.get(orderId), `order ${orderId}`)
        assert.equal(customers.get(customerId)?.email.toLowerCase(), email.toLowerCase(), `the customer of ${orderId}`)
      }
      assert.equal(new Set(orders.map(({ orderId }) => orderId)).size, orders.length, 'an orderId occurs twice')
    },
  },
  {
    operation: shop.orderItems.id,
    title: 'has items whose total is price times quantity, of existing orders',
    check: 'statistics',
    async run(session) {
      const { sent } = await session.asAdmin()
      const known = new Set((await walk(session, shop.orders, sent)).map(({ orderId }) => orderId))
      const items = await walk(session, shop.orderItems, sent)
      expectRows(items.length, 'there are no items')
      for (const { itemId, orderId, price, quantity, total } of items) {
        assert.equal(cents(total), cents(price) * quantity, `item ${itemId}`)
        assert.ok(known.has(orderId), `the order of item ${itemId}`)
      }
      assert.equal(new Set(items.map(({ itemId }) => itemId)).size, items.length, 'an itemId occurs twice')
    },
  },
  {
    operation: ticketing.tickets.id,
    title: 'has tickets of existing customers, each with an event and a stadium',
    check: 'statistics',
    async run(session) {
      const { sent } = await session.asAdmin()
      const customers = new Map((await walk(session, ticketing.customers, sent)).map((row) => [row.customerId, row]))
      const tickets = await walk(session, ticketing.tickets, sent)
      expectRows(tickets.length, 'there are no tickets')
      for (const { itemId, customerId, email, event, stadium, price } of tickets) {
        assert.ok(cents(price) >= 0)
        assert.equal(customers.get(customerId)?.email.toLowerCase(), email.toLowerCase(), `the customer of ${itemId}`)
        assert.notEqual(event, '')
        assert.notEqual(stadium, '')
      }
      assert.equal(new Set(tickets.map(({ itemId }) => itemId)).size, tickets.length, 'an itemId occurs twice')
    },
  },
]
