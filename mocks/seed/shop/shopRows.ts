import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { createRng, type Rng } from '../../db/random/rng.ts'
import { createCalendar, type Calendar } from '../calendar.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { accountsOf, syncedAt, type Source } from '../customers/customers.ts'
import type { ClubPerson } from '../fans/people.ts'
import { DAY, MINUTE } from '../moments.ts'
import { orderOf, type Orders } from './orders.ts'
import { createShelf } from './shelf.ts'

/** The demand in each month, out of ten: shirts sell in summer, presents in December. */
export const demandByMonth = [3, 3, 3, 4, 4, 4, 7, 8, 5, 5, 7, 10]

/** Most people come to know the club by a purchase. */
const AT_ONCE = 0.6

/** The customers of a shop, and their orders in order of time. */
export function shopRowsOf(
  people: readonly ClubPerson[],
  setting: ClubSetting,
  source: Source & { seed: string; nextOrder(): number },
): { shopCustomers: ShopCustomer[] } & Orders {
  const { seed, connectorId, until, newId, nextOrder } = source
  const shoppers = people.filter(({ orders }) => orders > 0)
  const accounts = accountsOf(shoppers, source)
  const calendar = demandOf(shoppers[0]?.since ?? until, until, seed)
  const shelf = createShelf(setting)
  const purchases = accounts.flatMap(({ owner: { orders, since, rng: rngOf }, customer }) => {
    const rng = rngOf('orders')
    return Array.from({ length: orders }, (_, index) => {
      const at = index === 0 && rng.chance(AT_ONCE) ? soonAfter(since, rng) : momentAfter(since, calendar, rng)
      return { customer, at: Math.min(until, at), rng }
    })
  })
  const sold = purchases
    .toSorted((a, b) => a.at - b.at)
    .map((purchase) => {
      const createdAt = syncedAt(purchase.at, purchase.rng, until)
      return orderOf(shelf, { ...purchase, newId }, { connectorId, number: nextOrder(), createdAt })
    })
  return {
    shopCustomers: accounts.map(({ customer }) => customer),
    shopOrders: sold.map(({ order }) => order),
    shopOrderItems: sold.flatMap(({ items }) => items),
  }
}

const soonAfter = (moment: number, rng: Rng) => moment + rng.int(2, 50) * MINUTE

function momentAfter(since: number, calendar: Calendar, rng: Rng): number {
  const before = calendar.shareAt(since)
  return Math.max(soonAfter(since, rng), calendar.momentAt(before + rng.next() * (1 - before)))
}

/** The demand changes with the seasons. */
function demandOf(first: number, until: number, seed: string): Calendar {
  const firstMidnight = Math.floor(Math.min(first, until - DAY) / DAY) * DAY
  const rng = createRng(`${seed}/demand`)
  const noise = Array.from({ length: Math.ceil((until - firstMidnight) / DAY) }, () => 0.7 + 0.6 * rng.next())
  return createCalendar(firstMidnight, until, (midnight) => {
    const demand = demandByMonth[new Date(midnight).getUTCMonth()] ?? 1
    return demand * (noise[Math.round((midnight - firstMidnight) / DAY)] ?? 1)
  })
}
