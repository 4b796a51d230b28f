import type { ShopCustomer, ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import type { Rng } from '../../db/random/rng.ts'
import { isoText } from '../moments.ts'
import type { Shelf } from './shelf.ts'

export const FIRST_SHOP_CUSTOMER = 70_001
export const FIRST_ORDER = 100_001

/** Numbers of different articles in an order, with their weights. */
export const orderSizes = [
  [1, 38],
  [2, 27],
  [3, 17],
  [4, 11],
  [5, 7],
] as const
/** How often an article is in an order, with weights. */
export const quantities = [
  [1, 88],
  [2, 10],
  [3, 2],
] as const

const cents = (amount: number) => Math.round(amount * 100) / 100

export interface Orders {
  shopOrders: ShopOrder[]
  shopOrderItems: ShopOrderItem[]
}

/** What is bought, by whom and when, with the randomness and ids of the rows. */
interface Basket {
  customer: Pick<ShopCustomer, 'customerId' | 'email'>
  at: number
  rng: Rng
  newId(): string
}

/** Generates an order with its items. The amount is the sum of the items' totals, to the cent. */
export function orderOf(
  shelf: Shelf,
  { customer, at, rng, newId }: Basket,
  { connectorId, number, createdAt }: { connectorId: string; number: number; createdAt: string },
): { order: ShopOrder; items: ShopOrderItem[] } {
  const orderId = String(number)
  const items = shelf.take(rng.weighted(orderSizes), at, rng).map(({ productId, name, price }, line): ShopOrderItem => {
    const quantity = rng.weighted(quantities)
    const total = cents(price * quantity)
    const itemId = `${orderId}-${line + 1}`
    return { id: newId(), itemId, name, orderId, productId, price, quantity, total, connectorId, createdAt }
  })
  const order = {
    id: newId(),
    orderId,
    customerId: customer.customerId,
    email: customer.email,
    amount: cents(items.reduce((sum, { total }) => sum + total, 0)),
    connectorId,
    timestamp: isoText(at),
    createdAt,
  }
  return { order, items }
}
