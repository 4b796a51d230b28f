import { englishGoods, englishShirts, good, type Good } from '../shop/goods.ts'
import { pricesIn } from './prices.ts'
import type { ResolvedClub } from './resolve.ts'

/** A shop with at least this many products of its own needs no general ones. */
const ENOUGH = 12
/** Products that only fit some sports. */
const BALL = 'Size 5 ball'

/** The products of a club: its own, if the data has some, and otherwise those that fit its sport, in its name. */
export function goodsOf({ country, products, shortName, stadium, words }: ResolvedClub): Good[] {
  const price = pricesIn(country)
  const own = products.map((product) => good(product.name, product.price, 12))
  if (own.length >= ENOUGH) return own
  const general = [
    good(`${shortName} scarf`, 14.9, 20),
    good(`${shortName} bobble hat`, 15.9, 12, [8, 9, 10, 11, 0, 1, 2]),
    good(`${shortName} flag`, 9.9, 7),
    good(`${stadium} print, A3`, 22.5, 3),
    good(`${words.game} programme`, 3.5, 16),
    ...words.goods,
    ...englishGoods.filter(({ name }) => !['Bar scarf', 'Bobble hat', BALL].includes(name)),
  ]
  const names = new Set(own.map(({ name }) => name))
  const others = general.filter(({ name }) => !names.has(name))
  return [...own, ...others.map((each) => ({ ...each, price: price(each.price) }))]
}

/** What the players wear, whose names get the season appended; none if the data has enough products. */
export function shirtsOf({ country, products, words }: ResolvedClub): Good[] {
  if (products.length >= ENOUGH) return []
  const price = pricesIn(country)
  return englishShirts.map((shirt) => ({
    ...shirt,
    name: shirt.name.replace('shirt', words.shirt),
    price: price(shirt.price),
  }))
}
