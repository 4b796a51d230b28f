import { hash128 } from './rng.ts'

/** A shuffled order of the numbers from 0 to `size` - 1, computed instead of stored. */
export interface Permutation {
  of(n: number): number
  /** The number whose place is the given one. */
  inverse(place: number): number
}

/** @param size at most 2 ** 30 */
export function createPermutation(size: number, seed: string): Permutation {
  const keys = hash128(seed)
  // A Feistel network over the next power of four. What falls outside of the size is sent through again.
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, size)) / 2))
  const mask = 2 ** bits - 1
  const round = (half: number, key: number) => {
    const word = Math.imul((half + key) | 0, 0x9e3779b1)
    return (Math.imul(word ^ (word >>> 15), 0x85ebca77) >>> 11) & mask
  }
  return {
    of(n) {
      let value = n
      do {
        let [left, right] = [value >>> bits, value & mask]
        for (const key of keys) {
          const mixed = left ^ round(right, key)
          left = right
          right = mixed
        }
        value = left * (mask + 1) + right
      } while (value >= size)
      return value
    },
    inverse(place) {
      let value = place
      do {
        let [left, right] = [value >>> bits, value & mask]
        for (let at = keys.length - 1; at >= 0; at--) [left, right] = [right ^ round(left, keys[at] ?? 0), left]
        value = left * (mask + 1) + right
      } while (value >= size)
      return value
    },
  }
}
