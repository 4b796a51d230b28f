import { inBlocks, type Steps } from '../steps.ts'
import type { Marks } from './marks.ts'

type Numbers = Uint32Array<ArrayBuffer>

/** The key of a row without a value. */
export const NO_KEY = -1

/** The sort keys of generated rows. */
export type SortKeys = RowKeys | DigitKeys | GroupKeys | RowOrder

/** Keys as whole numbers. Every row takes a call, so prefer another kind for large tables. */
export interface RowKeys {
  /** Keys run from 0 to `size` - 1; at most 2 ** 44. */
  size: number
  /** The key of a row; `NO_KEY` without a value. */
  of(n: number): number
}

/** Keys of one or more digits, the least significant first. */
export interface DigitKeys {
  digits: readonly Digit[]
}

/** A digit of the keys of numbered rows. */
export interface Digit {
  values: Uint32Array<ArrayBuffer>
  /** Values run from 0 to `size` - 1; at most 2 ** 32, or one less with missing ones. */
  size: number
  /**
   * The value of rows without a key: `size`. Only the most significant digit may have it, and the others of such a row
   * are equal.
   */
  missing?: number
}

/** Keys of consecutive rows that have the same one, such as the tickets of a booking. None is missing. */
export interface GroupKeys {
  /** The keys of the groups. */
  groups: DigitKeys
  /** The first row of each group, and at the end the number of all rows. */
  starts: Numbers
}

/**
 * The rows in the order of a column in which all have a value, also those that are not in the table. The sort may keep
 * the list.
 */
export interface RowOrder {
  order: Numbers
}

/** Functions that read single fields of rows by number. */
export type Fields<Row> = { readonly [K in keyof Row]?: (n: number) => Row[K] }

/** Functions that give the properties of F in steps. */
export type FactReaders<F> = { readonly [K in keyof F]: () => Steps<F[K]> }

/**
 * Rows that are not stored, because each is a pure function of its number. Ids ascend with the numbers. A table of a
 * million of them costs no more than the indexes it uses.
 */
export interface GeneratedRows<Row, C extends string, F = unknown> {
  /** Identifies the rows in a digest: equal for equal rows. */
  key: string
  /** Numbers run from 0 to `count` - 1. */
  count: number
  /** Finds the numbers that have a row, ascending, in steps, once; absent if all have. */
  numbers?(): Steps<Numbers>
  row(n: number): Row
  /** Reads fields that are asked for often without making the row. */
  fields?: Fields<Row>
  id(n: number): string
  /** The number of the row with an id; undefined if there is none. */
  numberOf(id: string): number | undefined
  /** The value of `TableSpec.source`. */
  source(n: number): string | null
  /** The numbers of the rows with a value of `TableSpec.lookup`. */
  findAll(value: string): readonly number[]
  /** What the first `findAll` would compute at once, in steps. Absent if that is quick. */
  prepareFindAll?(): Steps<void>
  /**
   * Computes the keys by which a column sorts, in steps; null if rows are numbered in its order.
   *
   * @param today `YYYY-MM-DD`, for a column that depends on the day
   */
  sortKeys(column: C, today: string): Steps<SortKeys | null>
  /** What the keys of all columns are made of, computed in steps. Absent if that is quick. */
  prepareSorts?(): Steps<unknown>
  /** Single properties of all rows, which are read without making them. */
  facts: FactReaders<F>
  /** Marks the rows that contain a text, which is folded and not empty. Numbers without a row may be marked as well. */
  search(needle: string, marks: Marks): void
  /** What the first `search` would compute at once, in steps. Absent if that is quick. */
  prepareSearch?(): Steps<unknown>
}

/** Finds the numbers that pass a test, ascending, in steps. */
export function* numbersWhere(count: number, accept: (n: number) => boolean): Steps<Numbers> {
  const numbers = new Uint32Array(count)
  let length = 0
  yield* inBlocks(count, (from, until) => {
    for (let n = from; n < until; n++) if (accept(n)) numbers[length++] = n
  })
  // A copy: what is left over would be kept in memory, too.
  return numbers.slice(0, length)
}
