import { createDraws, weightedIndex } from '../../db/random/draws.ts'
import { createColumn } from '../../db/table/codes.ts'
import type { Accounts } from '../customers/accounts.ts'
import { createBuyers, latestOf, purchasesOfNewest } from '../customers/buyers.ts'
import { createCalendar } from '../calendar.ts'
import { groupsFrom } from '../../db/groups.ts'
import { lazy } from '../../db/lazy.ts'
import { createStrata } from '../../db/random/strata.ts'
import { DAY } from '../moments.ts'
import { createSyncs } from '../syncs.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { orderSizes, quantities } from './orders.ts'
import { createShelf, type Article } from './shelf.ts'

const ORDERS_PER_FAN = 1.5
/** The demand in each month, out of ten: shirts sell in summer, presents in December. */
export const demandByMonth = [3, 3, 3, 4, 4, 4, 7, 8, 5, 5, 7, 10]

const pickQuantity = weightedIndex(quantities.map(([, weight]) => weight))

/**
 * The orders of a shop, numbered in order of time, and their items, numbered in order of the orders. Each is a pure function of its
 * number.
 *
 * @param until the latest time of any order, in milliseconds since 1970
 */
export function createSales(setting: ClubSetting, accounts: Accounts, until: number) {
  const { people } = accounts
  const seed = `${people.seed}/shop orders`
  const draws = createDraws(seed)
  const [drawTime, drawArticle] = [draws('time'), draws('article')]
  const [drawQuantity, drawSync] = [draws('quantity'), draws('sync')]
  const buyers = createBuyers(accounts, `${seed}/buyers`)
  const calendar = demandOf(accounts, buyers.first, until, seed)
  const count = calendar ? Math.round(ORDERS_PER_FAN * people.count) : 0
  const at = (order: number) => calendar?.momentAt((order + drawTime(order) * 0.999) / count) ?? until
  const ofNewest = lazy(() => purchasesOfNewest(accounts, latestOf(count, at)))
  const buyer = createColumn(
    count,
    2 ** 32,
    (order) => ofNewest().get(order) ?? buyers.of(order, at(order)),
    people.columns.score.allInSteps,
  )
  const sizes = createStrata(
    `${seed}/sizes`,
    orderSizes.map(([, weight]) => weight),
  )
  const items = groupsFrom(count, sizes.sums(orderSizes.map(([size]) => size)))
  const { articles, onSale } = createArticles(setting)
  const syncedAt = createSyncs(drawSync, until)

  const quantityOf = (item: number) => quantities[pickQuantity(drawQuantity(item))]?.[0] ?? 1
  // The articles of the latest order and its first item: rows are mostly made in order, item by item.
  let first = 0
  const drawn: number[] = []
  function drawArticles(order: number) {
    first = items.start(order)
    drawn.length = 0
    const end = items.start(order + 1)
    const { codes, pick } = onSale(at(order))
    for (let item = first; item < end; item++) {
      let index = pick(drawArticle(item))
      // An order has each article once.
      while (drawn.includes(codes[index] ?? 0)) index = (index + 1) % codes.length
      drawn.push(codes[index] ?? 0)
    }
  }

  /** The code of an item's article in `articles`. */
  function articleOf(item: number): number {
    if (item < first || item >= first + drawn.length) drawArticles(items.groupOf(item))
    return drawn[item - first] ?? 0
  }
  const article = createColumn(items.total, 2 ** 16, articleOf)
  const quantity = createColumn(items.total, 2 ** 8, quantityOf)

  const centsOfArticles: number[] = []
  const articleCents = (code: number) => (centsOfArticles[code] ??= centsOf(articles[code]))
  function centsOfOrder(order: number): number {
    let sum = 0
    const end = items.start(order + 1)
    for (let item = items.start(order); item < end; item++) sum += articleCents(article.at(item)) * quantity.at(item)
    return sum
  }
  function* itemsInSteps() {
    yield* article.allInSteps()
    yield* quantity.allInSteps()
  }
  return {
    count,
    items,
    articles,
    at,
    /** When the order was synced. */
    createdAt: (order: number) => syncedAt(at(order)),
    /** The number of the person who bought. */
    buyer,
    article,
    quantity,
    /** The sum of the items, in cents. */
    cents: createColumn(count, 2 ** 32, centsOfOrder, itemsInSteps),
  }
}

export type Sales = ReturnType<typeof createSales>

export const centsOf = (article: Article | undefined) => Math.round((article?.price ?? 0) * 100)

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

/** What is on sale, by the codes of the articles. */
interface Offer {
  codes: readonly number[]
  pick(random: number): number
}

/** All articles that are ever on sale, and those of a moment by their codes. */
function createArticles(setting: ClubSetting) {
  const shelf = createShelf(setting)
  const articles: Article[] = []
  const codes = new Map<string, number>()
  const ofMonths = new Map<object, Offer>()
  const ofDays = new Map<number, Offer>()
  const codeOf = (article: Article) => {
    let code = codes.get(article.productId)
    if (code === undefined) {
      code = articles.push(article) - 1
      codes.set(article.productId, code)
    }
    return code
  }
  return {
    articles,
    onSale(moment: number): Offer {
      const day = Math.floor(moment / DAY)
      const known = ofDays.get(day)
      if (known) return known
      const list = shelf.onSale(moment)
      const offer = ofMonths.get(list) ?? {
        codes: list.map(([article]) => codeOf(article)),
        pick: weightedIndex(list.map(([, weight]) => weight)),
      }
      ofMonths.set(list, offer)
      ofDays.set(day, offer)
      return offer
    },
  }
}
