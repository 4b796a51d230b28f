import type { ShopCustomer, ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import { syncedAt, type RowSource } from '../customers/customers.ts'
import { isoText } from '../moments.ts'
import type { ClubSetting } from '../scenarios/setting.ts'
import { createShelf } from './shelf.ts'

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

/** An order without its number and items. */
export interface Basket {
  customer: ShopCustomer
  at: number
}

const cents = (amount: number) => Math.round(amount * 100) / 100

export interface Orders {
  shopOrders: ShopOrder[]
  shopOrderItems: ShopOrderItem[]
}

/** Generates orders with their items, numbered in order of time. An amount is the sum of its items' totals, to the cent. */
export function ordersOf(
  setting: ClubSetting,
  baskets: readonly Basket[],
  { connectorId, rng, newId, until }: RowSource,
  firstNumber: number,
): Orders {
  const shelf = createShelf(setting)
  const shopOrderItems: ShopOrderItem[] = []
  const inOrder = baskets.toSorted((a, b) => a.at - b.at)
  const shopOrders = inOrder.map(({ customer, at }, index): ShopOrder => {
    const orderId = String(firstNumber + index)
    const createdAt = syncedAt(at, rng, until)
    const items = shelf
      .take(rng.weighted(orderSizes), at, rng)
      .map(({ productId, name, price }, line): ShopOrderItem => {
        const quantity = rng.weighted(quantities)
        const total = cents(price * quantity)
        const itemId = `${orderId}-${line + 1}`
        return { id: newId(), itemId, name, orderId, productId, price, quantity, total, connectorId, createdAt }
      })
    shopOrderItems.push(...items)
    return {
      id: newId(),
      orderId,
      customerId: customer.customerId,
      email: customer.email,
      amount: cents(items.reduce((sum, { total }) => sum + total, 0)),
      connectorId,
      timestamp: isoText(at),
      createdAt,
    }
  })
  return { shopOrders, shopOrderItems }
}
