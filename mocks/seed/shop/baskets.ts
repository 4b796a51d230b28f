import { createDraws, weightedIndex } from '../../db/random/draws.ts'
import { createStrata } from '../../db/random/strata.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { createColumn } from '../fans/personDraws.ts'
import { orderSizes, quantities } from './orders.ts'
import { createShelf, type Article } from './shelf.ts'

const pickQuantity = weightedIndex(quantities.map(([, weight]) => weight))

interface BasketOptions {
  setting: ClubSetting
  seed: string
  /** The number of orders. */
  count: number
  /** When an order was made, in milliseconds since 1970. */
  at(order: number): number
}

/** What is in the orders of a shop: items, numbered in order of the orders. */
export function createBaskets({ setting, seed, count, at }: BasketOptions) {
  const draws = createDraws(seed)
  const [drawQuantity, drawArticle] = [draws('quantity'), draws('article')]
  const sizes = createStrata(
    `${seed}/sizes`,
    orderSizes.map(([, weight]) => weight),
  )
  const start = sizes.sums(orderSizes.map(([size]) => size))
  const onSale = createOffers(setting)
  const articles: Article[] = []
  let drawn = 0
  /** Draws the articles of an order; it has each once. */
  function drawArticles(order: number) {
    const { list, pick } = onSale(at(order))
    const own = new Set<Article>()
    for (let item = start(order); item < start(order + 1); item++) {
      let index = pick(drawArticle(item))
      for (let article = list[index]; article && own.has(article); article = list[index])
        index = (index + 1) % list.length
      const article = list[index]
      if (!article) throw new Error('a shop without goods')
      own.add(article)
      articles[item] = article
    }
  }
  const article = {
    at(item: number): Article {
      while (drawn < count && start(drawn) <= item) drawArticles(drawn++)
      const found = articles[item]
      if (!found) throw new RangeError(`no item ${item}`)
      return found
    },
  }
  const quantity = createColumn((item) => quantities[pickQuantity(drawQuantity(item))]?.[0] ?? 1)
  return {
    items: { total: start(count), start },
    article,
    quantity,
    /** The sum of the items of an order, in cents. */
    cents(order: number): number {
      let sum = 0
      for (let item = start(order); item < start(order + 1); item++)
        sum += centsOf(article.at(item)) * quantity.at(item)
      return sum
    },
  }
}

/** The price of an article in whole cents, which add up without rounding errors. */
export const centsOf = ({ price }: Article) => Math.round(price * 100)

/** Returns a function that gives what is on sale at a moment, with a function that picks one by its weight. */
function createOffers(setting: ClubSetting) {
  const shelf = createShelf(setting)
  const ofMonths = new Map<object, { list: readonly Article[]; pick(random: number): number }>()
  return (moment: number) => {
    const goods = shelf.onSale(moment)
    let offer = ofMonths.get(goods)
    if (!offer) {
      offer = { list: goods.map(([article]) => article), pick: weightedIndex(goods.map(([, weight]) => weight)) }
      ofMonths.set(goods, offer)
    }
    return offer
  }
}
