import { finish, inBlocks, type Steps } from '../steps.ts'
import { wideKeys } from './digits.ts'
import type { Digit, GroupKeys, RowKeys, SortKeys } from './generated.ts'
import { sortByDigits } from './sortByDigits.ts'

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
  if ('order' in keys || 'groups' in keys) {
    const order = 'order' in keys ? keys.order : yield* orderOfGroups(keys)
    return { present: typeof rows === 'number' ? order : inOrder(rows, order), missing: new Uint32Array() }
  }
  const digits = 'digits' in keys ? keys.digits : yield* digitsOf(rows, keys)
  const all = yield* sortByDigits(rows, digits)
  const highest = digits.at(-1)
  let present = all.length
  if (highest?.missing !== undefined)
    while (present > 0 && highest.values[all[present - 1] ?? 0] === highest.missing) present--
  return { present: all.subarray(0, present), missing: all.subarray(present) }
}

/** Sorts groups, which are fewer than their rows. */
function* orderOfGroups({ groups, starts }: GroupKeys): Steps<Numbers> {
  const sorted = yield* sortByDigits(starts.length - 1, groups.digits)
  const order = new Uint32Array(starts.at(-1) ?? 0)
  let length = 0
  yield* inBlocks(sorted.length, (from, until) => {
    for (let at = from; at < until; at++) {
      const group = sorted[at] ?? 0
      const end = starts[group + 1] ?? 0
      for (let row = starts[group] ?? 0; row < end; row++) order[length++] = row
    }
  })
  return order
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

/** Computes keys as two digits. */
function* digitsOf(rows: Numbers | number, { size, of }: RowKeys): Steps<readonly Digit[]> {
  const numbers = typeof rows === 'number' ? null : rows
  const end = typeof rows === 'number' ? rows : (rows.at(-1) ?? -1) + 1
  const { digits, set } = wideKeys(end, size)
  yield* inBlocks(
    numbers?.length ?? end,
    (from, until) => {
      for (let at = from; at < until; at++) {
        const n = numbers ? (numbers[at] ?? 0) : at
        set(n, of(n))
      }
    },
    KEYS_PER_BLOCK,
  )
  return digits
}
