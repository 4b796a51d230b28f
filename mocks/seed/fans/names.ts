import { createPermutation } from '../../db/random/permutation.ts'
import type { Population } from './populations.ts'

/** The names of a person, as indexes into the lists of a population. */
export interface NamePair {
  first: number
  last: number
  /** The number of people before with the same two names. */
  turn: number
}

/** Gives names to the people of several populations: every pair of names comes before any comes again. */
export interface Names {
  /** The place of a row among all, which gives it its names. */
  placeOf(n: number): number
  /**
   * The names at a place, for a population by its index. No two places have the same names and turn in one population.
   */
  at(place: number, population: number, isFemale: boolean): NamePair
  /**
   * For each first name of all populations, one list after another: how many places apart the same two names come
   * again.
   */
  periods(): Uint32Array
  /** The number of the row with these names if it belongs to the population; for unknown names, not below `count`. */
  numberOf(pair: NamePair, population: number): number
}

export function createNames(count: number, seed: string, populations: readonly Population[]): Names {
  const order = createPermutation(count, seed)
  const pairs = populations.map(({ first, maleNames, last }) => ({
    men: pairsOf(maleNames, 0, last.names.length),
    women: pairsOf(first.names.length - maleNames, maleNames, last.names.length),
  }))
  const pairsAt = (population: number, isFemale: boolean): Pairs => {
    const found = pairs[population]
    if (!found) throw new Error('a club without countries')
    return isFemale ? found.women : found.men
  }
  return {
    placeOf: (n) => order.of(n),
    at(place, population, isFemale) {
      const { size, stride, firsts, offset } = pairsAt(population, isFemale)
      const pair = (place * stride) % size
      return {
        first: offset + (pair % firsts),
        last: Math.floor(pair / firsts),
        turn: Math.floor(place / size),
      }
    },
    periods: () =>
      Uint32Array.from(
        pairs.flatMap(({ men, women }) => [men, women].flatMap(({ firsts, size }) => Array<number>(firsts).fill(size))),
      ),
    numberOf({ first, last, turn }, population) {
      const isFemale = first >= (pairs[population]?.women.offset ?? 0)
      const { size, inverse, firsts, offset } = pairsAt(population, isFemale)
      const place = turn * size + (((first - offset + last * firsts) * inverse) % size)
      return place < count ? order.inverse(place) : count
    },
  }
}

/** The pairs of the names of one sex. */
interface Pairs {
  /** The number of pairs of a first and a last name. */
  size: number
  /** Consecutive places are this many pairs apart, so that neighbours share neither name. */
  stride: number
  /** Undoes the stride, modulo `size`. */
  inverse: number
  firsts: number
  offset: number
}

function pairsOf(firsts: number, offset: number, lasts: number): Pairs {
  const size = firsts * lasts
  const [stride, inverse] = strideOf(size)
  return { size, stride, inverse, firsts, offset }
}

/** A number near the golden section of a size, without a common divisor, and its inverse modulo the size. */
function strideOf(size: number): [stride: number, inverse: number] {
  for (let stride = Math.round(size * 0.618); ; stride++) {
    const inverse = inverseOf(stride, size)
    if (inverse !== null) return [stride, inverse]
  }
}

/** The inverse of a number modulo another, by Euclid's algorithm; null if they have a common divisor. */
export function inverseOf(number: number, modulus: number): number | null {
  let [a, b, x, y] = [number % modulus, modulus, 1, 0]
  while (b > 0) {
    const quotient = Math.floor(a / b)
    ;[a, b, x, y] = [b, a - quotient * b, y, x - quotient * y]
  }
  return a === 1 ? ((x % modulus) + modulus) % modulus : null
}
