import type { Delivery } from './delivery.ts'
import { incomingPurchases } from './incomingBuyers.ts'
import { newestOf, nextNumber } from './newcomers.ts'
import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { FIRST_ORDER, FIRST_SHOP_CUSTOMER, ordersOf, type Orders } from '../shop/orders.ts'

/** Generates the customers and orders of a shop that the club does not have yet. */
export function incomingShop(delivery: Delivery): Orders & { shopCustomers: ShopCustomer[] } {
  const { db, club, setting, source } = delivery
  const kind = { kind: 'shopCustomers', firstNumber: FIRST_SHOP_CUSTOMER, max: 6 } as const
  const { customers, purchases } = incomingPurchases(delivery, kind, (customer) => customer)
  const known = newestOf(db, club.id, 'shopOrders').map(({ orderId }) => orderId)
  return { shopCustomers: customers, ...ordersOf(setting, purchases, source, nextNumber(known, FIRST_ORDER)) }
}
