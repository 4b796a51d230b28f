import type { ShopCustomer, ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import { createRng, type Rng } from '../../db/rng.ts'
import { flatMapInSteps, type Steps } from '../../db/steps.ts'
import {
  accountOf,
  drawCount,
  customersOf,
  engagementOf,
  momentBetween,
  seedSource,
  syncedAt,
  type RowSource,
  type SeedPeople,
} from '../customers.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import type { ClubSetting } from '../scenarios/setting.ts'
import { createShelf } from './shelf.ts'

const ORDERS_PER_FAN = 1.5
export const FIRST_SHOP_CUSTOMER = 70_001
export const FIRST_ORDER = 100_001

export interface ShopRows {
  shopCustomers: ShopCustomer[]
  shopOrders: ShopOrder[]
  shopOrderItems: ShopOrderItem[]
}

/** Generates the shop of a club: about half of its fans are customers, and those with a high score order often. */
export function* seedShop(
  setting: ClubSetting,
  connectorId: string,
  { profiles, seed, until }: SeedPeople,
): Steps<ShopRows> {
  const rng = createRng(`${seed}/shop`)
  const source = seedSource(connectorId, rng, until)
  const accounts = yield* flatMapInSteps(profiles, (profile) => {
    const engagement = engagementOf(profile.score)
    const own = profile.connectorId === connectorId
    if (!own && !rng.chance(0.2 + 0.5 * engagement)) return []
    const account = accountOf(profile, source)
    const weight = engagement ** 1.5 * (until - account.opened + 30 * DAY) ** 0.6
    return [{ ...account, weight, minimum: own ? 1 : 0 }]
  })
  const perWeight = (ORDERS_PER_FAN * profiles.length) / accounts.reduce((sum, { weight }) => sum + weight, 0)
  const customers = customersOf(accounts, source, FIRST_SHOP_CUSTOMER)
  const baskets = yield* flatMapInSteps(customers, ({ account, customer }) => {
    const count = Math.max(account.minimum, drawCount(account.weight * perWeight, rng))
    return Array.from({ length: count }, (_, index) => ({
      customer,
      // The first order opens the account.
      at:
        index === 0
          ? Math.min(until, account.opened + rng.int(2, 20) * MINUTE)
          : orderMoment(account.opened, until, rng),
    }))
  })
  return {
    shopCustomers: customers.map(({ customer }) => customer),
    ...(yield* ordersOf(setting, baskets, source, FIRST_ORDER)),
  }
}

/** The demand in each month, out of ten: shirts sell in summer, presents in December. */
const demandByMonth = [3, 3, 3, 4, 4, 4, 7, 8, 5, 5, 7, 10]

/** Draws the moment of an order between two others, more often in demandByMonth months. */
function orderMoment(from: number, until: number, rng: Rng): number {
  let moment = momentBetween(from, until, rng)
  for (let tries = 0; tries < 5 && !rng.chance((demandByMonth[new Date(moment).getUTCMonth()] ?? 0) / 10); tries++)
    moment = momentBetween(from, until, rng)
  return moment
}

/** An order without its number and items. */
export interface Basket {
  customer: ShopCustomer
  at: number
}

const sizes = [
  [1, 38],
  [2, 27],
  [3, 17],
  [4, 11],
  [5, 7],
] as const
const quantities = [
  [1, 88],
  [2, 10],
  [3, 2],
] as const

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Generates orders with their items, numbered in order of time. An amount is the sum of its items' totals, to the cent. */
export function* ordersOf(
  setting: ClubSetting,
  baskets: readonly Basket[],
  { connectorId, rng, newId, until }: RowSource,
  firstNumber: number,
): Steps<Pick<ShopRows, 'shopOrders' | 'shopOrderItems'>> {
  const shelf = createShelf(setting)
  const shopOrderItems: ShopOrderItem[] = []
  const inOrder = baskets.toSorted((a, b) => a.at - b.at)
  yield
  const shopOrders = yield* flatMapInSteps(inOrder, ({ customer, at }, index) => {
    const orderId = String(firstNumber + index)
    const createdAt = syncedAt(at, rng, until)
    const items = shelf.take(rng.weighted(sizes), at, rng).map(({ productId, name, price }, line): ShopOrderItem => {
      const quantity = rng.weighted(quantities)
      const total = cents(price * quantity)
      const itemId = `${orderId}-${line + 1}`
      return { id: newId(), itemId, name, orderId, productId, price, quantity, total, connectorId, createdAt }
    })
    shopOrderItems.push(...items)
    const order: ShopOrder = {
      id: newId(),
      orderId,
      customerId: customer.customerId,
      email: customer.email,
      amount: cents(items.reduce((sum, { total }) => sum + total, 0)),
      connectorId,
      timestamp: isoText(at),
      createdAt,
    }
    return [order]
  })
  return { shopOrders, shopOrderItems }
}
