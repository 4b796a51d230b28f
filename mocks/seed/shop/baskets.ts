import { countWhile } from '../../db/countWhile.ts'
import { groupsFrom, type Groups } from '../../db/groups.ts'
import { createDraws, weightedIndex } from '../../db/random/draws.ts'
import { createStrata } from '../../db/random/strata.ts'
import { codesFor, createColumn, type Codes } from '../../db/table/codes.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { orderSizes, quantities } from './orders.ts'
import { createShelf, type Article } from './shelf.ts'

/** The most articles that a shop may sell in the years of its orders: a byte holds their codes. */
const MOST_ARTICLES = 2 ** 8

const pickQuantity = weightedIndex(quantities.map(([, weight]) => weight))

interface BasketOptions {
  setting: ClubSetting
  seed: string
  /** The number of orders. */
  count: number
  /** When an order was made, in milliseconds since 1970. */
  at(order: number): number
}

/** What is in the orders of a shop: items, numbered in order of the orders. Each is a pure function of its number. */
export function createBaskets(options: BasketOptions) {
  const { seed, count } = options
  const drawQuantity = createDraws(seed)('quantity')
  const sizes = createStrata(
    `${seed}/sizes`,
    orderSizes.map(([, weight]) => weight),
  )
  const byIndex = Uint8Array.from(quantities, ([each]) => each)
  const ofStratum = Uint8Array.from(orderSizes, ([size]) => size)
  const sizeOf = (order: number) => ofStratum[sizes.of(order)] ?? 0
  const items = groupsFrom(count, sizes.sums(orderSizes.map(([size]) => size)))
  const { articles, articleOf, fillArticles } = createDrawing(options, items, sizeOf)
  const article = createColumn(items.total, MOST_ARTICLES, articleOf, undefined, fillArticles)
  const quantityOf = (item: number) => byIndex[pickQuantity(drawQuantity(item))] ?? 1
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
    items,
    /** How many items each order has. */
    size: createColumn(count, 2 ** 8, sizeOf),
    articles,
    article,
    quantity,
    /** The sum of the items of an order, in cents. */
    cents: createColumn(count, 2 ** 32, centsOfOrder, itemsInSteps),
  }
}

/** The price of an article in whole cents, which add up without rounding errors; 0 for a code without an article. */
export const centsOf = (article: Article | undefined) => Math.round((article?.price ?? 0) * 100)

/** Draws the articles of orders, as codes. */
function createDrawing({ setting, seed, count, at }: BasketOptions, items: Groups, sizeOf: (order: number) => number) {
  const { articles, onSale } = createArticles(setting)
  const drawArticle = createDraws(seed)('article')
  // What is on sale for the orders of a month: mostly they are read in order.
  let offer: Offer | null = null
  let [firstOfMonth, endOfMonth] = [0, 0]
  function offerFor(order: number): Offer {
    if (offer && order >= firstOfMonth && order < endOfMonth) return offer
    const date = new Date(at(order))
    const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
    offer = onSale(date.getTime())
    firstOfMonth = order
    endOfMonth = countWhile(count, (each) => at(each) < nextMonth, order)
    return offer
  }
  /** Draws the codes of an order's articles, and puts them into a list from a place on. */
  function drawArticles(into: Codes, place: number, order: number, [start, end]: readonly [number, number]) {
    const { codes, pick } = offerFor(order)
    for (let line = 0; line < end - start; line++) {
      let index = pick(drawArticle(start + line))
      // An order has each article once.
      while (isAmong(into, place, line, codes[index] ?? 0)) index = (index + 1) % codes.length
      into[place + line] = codes[index] ?? 0
    }
  }
  function fillArticles(into: Codes, from: number, until: number) {
    let order = items.groupOf(from)
    for (let start = items.start(order); start < until; order++) {
      const end = start + sizeOf(order)
      drawArticles(into, start, order, [start, end])
      start = end
    }
  }

  // The articles of the latest order and its first item: rows are mostly made in order, item by item.
  let [first, end] = [0, 0]
  const drawn = codesFor(Math.max(...orderSizes.map(([size]) => size)), MOST_ARTICLES)
  /** The code of an item's article in `articles`. */
  function articleOf(item: number): number {
    if (item < first || item >= end) {
      const order = items.groupOf(item)
      first = items.start(order)
      end = items.start(order + 1)
      drawArticles(drawn, 0, order, [first, end])
    }
    return drawn[item - first] ?? 0
  }
  return { articles, articleOf, fillArticles }
}

/** What is on sale, by the codes of the articles. */
interface Offer {
  codes: readonly number[]
  pick(random: number): number
}

/** True if a code is among some of a list. */
function isAmong(codes: Codes, from: number, count: number, code: number): boolean {
  for (let at = from; at < from + count; at++) if (codes[at] === code) return true
  return false
}

/** All articles that are ever on sale, and those of a moment by their codes. */
function createArticles(setting: ClubSetting) {
  const shelf = createShelf(setting)
  const articles: Article[] = []
  const codes = new Map<string, number>()
  const ofMonths = new Map<object, Offer>()
  const codeOf = (article: Article) => {
    let code = codes.get(article.productId)
    if (code === undefined) {
      if (articles.length === MOST_ARTICLES) throw new RangeError(`A shop sells more than ${MOST_ARTICLES} articles`)
      code = articles.push(article) - 1
      codes.set(article.productId, code)
    }
    return code
  }
  return {
    articles,
    onSale(moment: number): Offer {
      const list = shelf.onSale(moment)
      const offer = ofMonths.get(list) ?? {
        codes: list.map(([article]) => codeOf(article)),
        pick: weightedIndex(list.map(([, weight]) => weight)),
      }
      ofMonths.set(list, offer)
      return offer
    },
  }
}
