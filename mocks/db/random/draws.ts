import { hash128 } from './rng.ts'

/** A random number from 0 up to, but not including, 1 for each row number; always the same for the same number. */
export type Draw = (n: number) => number

/** Independent random numbers for rows by number, so that a row can be generated without those before it. */
export function createDraws(seed: string): (label: string) => Draw {
  return (label) => {
    const [a, b] = hash128(`${seed}/${label}`)
    return (n) => {
      let word = Math.imul(n ^ a, 0x9e3779b1)
      word = Math.imul(word ^ (word >>> 15) ^ b, 0x85ebca77)
      word = Math.imul(word ^ (word >>> 13), 0xc2b2ae3d)
      return ((word ^ (word >>> 16)) >>> 0) / 4294967296
    }
  }
}

/** The range from 0 to 1 is divided into this many equal parts, and the first index of each is computed ahead. */
const PARTS = 256

/** Picks an index with a probability proportional to its weight, by a random number from 0 to 1. */
export function weightedIndex(weights: readonly number[]): (random: number) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  const limits = Float64Array.from(weights, (weight) => (sum += weight) / total)
  const last = limits.length - 1
  function search(random: number, from: number) {
    let index = from
    while (index < last && random >= (limits[index] ?? 1)) index++
    return index
  }
  const firsts = Uint16Array.from({ length: PARTS }, (_, part) => search(part / PARTS, 0))
  return (random) => search(random, firsts[Math.floor(random * PARTS)] ?? 0)
}
