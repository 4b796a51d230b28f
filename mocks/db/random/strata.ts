import { createDraws } from './draws.ts'
import { createRng } from './rng.ts'

/** Consecutive numbers per block. Each block contains every stratum in proportion to its weight. */
const BLOCK = 1024
/** The orders of the strata in a block; each block also begins at another place of its order. */
const ORDERS = 8

/** A stratum for each number. */
export interface Strata {
  of(n: number): number
  /**
   * The numbers below a count whose stratum has a flag, ascending: found block by block, without asking for each
   * number.
   */
  where(flags: readonly boolean[], count: number): Uint32Array<ArrayBuffer>
  /** Returns a function that sums up the values of the strata of all numbers below another. */
  sums(values: readonly number[]): (end: number) => number
}

/**
 * Hands strata out by their weights: in each block of consecutive numbers their counts are fixed, and only their order
 * is random. So those of many rows are counted by arithmetic, where independent draws would have to be made for each of
 * them.
 */
export function createStrata(seed: string, weights: readonly number[]): Strata {
  let made: Uint8Array | null = null
  const draw = createDraws(seed)('block')
  const orders = () => (made ??= ordersOf(seed, quotasOf(weights)))
  // The block that was read last: where its order lies, and the place of its first number in it. Mostly numbers are
  // read in order.
  let [latest, order, begins] = [-1, 0, 0]
  function enter(block: number) {
    if (block === latest) return
    const turn = Math.floor(draw(block) * ORDERS * BLOCK)
    latest = block
    begins = turn % BLOCK
    order = turn - begins
  }

  /** The places in each order whose stratum has a flag. */
  const placesOf = (flags: readonly boolean[]) =>
    Array.from({ length: ORDERS }, (_, at) => {
      const own = orders().subarray(at * BLOCK, (at + 1) * BLOCK)
      return Uint16Array.from(own.keys()).filter((place) => flags[own[place] ?? 0] === true)
    })

  return {
    of(n) {
      const all = orders()
      enter(Math.floor(n / BLOCK))
      return all[order + ((begins + n) & (BLOCK - 1))] ?? 0
    },
    where(flags, count) {
      const places = placesOf(flags)
      const numbers = new Uint32Array(Math.ceil(count / BLOCK) * (places[0]?.length ?? 0))
      let length = 0
      for (let first = 0; first < count; first += BLOCK) {
        enter(first / BLOCK)
        const own = places[order / BLOCK] ?? new Uint16Array()
        // The places before the one where the block begins come last.
        const turn = Math.max(
          0,
          own.findIndex((place) => place >= begins),
        )
        for (let at = 0; at < own.length; at++) {
          const place = own[(at + turn) % own.length] ?? 0
          const n = first + ((place - begins) & (BLOCK - 1))
          if (n < count) numbers[length++] = n
        }
      }
      return numbers.subarray(0, length)
    },
    sums(values) {
      /** The sums up to each place of each order, and up to its end. */
      const until = Array.from({ length: ORDERS }, (_, at) => {
        const sums = new Float64Array(BLOCK + 1)
        for (let place = 0; place < BLOCK; place++)
          sums[place + 1] = (sums[place] ?? 0) + (values[orders()[at * BLOCK + place] ?? 0] ?? 0)
        return sums
      })
      const ofBlock = until[0]?.[BLOCK] ?? 0
      return (end) => {
        const block = Math.floor(end / BLOCK)
        enter(block)
        const sums = until[order / BLOCK] ?? new Float64Array()
        const last = begins + (end & (BLOCK - 1))
        const around = last < BLOCK ? 0 : ofBlock
        return block * ofBlock + around + (sums[last & (BLOCK - 1)] ?? 0) - (sums[begins] ?? 0)
      }
    },
  }
}

/** How often each stratum is in a block: its share, rounded so that the sum is right. */
function quotasOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  // Rounding the sums, not the shares, keeps the sum.
  return weights.map((weight) => {
    const before = Math.round((sum / total) * BLOCK)
    sum += weight
    return Math.round((sum / total) * BLOCK) - before
  })
}

/** The orders of the strata, one after another. */
function ordersOf(seed: string, quotas: readonly number[]): Uint8Array {
  const sorted = quotas.flatMap((quota, stratum) => Array.from({ length: quota }, () => stratum))
  const rng = createRng(`${seed}/orders`)
  const orders = new Uint8Array(ORDERS * BLOCK)
  for (let order = 0; order < ORDERS; order++) {
    const own = orders.subarray(order * BLOCK, (order + 1) * BLOCK)
    own.set(sorted)
    for (let at = BLOCK - 1; at > 0; at--) {
      const other = rng.int(0, at)
      const stratum = own[at] ?? 0
      own[at] = own[other] ?? 0
      own[other] = stratum
    }
  }
  return orders
}
