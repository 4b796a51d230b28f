import type { Steps } from '../steps.ts'
import type { Marks } from './marks.ts'

/** The sort keys of generated rows, as whole numbers. */
export interface SortKeys {
  /** Keys run from 0 to `size` - 1; at most 2 ** 53. */
  size: number
  of(n: number): number
  /** True for a row without a value. */
  missing?(n: number): boolean
}

/** Functions that read single fields of rows by number. */
export type Fields<Row> = { readonly [K in keyof Row]?: (n: number) => Row[K] }

/** Functions that give the properties of F in steps. */
export type FactReaders<F> = { readonly [K in keyof F]: () => Steps<F[K]> }

/**
 * Rows that are not stored, because each is a pure function of its number. Ids ascend with the numbers. A table of a million of
 * them costs no more than the indexes it uses.
 */
export interface GeneratedRows<Row, C extends string, F = unknown> {
  /** Identifies the rows in a digest: equal for equal rows. */
  key: string
  /** Numbers run from 0 to `count` - 1; not every number has a row. */
  count: number
  has(n: number): boolean
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
  /**
   * The keys by which a column sorts; null if rows are numbered in its order.
   *
   * @param today `YYYY-MM-DD`, for a column that depends on the day
   */
  sortKeys(column: C, today: string): SortKeys | null
  /** Single properties of all rows, which are read without making them. */
  facts: FactReaders<F>
  /** Marks the rows that contain a text, which is folded and not empty. Numbers without a row may be marked as well. */
  search(needle: string, marks: Marks): void
}

/** Keys of up to this many bits are sorted in one round. */
const MAX_BITS = 16

type Numbers = Uint32Array<ArrayBuffer>

/** One round of a counting sort: sorts row numbers by some bits of their keys, stably. */
function sortByBits(from: Numbers, to: Numbers, keys: Numbers, shift: number, bits: number) {
  const mask = 2 ** bits - 1
  const starts = new Uint32Array(mask + 2)
  for (let at = 0; at < from.length; at++) {
    const bucket = (((keys[from[at] ?? 0] ?? 0) >>> shift) & mask) + 1
    starts[bucket] = (starts[bucket] ?? 0) + 1
  }
  for (let bucket = 1; bucket <= mask; bucket++) starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  for (let at = 0; at < from.length; at++) {
    const n = from[at] ?? 0
    const bucket = ((keys[n] ?? 0) >>> shift) & mask
    const position = starts[bucket] ?? 0
    starts[bucket] = position + 1
    to[position] = n
  }
}

/** Sorts row numbers by keys, stably: counting sorts of some bits each, the least significant first. */
function sortByKeys(numbers: Numbers, { size, of }: SortKeys): Numbers {
  const end = (numbers.at(-1) ?? -1) + 1
  const bits = Math.max(1, Math.ceil(Math.log2(size)))
  const low = new Uint32Array(end)
  const high = new Uint32Array(bits > 32 ? end : 0)
  for (let at = 0; at < numbers.length; at++) {
    const n = numbers[at] ?? 0
    const key = of(n)
    low[n] = key
    if (bits > 32) high[n] = Math.floor(key / 2 ** 32)
  }
  let [from, to] = [numbers, new Uint32Array(numbers.length)]
  for (const [keys, ofWord] of [
    [low, Math.min(bits, 32)],
    [high, bits - 32],
  ] as const) {
    const rounds = Math.ceil(Math.max(0, ofWord) / MAX_BITS)
    const ofRound = Math.ceil(ofWord / rounds)
    for (let round = 0; round < rounds; round++) {
      sortByBits(from, to, keys, round * ofRound, ofRound)
      ;[from, to] = [to, from === numbers ? new Uint32Array(numbers.length) : from]
    }
  }
  return from
}

/** The numbers that pass a test, ascending. */
export function numbersWhere(count: number, accept: (n: number) => boolean): Numbers {
  const numbers = new Uint32Array(count)
  let length = 0
  for (let n = 0; n < count; n++) if (accept(n)) numbers[length++] = n
  return numbers.subarray(0, length)
}

/** Sorts rows by keys: those with a value, ascending by it, then by id; and those without, by id. */
export function sortRows(numbers: Numbers, keys: SortKeys | null): { present: Numbers; missing: Numbers } {
  if (!keys) return { present: numbers, missing: new Uint32Array() }
  if (!keys.missing) return { present: sortByKeys(numbers, keys), missing: new Uint32Array() }
  const [present, missing] = [new Uint32Array(numbers.length), new Uint32Array(numbers.length)]
  let [presentEnd, missingEnd] = [0, 0]
  for (let at = 0; at < numbers.length; at++) {
    const n = numbers[at] ?? 0
    if (keys.missing(n)) missing[missingEnd++] = n
    else present[presentEnd++] = n
  }
  return { present: sortByKeys(present.subarray(0, presentEnd), keys), missing: missing.subarray(0, missingEnd) }
}
