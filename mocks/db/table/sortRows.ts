import { finish, inBlocks, type Steps } from '../steps.ts'
import { NO_KEY, type Digit, type RowKeys, type SortKeys } from './generated.ts'
import { MOST_PART_BITS, sortByDigits } from './sortByDigits.ts'

type Numbers = Uint32Array<ArrayBuffer>

/** Keys that are called for per step: a few milliseconds of work. */
const KEYS_PER_BLOCK = 2 ** 12

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
  const digits = 'digits' in keys ? keys.digits : yield* digitsOf(rows, keys)
  const all = yield* sortByDigits(rows, digits)
  const highest = digits.at(-1)
  let present = all.length
  if (highest?.missing !== undefined)
    while (present > 0 && highest.values[all[present - 1] ?? 0] === highest.missing) present--
  return { present: all.subarray(0, present), missing: all.subarray(present) }
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

/** Splits keys into two digits, of which the higher one divides many rows into parts. */
function* digitsOf(rows: Numbers | number, { size, of }: RowKeys): Steps<Digit[]> {
  const numbers = typeof rows === 'number' ? null : rows
  const end = typeof rows === 'number' ? rows : (rows.at(-1) ?? -1) + 1
  const base = 2 ** Math.max(0, Math.ceil(Math.log2(size)) - MOST_PART_BITS)
  const missing = Math.ceil(size / base)
  const [low, high] = [new Uint32Array(end), new Uint32Array(end)]
  yield* inBlocks(
    numbers?.length ?? end,
    (from, until) => {
      for (let at = from; at < until; at++) {
        const n = numbers ? (numbers[at] ?? 0) : at
        const key = of(n)
        const higher = Math.floor(key / base)
        // Rows without a value keep their order, because only the highest digit tells them apart.
        high[n] = key === NO_KEY ? missing : higher
        low[n] = key === NO_KEY ? 0 : key - higher * base
      }
    },
    KEYS_PER_BLOCK,
  )
  return [
    { values: low, size: base },
    { values: high, size: missing, missing },
  ]
}
