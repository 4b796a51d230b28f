import { createPeople } from '../fans/people.ts'
import { isoText } from '../moments.ts'
import { FIRST_ORDER, FIRST_SHOP_CUSTOMER, orderOf } from '../shop/orders.ts'
import { createShelf } from '../shop/shelf.ts'
import { shopRowsOf } from '../shop/shopRows.ts'
import type { DeliveredRows, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { buyersOf } from './incomingBuyers.ts'
import { createNewcomers, createNumbers } from './newcomers.ts'

/** How many a shop brings at first; each of them has bought something. */
const STARTERS = 60

type ShopRows = Pick<DeliveredRows, 'shopCustomers' | 'shopOrders' | 'shopOrderItems'>

/** The customers and orders that the shops of a club report. */
export function createIncomingShop(recipient: Recipient) {
  const { setting } = recipient
  const shelf = createShelf(setting)
  const newcomers = createNewcomers(recipient, 'shopCustomers')
  const nextCustomer = createNumbers(recipient, 'shopCustomers', ({ customerId }) => customerId, FIRST_SHOP_CUSTOMER)
  const nextOrder = createNumbers(recipient, 'shopOrders', ({ orderId }) => orderId, FIRST_ORDER)

  return {
    first(delivery: FirstDelivery): ShopRows {
      const { until, seed } = delivery
      const people = createPeople({
        setting,
        draw: (rng) => newcomers.next({ at: until, rng }),
        from: ['shop'],
        count: STARTERS,
        seed,
        until,
      })
      return shopRowsOf(people, setting, { ...delivery, nextCustomer, nextOrder })
    },
    later(delivery: Delivery): ShopRows {
      const { connectorId, until } = delivery
      const { customers, purchases } = buyersOf(recipient, delivery, {
        kind: 'shopCustomers',
        newcomers,
        nextNumber: nextCustomer,
        finish: (customer) => customer,
      })
      const createdAt = isoText(until)
      const orders = purchases.map((purchase) =>
        orderOf(shelf, purchase, { connectorId, number: nextOrder(), createdAt }),
      )
      return {
        shopCustomers: customers,
        shopOrders: orders.map(({ order }) => order),
        shopOrderItems: orders.flatMap(({ items }) => items),
      }
    },
  }
}
