import { createDraws, type Draw } from '../../db/random/draws.ts'

/** The code of a missing value in every column that allows it; other codes count from 1. */
export const MISSING = 0

/** How the properties of numbered people are drawn. Every property draws from a label of its own. */
export interface PersonDraws {
  count: number
  of(label: string): Draw
  /** The seed of everything that is drawn by a label. */
  seedOf(label: string): string
  /** Draws whether an optional property is missing. */
  missing(label: string, probability: number): (n: number) => boolean
  /** Draws an index below a length, which may depend on the person. */
  index(label: string): (n: number, length: number) => number
  /** Draws an index by weights. */
  weighted(label: string, pick: (random: number) => number): (n: number) => number
  /** A property as numbers. */
  column(compute: (n: number) => number): Column
}

/** A property of numbered things, which is computed once. */
export interface Column {
  at(n: number): number
}

export function createColumn(compute: (n: number) => number): Column {
  const known: number[] = []
  return { at: (n) => (known[n] ??= compute(n)) }
}

export function createPersonDraws(seed: string, count: number): PersonDraws {
  const of = createDraws(seed)
  return {
    count,
    of,
    seedOf: (label) => `${seed}/${label}`,
    missing(label, probability) {
      const draw = of(`no ${label}`)
      return (n) => draw(n) < probability
    },
    index(label) {
      const draw = of(label)
      return (n, length) => Math.floor(draw(n) * length)
    },
    weighted(label, pick) {
      const draw = of(label)
      return (n) => pick(draw(n))
    },
    column: createColumn,
  }
}
