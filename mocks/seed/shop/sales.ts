import { createDraws } from '../../db/random/draws.ts'
import { createColumn } from '../fans/personDraws.ts'
import type { Accounts } from '../customers/accounts.ts'
import { createBuyers, latestOf, purchasesOfNewest } from '../customers/buyers.ts'
import { createCalendar } from '../calendar.ts'
import { lazy } from '../../db/lazy.ts'
import { DAY } from '../moments.ts'
import { createSyncs } from '../syncs.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { createBaskets } from './baskets.ts'

const ORDERS_PER_FAN = 1.5
/** The demand in each month, out of ten: shirts sell in summer, presents in December. */
export const demandByMonth = [3, 3, 3, 4, 4, 4, 7, 8, 5, 5, 7, 10]

/**
 * The orders of a shop, numbered in order of time, and their items, numbered in order of the orders. Each is a pure
 * function of its number.
 *
 * @param until the latest time of any order, in milliseconds since 1970
 */
export function createSales(setting: ClubSetting, accounts: Accounts, until: number) {
  const { people } = accounts
  const seed = `${people.seed}/shop orders`
  const draws = createDraws(seed)
  const [drawTime, drawSync] = [draws('time'), draws('sync')]
  const buyers = createBuyers(accounts, `${seed}/buyers`)
  const calendar = demandOf(accounts, buyers.first, until, seed)
  const count = calendar ? Math.round(ORDERS_PER_FAN * people.count) : 0
  const at = (order: number) => calendar?.momentAt((order + drawTime(order) * 0.999) / count) ?? until
  const ofNewest = lazy(() => purchasesOfNewest(accounts, latestOf(count, at)))
  const buyer = createColumn((order) => ofNewest().get(order) ?? buyers.of(order, at(order)))
  const syncedAt = createSyncs(drawSync, until)
  return {
    count,
    at,
    /** When the order was synced. */
    createdAt: (order: number) => syncedAt(at(order)),
    /** The number of the person who bought. */
    buyer,
    ...createBaskets({ setting, seed, count, at }),
  }
}

export type Sales = ReturnType<typeof createSales>

/** The demand grows with the people of the club and changes with the seasons; null if there is no buyer yet. */
function demandOf({ people }: Accounts, first: number, until: number, seed: string) {
  const firstMidnight = (Math.floor(first / DAY) + 1) * DAY
  if (!(until - firstMidnight >= DAY)) return null
  const noise = createDraws(`${seed}/demand`)('noise')
  return createCalendar(firstMidnight, until, (midnight) => {
    const demand = demandByMonth[new Date(midnight).getUTCMonth()] ?? 1
    return (people.addedUntil(midnight) + 1) * demand * (0.7 + 0.6 * noise((midnight - firstMidnight) / DAY))
  })
}
