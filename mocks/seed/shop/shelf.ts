import type { Rng } from '../../db/random/rng.ts'
import type { Good } from './goods.ts'
import { seasonsOf } from '../seasons.ts'
import type { ClubSetting } from '../clubs/setting.ts'

/** A product as it is sold, with its number; a shirt has the season in its name. */
export interface Article {
  productId: string
  name: string
  price: number
}

const FIRST_GOOD = 1001

/** Creates the range of a shop, which changes over time: shirts of the season and products of the month. */
export function createShelf(setting: Pick<ClubSetting, 'prefix' | 'calendar' | 'goods' | 'shirts'>) {
  const { prefix, goods, shirts } = setting
  const seasons = seasonsOf(setting)
  // Lists are cached, because tens of thousands of draws use them.
  const lists = new Map<number, (readonly [Article, number])[]>()
  const allYear = goods.map((good, index) => ({
    good,
    article: { productId: `${prefix}-${FIRST_GOOD + index}`, name: good.name, price: good.price },
  }))

  /** `WR-2502`: the second shirt of the season that began in 2025. */
  function shirtOf({ name, price }: Good, index: number, season: number): Article {
    const number = (season % 100) * 100 + index + 1
    return { productId: `${prefix}-${String(number).padStart(4, '0')}`, name: `${name} ${seasons.name(season)}`, price }
  }

  function onSale(moment: number) {
    const season = seasons.of(moment)
    const month = new Date(moment).getUTCMonth()
    const key = season * 12 + month
    let list = lists.get(key)
    if (!list) {
      list = [
        ...shirts.map((good, index) => [shirtOf(good, index, season), good.weight] as const),
        ...allYear
          .filter(({ good }) => !good.months || good.months.includes(month))
          .map(({ article, good }) => [article, good.weight] as const),
      ]
      lists.set(key, list)
    }
    return list
  }

  return {
    /** The articles that are on sale at a moment, with their weights; the same list throughout a month. */
    onSale,
    /** Draws different articles that are on sale at a moment; fewer than `count` if the draws repeat too often. */
    take(count: number, moment: number, rng: Rng): Article[] {
      const list = onSale(moment)
      const taken = new Set<Article>()
      for (let turn = 0; taken.size < count && turn < count + 8; turn++) taken.add(rng.weighted(list))
      return [...taken]
    },
  }
}

export type Shelf = ReturnType<typeof createShelf>
