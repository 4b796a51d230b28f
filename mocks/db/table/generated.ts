import type { Steps } from '../steps.ts'
import type { Marks } from './marks.ts'

type Numbers = Uint32Array<ArrayBuffer>

/** The key of a row without a value. */
export const NO_KEY = -1

/** The sort keys of generated rows, as whole numbers. */
export type SortKeys = RowKeys | KeyWords

export interface RowKeys {
  /** Keys run from 0 to `size` - 1; at most 2 ** 53. */
  size: number
  /** The key of a row; `NO_KEY` without a value. */
  of(n: number): number
}

/** The keys of numbered rows, in one or two words each. */
type Words = Record<'low' | 'high', Numbers>

/**
 * The sort keys of rows that all have a value, in the order of their numbers. A loop that fills these is much faster than `RowKeys.of` for each row, and
 * worth it for keys of many parts.
 */
export interface KeyWords extends Words {
  /** The bits of a key: 32 in the low word, the rest in the high one. */
  bits: number
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
  /** Numbers run from 0 to `count` - 1. */
  count: number
  /** The numbers that have a row, ascending; absent if all have. */
  numbers?(): Numbers
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

/** The bits of the whole numbers below a size. */
export const bitsOf = (size: number): number => Math.max(1, Math.ceil(Math.log2(size)))

/** Keys of up to this many bits are sorted in one round. */
const MAX_BITS = 16

/** Where the keys of each bucket begin when keys are sorted by some of their bits. */
function startsOf(keys: Numbers, shift: number, mask: number): Numbers {
  const starts = new Uint32Array(mask + 2)
  for (let at = 0; at < keys.length; at++) {
    const bucket = (((keys[at] ?? 0) >>> shift) & mask) + 1
    starts[bucket] = (starts[bucket] ?? 0) + 1
  }
  for (let bucket = 1; bucket <= mask; bucket++) starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  return starts
}

/** One round of a counting sort: the places of keys when they are sorted by some of their bits, stably. */
function placesOf(keys: Numbers, shift: number, bits: number): Numbers {
  const mask = 2 ** bits - 1
  const starts = startsOf(keys, shift, mask)
  const places = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at++) {
    const bucket = ((keys[at] ?? 0) >>> shift) & mask
    const place = starts[bucket] ?? 0
    starts[bucket] = place + 1
    places[at] = place
  }
  return places
}

/** The last round of a counting sort, which need not know the places: most columns have no other. */
function sortByBits(numbers: Numbers, keys: Numbers, shift: number, bits: number): Numbers {
  const mask = 2 ** bits - 1
  const starts = startsOf(keys, shift, mask)
  const sorted = new Uint32Array(numbers.length)
  for (let at = 0; at < keys.length; at++) {
    const bucket = ((keys[at] ?? 0) >>> shift) & mask
    const place = starts[bucket] ?? 0
    starts[bucket] = place + 1
    sorted[place] = numbers[at] ?? 0
  }
  return sorted
}

/** Moves values to their places. What a round reads lies in order then, which is faster than to look it up by number. */
function move(from: Numbers, places: Numbers): Numbers {
  const to = new Uint32Array(from.length)
  for (let at = 0; at < from.length; at++) to[places[at] ?? 0] = from[at] ?? 0
  return to
}

/** The rounds that sort by a word of some bits. */
function roundsOf(word: 'low' | 'high', bits: number) {
  const rounds = Math.ceil(Math.max(0, bits) / MAX_BITS)
  const ofRound = Math.ceil(bits / rounds)
  return Array.from({ length: rounds }, (_, round) => ({ word, shift: round * ofRound, bits: ofRound }))
}

/** Sorts row numbers by keys of some bits, stably: counting sorts of some bits each, the least significant first. */
function sortByWords(numbers: Numbers, words: Words, bits: number): Numbers {
  const rounds = [...roundsOf('low', Math.min(bits, 32)), ...roundsOf('high', bits - 32)]
  const last = rounds.at(-1)
  let sorted = numbers
  for (const [round, { word, shift, bits: ofRound }] of rounds.slice(0, -1).entries()) {
    const places = placesOf(words[word], shift, ofRound)
    sorted = move(sorted, places)
    for (const later of new Set(rounds.slice(round + 1).map((each) => each.word)))
      words[later] = move(words[later], places)
  }
  return last ? sortByBits(sorted, words[last.word], last.shift, last.bits) : sorted
}

/** The numbers that pass a test, ascending. */
export function numbersWhere(count: number, accept: (n: number) => boolean): Numbers {
  const numbers = new Uint32Array(count)
  let length = 0
  for (let n = 0; n < count; n++) if (accept(n)) numbers[length++] = n
  return numbers.subarray(0, length)
}

/** Rows in the order of a column: those with a value, ascending by it, then by id; and those without, by id. */
interface SortedRows {
  present: Numbers
  missing: Numbers
}

/** Sorts rows by keys, each of which is computed once. */
export const sortRows = (numbers: Numbers, keys: SortKeys): SortedRows =>
  'of' in keys ? sortByKeys(numbers, keys) : sortByKeyWords(numbers, keys)

function sortByKeyWords(numbers: Numbers, { bits, low, high }: KeyWords): SortedRows {
  const wordsOf = (all: Numbers) => (numbers.length === all.length ? all : numbers.map((n) => all[n] ?? 0))
  return {
    present: sortByWords(numbers, { low: wordsOf(low), high: wordsOf(high) }, bits),
    missing: new Uint32Array(0),
  }
}

function sortByKeys(numbers: Numbers, { size, of }: RowKeys): SortedRows {
  const bits = bitsOf(size)
  const [present, missing] = [new Uint32Array(numbers.length), new Uint32Array(numbers.length)]
  const low = new Uint32Array(numbers.length)
  const high = new Uint32Array(bits > 32 ? numbers.length : 0)
  let [end, missingEnd] = [0, 0]
  for (let at = 0; at < numbers.length; at++) {
    const n = numbers[at] ?? 0
    const key = of(n)
    if (key === NO_KEY) {
      missing[missingEnd++] = n
      continue
    }
    present[end] = n
    low[end] = key
    if (bits > 32) high[end] = Math.floor(key / 2 ** 32)
    end++
  }
  const words = { low: low.subarray(0, end), high: high.subarray(0, end) }
  return { present: sortByWords(present.subarray(0, end), words, bits), missing: missing.slice(0, missingEnd) }
}
