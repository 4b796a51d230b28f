import { createPermutation } from '../../db/random/permutation.ts'
import type { Population } from './populations.ts'

/** The names of a person, as indexes into the lists of a population. */
export interface NamePair {
  first: number
  last: number
  /** The number of people before with the same two names. */
  turn: number
}

/** Gives names to people: every pair of names comes before any comes again. */
export interface Names {
  /** The place of a row among all, which gives it its names. */
  placeOf(n: number): number
  /** The names at a place. No two places have the same names and turn in one population. */
  at(place: number, population: Population, isFemale: boolean): NamePair
  /** The number of the row with these names if it belongs to the population; for unknown names, not below `count`. */
  numberOf(pair: NamePair, population: Population): number
}

export function createNames(count: number, seed: string): Names {
  const order = createPermutation(count, seed)
  return {
    placeOf: (n) => order.of(n),
    at(place, population, isFemale) {
      const { size, stride, firsts, offset } = pairsOf(population, isFemale)
      const pair = (place * stride) % size
      return {
        first: offset + (pair % firsts),
        last: Math.floor(pair / firsts),
        turn: Math.floor(place / size),
      }
    },
    numberOf({ first, last, turn }, population) {
      const { size, inverse, firsts, offset } = pairsOf(population, first >= population.maleNames)
      const place = turn * size + (((first - offset + last * firsts) * inverse) % size)
      return place < count ? order.inverse(place) : count
    },
  }
}

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

const known = new WeakMap<Population, [men: Pairs, women: Pairs]>()
function pairsOf(population: Population, isFemale: boolean): Pairs {
  let pairs = known.get(population)
  if (!pairs) {
    const { first, maleNames, last } = population
    const count = (firsts: number, offset: number): Pairs => {
      const size = firsts * last.names.length
      const [stride, inverse] = strideOf(size)
      return { size, stride, inverse, firsts, offset }
    }
    known.set(population, (pairs = [count(maleNames, 0), count(first.names.length - maleNames, maleNames)]))
  }
  return pairs[isFemale ? 1 : 0]
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
