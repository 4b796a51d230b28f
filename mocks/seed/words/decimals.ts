import type { SortKeys } from '../../db/table/generated.ts'

/** The most digits of a number that sorts as text. */
const DIGITS = 8
/** The digits, and the end of the text, which comes before them. */
const BASE = 11

/** How many keys `decimalKey` gives. */
export const DECIMAL_KEYS = BASE ** DIGITS

/** Sorts whole numbers as their decimal texts sort: 10 before 9. At most eight digits. */
export function decimalKey(value: number): number {
  const text = String(value)
  let key = 0
  for (let at = 0; at < DIGITS; at++) key = key * BASE + (at < text.length ? text.charCodeAt(at) - 47 : 0)
  return key
}

/** The sort keys of a column of amounts in cents, which may be as high as the prices of a club. */
export function amountKeys(count: number, centsOf: (n: number) => number): SortKeys {
  let highest = 0
  for (let n = 0; n < count; n++) highest = Math.max(highest, centsOf(n))
  return { size: highest + 1, of: centsOf }
}

/** The sort keys of a column of decimal texts. */
export const decimalKeys = (read: (n: number) => number): SortKeys => ({
  size: DECIMAL_KEYS,
  of: (n) => decimalKey(read(n)),
})
