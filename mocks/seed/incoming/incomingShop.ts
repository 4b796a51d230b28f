import type { Delivery } from './delivery.ts'
import { incomingPurchases } from './incomingBuyers.ts'
import { nextNumber, rowsOf } from './newcomers.ts'
import { finish } from '../../db/steps.ts'
import { FIRST_ORDER, FIRST_SHOP_CUSTOMER, ordersOf, type ShopRows } from '../shop/shop.ts'

/** Customers and orders that a shop has and the club does not yet. */
export function incomingShop(delivery: Delivery): ShopRows {
  const { db, club, setting, source } = delivery
  const kind = { kind: 'shopCustomers', firstNumber: FIRST_SHOP_CUSTOMER, most: 6 } as const
  const { customers, purchases } = incomingPurchases(delivery, kind, (customer) => customer)
  const known = rowsOf(db, club.id, 'shopOrders').map(({ orderId }) => orderId)
  return { shopCustomers: customers, ...finish(ordersOf(setting, purchases, source, nextNumber(known, FIRST_ORDER))) }
}
