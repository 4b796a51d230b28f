import { finish, inBlocks, type Steps } from '../steps.ts'
import { NO_KEY, type Digit, type RowKeys, type SortKeys } from './generated.ts'
import { allBelow } from './slots/slotList.ts'

type Numbers = Uint32Array<ArrayBuffer>

/** A digit has room for one value more than the keys need, which stands for a missing one. */
const DIGIT_BITS = 15

/** Keys that are called for per step: a few milliseconds of work. */
const KEYS_PER_BLOCK = 2 ** 12

/** Up to so many rows are sorted undivided: with what is read of them they fit into the processor's cache. */
const MOST_UNDIVIDED = 2 ** 15
/** More rows are divided into so many parts at most. */
const MOST_PARTS = 2 ** 10

/** Rows in the order of a column: those with a value, ascending by it, then by id; and those without, by id. */
export interface SortedRows {
  present: Numbers
  missing: Numbers
}

/** Like `sortInSteps`, at once. */
export const sortRows = (rows: Numbers | number, keys: SortKeys) => finish(sortInSteps(rows, keys))

/** @param rows the numbers of the rows, ascending; or just their number n, if they are the first n */
export function* sortInSteps(rows: Numbers | number, keys: SortKeys): Steps<SortedRows> {
  if ('order' in keys)
    return { present: typeof rows === 'number' ? keys.order : inOrder(rows, keys.order), missing: new Uint32Array() }
  const numbers = typeof rows === 'number' ? allBelow(rows) : rows
  return yield* sortByDigits(numbers, 'digits' in keys ? keys.digits : yield* digitsOf(numbers, keys))
}

/** Those of sorted rows that are among some of the first `count` ones. */
export function sortedAmong({ present, missing }: SortedRows, rows: Numbers, count: number): SortedRows {
  const isThere = flagsOf(rows, count)
  const among = (each: Numbers) => each.filter((n) => isThere[n] === 1)
  return { present: among(present), missing: among(missing) }
}

/** A list of a length, with 1 for each of some numbers. */
function flagsOf(rows: Numbers, length: number): Uint8Array {
  const flags = new Uint8Array(length)
  for (let at = 0; at < rows.length; at++) flags[rows[at] ?? 0] = 1
  return flags
}

/** Those of some rows in the order of all. */
function inOrder(rows: Numbers, order: Numbers): Numbers {
  const isThere = flagsOf(rows, order.length)
  const present = new Uint32Array(rows.length)
  let length = 0
  for (let at = 0; at < order.length; at++) {
    const n = order[at] ?? 0
    if (isThere[n] === 1) present[length++] = n
  }
  return present
}

/** Splits keys into digits. */
function* digitsOf(rows: Numbers, { size, of }: RowKeys): Steps<Digit[]> {
  const all = Math.max(1, Math.ceil(Math.log2(size)))
  const digits = Math.ceil(all / DIGIT_BITS)
  const base = 2 ** Math.ceil(all / digits)
  const lists = Array.from({ length: digits }, () => new Uint16Array((rows.at(-1) ?? -1) + 1))
  yield* inBlocks(
    rows.length,
    (from, until) => {
      for (let at = from; at < until; at++) {
        const n = rows[at] ?? 0
        const key = of(n)
        // Rows without a value keep their order, because only the highest digit tells them apart.
        let rest = key === NO_KEY ? base ** digits : key
        for (let digit = 0; digit < digits; digit++) {
          const list = lists[digit]
          const higher = digit === digits - 1 ? 0 : Math.floor(rest / base)
          if (list) list[n] = rest - higher * base
          rest = higher
        }
      }
    },
    KEYS_PER_BLOCK,
  )
  return lists.map((values) => ({ values, size: base, missing: base }))
}

/** Sorts rows by digits of their keys, the least significant first. */
function* sortByDigits(rows: Numbers, digits: readonly Digit[]): Steps<SortedRows> {
  const highest = digits.at(-1)
  const isLarge = rows.length > MOST_UNDIVIDED && digits.length > 1
  let all = rows
  if (isLarge && highest) all = yield* sortInParts(rows, digits.slice(0, -1), highest)
  else
    for (const digit of digits) {
      all = sortByDigit(all, digit)
      yield
    }
  let present = all.length
  if (highest?.missing !== undefined)
    while (present > 0 && highest.values[all[present - 1] ?? 0] === highest.missing) present--
  return { present: all.subarray(0, present), missing: all.subarray(present) }
}

/**
 * Sorts many rows: first it divides them by the upper bits of the most significant digit, and moves what sorts each
 * part to one place. To jump about in all rows for each digit would take much longer.
 */
function* sortInParts(rows: Numbers, lower: readonly Digit[], highest: Digit): Steps<Numbers> {
  const count = rows.length
  // A part has more rows than a digit has values, which are gone through for each part.
  const parts = Math.min(MOST_PARTS, count / Math.max(...lower.map(({ size }) => size)))
  const shift = Math.max(0, Math.ceil(Math.log2((highest.size + 1) / parts)))
  const upper = highest.values.map((value) => value >>> shift)
  const starts = startsOf(rows, upper, highest.size >>> shift)
  const ends = starts.slice()
  const [places, moved] = [new Uint32Array(count), new Uint32Array(count)]
  for (let at = 0; at < count; at++) {
    const n = rows[at] ?? 0
    const part = upper[n] ?? 0
    const place = ends[part] ?? 0
    ends[part] = place + 1
    places[at] = place
    moved[place] = n
  }
  yield
  const digits: Digit[] = []
  for (const [digit, { values, size }] of [...lower, highest].entries()) {
    const to = new Uint16Array(count)
    // The parts have decided on the upper bits.
    const mask = digit === lower.length ? 2 ** shift - 1 : 0xffff
    for (let at = 0; at < count; at++) to[places[at] ?? 0] = (values[rows[at] ?? 0] ?? 0) & mask
    digits.push({ values: to, size: Math.min(mask, size) })
    yield
  }
  const everyPlace = allBelow(count)
  for (let part = 0; part < starts.length - 1; part++) {
    const [from, until] = [starts[part] ?? 0, starts[part + 1] ?? 0]
    let order = everyPlace.subarray(0, until - from)
    for (const { values, size } of digits)
      if (size > 0) order = sortByDigit(order, { values: values.subarray(from, until), size })
    for (let at = from; at < until; at++) places[at] = moved[from + (order[at - from] ?? 0)] ?? 0
    yield
  }
  return places
}

/** Where the rows with each value of a digit begin. */
function startsOf(rows: Numbers, values: Uint16Array, highest: number): Numbers {
  const starts = new Uint32Array(highest + 2)
  for (let at = 0; at < rows.length; at++) {
    const next = (values[rows[at] ?? 0] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let value = 1; value < starts.length; value++) starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0)
  return starts
}

/** Sorts rows by a digit, stably, with a counting sort. */
function sortByDigit(rows: Numbers, { values, size }: Digit): Numbers {
  const starts = startsOf(rows, values, size)
  const sorted = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const n = rows[at] ?? 0
    const value = values[n] ?? 0
    const place = starts[value] ?? 0
    starts[value] = place + 1
    sorted[place] = n
  }
  return sorted
}
