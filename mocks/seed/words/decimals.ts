import type { SortKeys } from '../../db/table/generated.ts'
import type { Marks } from '../../db/table/marks.ts'

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

/** Numbers have at most this many digits. */
const MOST_DIGITS = 9

/** Where the digits of a search may stand in the text of a number. */
export type DigitPlace = 'anywhere' | 'start' | 'end'

/**
 * Marks those of consecutive numbers whose decimal text contains some digits. Such numbers form runs of the same length at the same
 * distance, so neither a text nor a test is needed for the others.
 *
 * @param first the number of the first mark, from 0
 * @param digits not empty
 * @param width shorter texts have zeros in front
 */
export function markDigits(marks: Marks, first: number, digits: string, place: DigitPlace = 'anywhere', width = 1) {
  const size = 10 ** digits.length
  const end = first + marks.length
  for (let behind = 0; behind + digits.length <= MOST_DIGITS; behind++) {
    const run = 10 ** behind
    const length = behind + digits.length
    // The text has to reach as far as the digits, whose first one may be a zero.
    const least = Math.max(first, length <= width ? 0 : 10 ** (length - 1))
    const most = place === 'start' ? Math.min(end, length < width ? 0 : 10 ** length) : end
    const distance = size * run
    const offset = Number(digits) * run
    for (
      let begin = offset + Math.max(0, Math.floor((least - offset) / distance)) * distance;
      begin < most;
      begin += distance
    )
      for (let number = Math.max(begin, least); number < begin + run && number < most; number++)
        marks[number - first] = 1
    if (place === 'end') return
  }
}
