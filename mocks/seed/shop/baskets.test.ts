import { expect, it } from 'vitest'
import { settingOf } from '../clubs/setting.ts'
import { createBaskets } from './baskets.ts'
import { good } from './goods.ts'
import { orderSizes } from './orders.ts'

const ORDERS = 20_000
const setting = settingOf({ id: 'club', name: 'Sligo Harriers', sport: null }, undefined)

/** The baskets of a shop with so many goods all year, and no shirts. */
const basketsOf = (goods: number) =>
  createBaskets({
    setting: { ...setting, shirts: [], goods: Array.from({ length: goods }, (_, n) => good(`Good ${n}`, 1 + n, 1)) },
    seed: 'baskets',
    count: ORDERS,
    at: (order) => Date.UTC(2026, 0, 1) + order,
  })

it('draws each article of an order once, the same one by one as all at once', () => {
  const [single, all] = [basketsOf(20), basketsOf(20)]
  const codes = all.article.all()
  const sizes = new Set<number>()
  for (let order = 0; order < ORDERS; order += 7) {
    const [start, end] = [single.items.start(order), single.items.start(order + 1)]
    const drawn = Array.from({ length: end - start }, (_, line) => single.article.at(start + line))
    expect(drawn).toEqual([...codes.subarray(start, end)])
    expect(new Set(drawn).size).toBe(drawn.length)
    sizes.add(drawn.length)
  }
  expect(sizes).toEqual(new Set(orderSizes.map(([size]) => size)))
})

it('sells as many articles as a byte has codes, and refuses one more', () => {
  const { article, articles } = basketsOf(256)
  expect(new Set(article.all()).size).toBe(256)
  expect(articles).toHaveLength(256)
  expect(() => basketsOf(257).article.all()).toThrow('more than 256 articles')
})
