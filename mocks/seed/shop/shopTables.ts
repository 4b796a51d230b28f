import type { ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import type { Accounts } from '../customers/accounts.ts'
import { isoText } from '../moments.ts'
import { centsOf } from './baskets.ts'
import { FIRST_ORDER } from './orders.ts'
import type { Sales } from './sales.ts'

const orderIdOf = (order: number) => String(FIRST_ORDER + order)

/** The orders of a shop. */
export function ordersOf({ people, connectorId, numberOf }: Accounts, sales: Sales): ShopOrder[] {
  const ids = createNumberedIds(`${people.seed}/shop order ids`, sales.count)
  return Array.from({ length: sales.count }, (_, order) => ({
    id: ids.of(order),
    orderId: orderIdOf(order),
    customerId: String(numberOf(sales.buyer.at(order))),
    email: people.email(sales.buyer.at(order)),
    amount: sales.cents(order) / 100,
    connectorId,
    timestamp: isoText(sales.at(order)),
    createdAt: isoText(sales.createdAt(order)),
  }))
}

/** The items of a shop's orders. */
export function orderItemsOf({ people, connectorId }: Accounts, sales: Sales): ShopOrderItem[] {
  const { count, items } = sales
  const ids = createNumberedIds(`${people.seed}/shop item ids`, items.total)
  return Array.from({ length: count }, (_, order) => order).flatMap((order) =>
    Array.from({ length: items.start(order + 1) - items.start(order) }, (_, line) => {
      const item = items.start(order) + line
      const article = sales.article.at(item)
      const quantity = sales.quantity.at(item)
      return {
        id: ids.of(item),
        itemId: `${orderIdOf(order)}-${line + 1}`,
        name: article.name,
        orderId: orderIdOf(order),
        productId: article.productId,
        price: article.price,
        quantity,
        total: (centsOf(article) * quantity) / 100,
        connectorId,
        createdAt: isoText(sales.createdAt(order)),
      }
    }),
  )
}
