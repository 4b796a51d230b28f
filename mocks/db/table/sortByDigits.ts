import { inBlocks, type Steps } from '../steps.ts'
import type { Digit } from './generated.ts'

type Numbers = Uint32Array<ArrayBuffer>

/** Adjacent bits of the keys of all rows that are sorted, in their first order. */
interface Word {
  values: Numbers
  bits: number
}

const WORD_BITS = 32

/** Keys of so many bits sort in one round, because mostly there are few different ones. */
const SINGLE_BITS = 16
/** Other keys divide the rows into parts by at most so many bits. */
export const MOST_PART_BITS = 12
/** They divide by fewer bits if parts would have fewer rows than this. */
const ROWS_PER_PART = 2 ** 9
/** A part sorts by so many bits in each round: the more rows it has, the more bits. */
const [LEAST_BITS, MOST_BITS] = [4, 11]

/**
 * Sorts rows by digits of their keys, the least significant first. The highest bits divide the rows into parts, to which
 * they take the other bits along, so that the rest of the work stays in the processor's cache. To jump about in all rows
 * for each digit would take several times as long.
 *
 * @param rows the numbers of the rows, ascending; or just their number n, if they are the first n
 */
export function* sortByDigits(rows: Numbers | number, digits: readonly Digit[]): Steps<Numbers> {
  const count = typeof rows === 'number' ? rows : rows.length
  const numbers = typeof rows === 'number' ? null : rows
  const [{ values: top, bits }, ...lower] = yield* wordsOf(numbers, count, digits)
  const partBits = lower.length > 0 ? Math.min(MOST_PART_BITS, bits) : partBitsOf(bits, count)
  const shift = bits - partBits
  const starts = new Uint32Array(2 ** partBits + 1)
  yield* inBlocks(count, (from, until) => countParts(starts, top, shift, from, until))
  addUp(starts, 2 ** partBits)

  /** Moves values of the rows to their parts, in order; null stands for their places. */
  function* moved(values: Numbers | null): Steps<Numbers> {
    const to = new Uint32Array(count)
    const ends = starts.slice()
    yield* inBlocks(count, (from, until) => move({ to, values, top, shift, ends, from, until }))
    return to
  }
  const sorted = yield* moved(numbers)
  const rest: Word[] = []
  // The parts have decided on the upper bits of the first word.
  for (const word of [...lower.toReversed(), { values: top, bits: shift }])
    if (word.bits > 0) rest.push({ values: yield* moved(word.values), bits: word.bits })
  if (rest.length > 0) yield* sortEachPart(sorted, rest, starts)
  return sorted
}

const partBitsOf = (bits: number, count: number) =>
  bits <= SINGLE_BITS ? bits : Math.max(1, Math.min(MOST_PART_BITS, Math.ceil(Math.log2(count / ROWS_PER_PART))))

const bitsOf = ({ size, missing }: Digit) =>
  Math.max(1, Math.ceil(Math.log2(missing === undefined ? size : missing + 1)))

/** Packs digits into as few words as they need, the most significant first. */
function* wordsOf(rows: Numbers | null, count: number, digits: readonly Digit[]): Steps<[Word, ...Word[]]> {
  const [only] = digits
  if (only && digits.length === 1 && !rows) return [{ values: only.values.subarray(0, count), bits: bitsOf(only) }]
  let word: Word = { values: new Uint32Array(count), bits: 0 }
  const words: [Word, ...Word[]] = [word]
  for (const digit of digits) {
    const { values } = digit
    const bits = bitsOf(digit)
    if (word.bits + bits > WORD_BITS) words.unshift((word = { values: new Uint32Array(count), bits: 0 }))
    const { values: to, bits: shift } = word
    yield* inBlocks(count, (from, until) => {
      for (let at = from; at < until; at++)
        to[at] = (to[at] ?? 0) | ((values[rows ? (rows[at] ?? 0) : at] ?? 0) << shift)
    })
    word.bits += bits
  }
  return words
}

/** Counts the rows of each part, at the place after it. */
function countParts(counts: Numbers, top: Numbers, shift: number, from: number, until: number) {
  for (let at = from; at < until; at++) {
    const after = ((top[at] ?? 0) >>> shift) + 1
    counts[after] = (counts[after] ?? 0) + 1
  }
}

/** Adds to each of some numbers those before it. */
function addUp(numbers: Numbers, last: number) {
  for (let at = 1; at <= last; at++) numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0)
}

interface Move {
  to: Numbers
  values: Numbers | null
  /** Bits above the lower ones tell the part of a row. */
  top: Numbers
  shift: number
  /** Where the next row of each part goes. */
  ends: Numbers
  from: number
  until: number
}

function move({ to, values, top, shift, ends, from, until }: Move) {
  for (let at = from; at < until; at++) {
    const part = (top[at] ?? 0) >>> shift
    const place = ends[part] ?? 0
    ends[part] = place + 1
    to[place] = values ? (values[at] ?? 0) : at
  }
}

/** The places of a part's rows in an order, and the bits of their keys that are sorted by. */
interface PartOrder {
  places: Numbers
  keys: Numbers
}

/** Sorts the rows of each part by words of their keys, the least significant first. */
function* sortEachPart(rows: Numbers, words: readonly Word[], starts: Numbers): Steps<void> {
  const room = starts.reduce((most, start, part) => Math.max(most, start - (starts[part - 1] ?? 0)), 0)
  const createOrder = (): PartOrder => ({ places: new Uint32Array(room), keys: new Uint32Array(room) })
  let [now, next] = [createOrder(), createOrder()]
  for (let part = 1; part < starts.length; part++) {
    const [from, until] = [starts[part - 1] ?? 0, starts[part] ?? 0]
    const count = until - from
    if (count < 2) continue
    for (let at = 0; at < count; at++) now.places[at] = at
    for (const { values, bits: all } of words) {
      pick(now.keys, values.subarray(from, until), now.places)
      const bits = bitsPerRound(all, count)
      for (let shift = 0; shift < all; shift += bits) {
        sortByBits(now, next, { count, shift, bits: Math.min(bits, all - shift) })
        ;[now, next] = [next, now]
        yield
      }
    }
    pick(next.keys, rows.subarray(from, until), now.places)
    rows.set(next.keys.subarray(0, count), from)
  }
}

/** Divides bits evenly among as many rounds as they need. */
function bitsPerRound(bits: number, count: number): number {
  const most = Math.min(MOST_BITS, Math.max(LEAST_BITS, Math.round(Math.log2(count))))
  return Math.ceil(bits / Math.ceil(bits / most))
}

/** Puts the values at some places into a list. */
function pick(to: Numbers, values: Numbers, places: Numbers) {
  for (let at = 0; at < values.length; at++) to[at] = values[places[at] ?? 0] ?? 0
}

/** Where the next row with each value goes; one list for all rounds, which are many. */
const nextOf = new Uint32Array(2 ** MOST_BITS + 1)

/** Sorts a part by some bits of its keys, stably. */
function sortByBits(
  now: PartOrder,
  next: PartOrder,
  { count, shift, bits }: { count: number; shift: number; bits: number },
) {
  const mask = 2 ** bits - 1
  const { places, keys } = now
  const { places: nextPlaces, keys: nextKeys } = next
  nextOf.fill(0, 0, mask + 2)
  for (let at = 0; at < count; at++) {
    const after = (((keys[at] ?? 0) >>> shift) & mask) + 1
    nextOf[after] = (nextOf[after] ?? 0) + 1
  }
  addUp(nextOf, mask)
  for (let at = 0; at < count; at++) {
    const key = keys[at] ?? 0
    const value = (key >>> shift) & mask
    const place = nextOf[value] ?? 0
    nextOf[value] = place + 1
    nextKeys[place] = key
    nextPlaces[place] = places[at] ?? 0
  }
}
