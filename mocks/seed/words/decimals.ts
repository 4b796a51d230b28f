import type { RowOrder } from '../../db/table/generated.ts'
import type { Marks } from '../../db/table/marks.ts'

type Numbers = Uint32Array<ArrayBuffer>

/**
 * Sorts consecutive numbers as their decimal texts sort: 10 before 9.
 *
 * @returns each as its distance from the first, which is positive
 */
export function decimalOrder(first: number, count: number): Numbers {
  const order = new Uint32Array(count)
  const end = first + count
  let length = 0
  /** Takes a number, and then those that begin with its digits. */
  const takeFrom = (number: number) => {
    if (number >= first) order[length++] = number - first
    const until = Math.min(end, number * 10 + 10)
    for (let longer = number * 10; longer < until; longer++) takeFrom(longer)
  }
  const shortest = 10 ** (String(first).length - 1)
  for (let number = shortest; number < Math.min(end, shortest * 10); number++) takeFrom(number)
  return order
}

/**
 * The sort keys of a column of consecutive numbers as texts; null if they are in order already, because all have the
 * same length.
 */
export const consecutiveKeys = (first: number, count: number): RowOrder | null =>
  String(first).length === String(first + count - 1).length ? null : { order: decimalOrder(first, count) }

/** The places of consecutive numbers in the order of their texts. */
export function decimalRanks(first: number, count: number): Numbers {
  const order = decimalOrder(first, count)
  const ranks = new Uint32Array(count)
  for (let place = 0; place < count; place++) ranks[order[place] ?? 0] = place
  return ranks
}

/** Numbers have at most this many digits. */
const MOST_DIGITS = 9

/** Where the digits of a search may stand in the text of a number. */
export type DigitPlace = 'anywhere' | 'start' | 'end'

/**
 * Marks those of consecutive numbers whose decimal text contains some digits. Such numbers form runs of the same length
 * at the same distance, so neither a text nor a test is needed for the others.
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
