import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { syncedAt } from '../customers/customers.ts'
import { isoText } from '../moments.ts'
import { FIRST_ORDER, FIRST_SHOP_CUSTOMER, orderOf, type Orders } from '../shop/orders.ts'
import { createShelf } from '../shop/shelf.ts'
import type { Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { createIncomingBuyers, type Purchase } from './incomingBuyers.ts'
import { createNumbers } from './newcomers.ts'

type ShopRows = Orders & { shopCustomers: ShopCustomer[] }

/** The customers and orders that the shops of a club report. */
export function createIncomingShop(recipient: Recipient) {
  const shelf = createShelf(recipient.setting)
  const nextOrder = createNumbers(recipient, 'shopOrders', ({ orderId }) => orderId, FIRST_ORDER)
  const buyers = createIncomingBuyers(recipient, {
    kind: 'shopCustomers',
    nextNumber: createNumbers(recipient, 'shopCustomers', ({ customerId }) => customerId, FIRST_SHOP_CUSTOMER),
    finish: (customer) => customer,
  })

  function ordersOf(
    { customers, purchases }: { customers: ShopCustomer[]; purchases: readonly Purchase[] },
    connectorId: string,
    createdAtOf: (purchase: Purchase) => string,
  ): ShopRows {
    const orders = purchases.map((purchase) =>
      orderOf(shelf, purchase, { connectorId, number: nextOrder(), createdAt: createdAtOf(purchase) }),
    )
    return {
      shopCustomers: customers,
      shopOrders: orders.map(({ order }) => order),
      shopOrderItems: orders.flatMap(({ items }) => items),
    }
  }

  return {
    first(delivery: FirstDelivery): ShopRows {
      const { connectorId, until } = delivery
      return ordersOf(buyers.first(delivery), connectorId, ({ at, rng }) => syncedAt(at, rng, until))
    },
    later(delivery: Delivery): ShopRows {
      const { connectorId, until } = delivery
      const createdAt = isoText(until)
      return ordersOf(buyers.later(delivery), connectorId, () => createdAt)
    },
  }
}
