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
/** Other keys divide the rows into parts by at most so many bits, and by fewer if parts would have fewer rows. */
const [MOST_PART_BITS, ROWS_PER_PART] = [12, 2 ** 9]
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
  const [top, ...lower] = yield* wordsOf(rows, digits)
  if (!top) throw new Error('rows sort by one digit at least')
  const partBits = lower.length > 0 ? Math.min(MOST_PART_BITS, top.bits) : partBitsOf(top.bits, top.values.length)
  const shift = top.bits - partBits
  const parts = { top: top.values, shift, starts: yield* startsOf(top.values, shift, 2 ** partBits) }
  const sorted = yield* moveToParts(parts, rows)
  const rest: Word[] = []
  for (const { values, bits } of lower.toReversed()) rest.push({ values: yield* moveToParts(parts, values), bits })
  // The parts have decided on the upper bits.
  if (shift > 0) rest.push({ values: yield* moveToParts(parts, top.values), bits: shift })
  if (rest.length > 0) yield* sortEachPart(sorted, rest, parts.starts)
  return sorted
}

const partBitsOf = (bits: number, count: number) =>
  bits <= SINGLE_BITS ? bits : Math.max(1, Math.min(MOST_PART_BITS, Math.ceil(Math.log2(count / ROWS_PER_PART))))

/** Packs digits into as few words as they need, the most significant first. */
function* wordsOf(rows: Numbers | number, digits: readonly Digit[]): Steps<Word[]> {
  const count = typeof rows === 'number' ? rows : rows.length
  const words: Word[] = []
  for (const { values, size, missing } of digits) {
    const bits = Math.max(1, Math.ceil(Math.log2(missing === undefined ? size : missing + 1)))
    if (digits.length === 1 && typeof rows === 'number') return [{ values: values.subarray(0, count), bits }]
    let [word] = words
    if (!word || word.bits + bits > WORD_BITS) words.unshift((word = { values: new Uint32Array(count), bits: 0 }))
    const [to, shift] = [word.values, word.bits]
    yield* inBlocks(count, (from, until) => {
      if (typeof rows === 'number') for (let at = from; at < until; at++) add(to, at, (values[at] ?? 0) << shift)
      else for (let at = from; at < until; at++) add(to, at, (values[rows[at] ?? 0] ?? 0) << shift)
    })
    word.bits += bits
  }
  return words
}

function add(to: Numbers, at: number, bits: number) {
  to[at] = (to[at] ?? 0) | bits
}

/** The parts that rows are divided into by the upper bits of their most significant word. */
interface Parts {
  top: Numbers
  /** How many lower bits do not count. */
  shift: number
  /** Where each part begins, and the last one ends. */
  starts: Numbers
}

function* startsOf(top: Numbers, shift: number, parts: number): Steps<Numbers> {
  const starts = new Uint32Array(parts + 1)
  yield* inBlocks(top.length, (from, until) => {
    for (let at = from; at < until; at++) {
      const after = ((top[at] ?? 0) >>> shift) + 1
      starts[after] = (starts[after] ?? 0) + 1
    }
  })
  addUp(starts, parts)
  return starts
}

/** Adds to each of some numbers those before it. */
function addUp(numbers: Numbers, last: number) {
  for (let at = 1; at <= last; at++) numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0)
}

/**
 * Moves values of the rows to their parts, in order.
 *
 * @param values a number stands for the numbers from 0 on
 */
function* moveToParts(parts: Parts, values: Numbers | number): Steps<Numbers> {
  const moved = new Uint32Array(parts.top.length)
  const ends = parts.starts.slice()
  yield* inBlocks(moved.length, (from, until) => {
    if (typeof values === 'number') moveNumbers(moved, { ...parts, ends, from, until })
    else moveValues(moved, values, { ...parts, ends, from, until })
  })
  return moved
}

interface Move extends Parts {
  /** Where the next row of each part goes. */
  ends: Numbers
  from: number
  until: number
}

// Two loops, because one that meets both kinds is slower.
function moveNumbers(to: Numbers, { top, shift, ends, from, until }: Move) {
  for (let at = from; at < until; at++) {
    const part = (top[at] ?? 0) >>> shift
    const place = ends[part] ?? 0
    ends[part] = place + 1
    to[place] = at
  }
}

function moveValues(to: Numbers, values: Numbers, { top, shift, ends, from, until }: Move) {
  for (let at = from; at < until; at++) {
    const part = (top[at] ?? 0) >>> shift
    const place = ends[part] ?? 0
    ends[part] = place + 1
    to[place] = values[at] ?? 0
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
