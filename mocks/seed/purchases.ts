import type { FanProfileRow } from '../db/database.ts'
import { createRng, type Rng } from '../db/rng.ts'

export interface Purchases {
  /** Amount of each shop order. */
  orders: number[]
  /** Price of each ticket. */
  tickets: number[]
}

/** What seats cost. */
const seatPrices = [18, 22, 26, 32, 38, 45] as const
const shopAmounts = [9.5, 14.9, 19.9, 24.9, 32, 48.5, 59.9, 64.9, 84.9, 119] as const

/**
 * What a person has bought, from the seed alone: who scores high buys often, and some a season ticket. The same for the same
 * e-mail, whatever else of the profile is edited.
 */
export function purchasesOf({ email, score }: Pick<FanProfileRow, 'email' | 'score'>): Purchases {
  const rng = createRng(`purchases/${email}`)
  const keen = (score ?? 30) / 100
  const often = (most: number) => Math.floor(rng.next() ** 1.6 * keen * most + keen ** 2 * 2)
  const season = rng.chance(keen * 0.3)
  return {
    orders: Array.from({ length: often(14) }, () => orderAmount(rng)),
    tickets: [...(season ? [429] : []), ...Array.from({ length: often(season ? 4 : 22) }, () => rng.pick(seatPrices))],
  }
}

function orderAmount(rng: Rng) {
  const items = Array.from(
    {
      length: rng.weighted([
        [1, 5],
        [2, 3],
        [3, 1],
      ]),
    },
    () => rng.pick(shopAmounts),
  )
  return Math.round(items.reduce((total, price) => total + price, 0) * 100) / 100
}
