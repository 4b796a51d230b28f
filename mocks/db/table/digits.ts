import type { Codes } from './codes.ts'
import { NO_KEY, type Digit, type DigitKeys } from './generated.ts'
import { MOST_PART_BITS } from './sortByDigits.ts'

type Values = Uint32Array<ArrayBuffer>

/**
 * The sort keys of rows by their codes.
 *
 * @param keys the key of each code, from 0 to `size` - 1; `NO_KEY` without a value
 */
export function codeKeys(codes: Codes, keys: ArrayLike<number>, size: number): DigitKeys {
  // A loop, because `from` takes ten times as long, and people have a million keys.
  const ofCode = new Uint32Array(keys.length)
  for (let code = 0; code < keys.length; code++) {
    const key = keys[code] ?? 0
    // It would be counted outside of the list, and rows would be lost.
    if (key >= size) throw new Error(`the key ${key} is not below ${size}`)
    ofCode[code] = key === NO_KEY ? size : key
  }
  return { digits: [{ values: valuesOf(codes, ofCode), size, missing: size }] }
}

/** The sort keys of rows that are whole numbers below a size, such as amounts in cents. */
export const numberKeys = (numbers: Codes, size: number): DigitKeys => ({
  digits: [{ values: numbers instanceof Uint32Array ? numbers : new Uint32Array(numbers), size }],
})

/**
 * Room for keys of more bits than one digit has, such as moments: two digits, of which the higher one divides many rows
 * into parts.
 *
 * @param size keys run from 0 to `size` - 1
 */
export function wideKeys(count: number, size: number) {
  const base = 2 ** Math.max(0, Math.ceil(Math.log2(size)) - MOST_PART_BITS)
  const missing = Math.ceil(size / base)
  const [low, high] = [new Uint32Array(count), new Uint32Array(count)]
  const digits: readonly Digit[] = [
    { values: low, size: base },
    { values: high, size: missing, missing },
  ]
  return {
    digits,
    /** Sets the key of a row; `NO_KEY` for none. */
    set(n: number, key: number) {
      const higher = Math.floor(key / base)
      // Rows without a value keep their order, because only the highest digit tells them apart.
      high[n] = key === NO_KEY ? missing : higher
      low[n] = key === NO_KEY ? 0 : key - higher * base
    },
  }
}

/** The value of each row, by its code. */
export function valuesOf(codes: Codes, ofCode: Values): Values {
  const values = new Uint32Array(codes.length)
  // One loop for each kind of array: a loop that meets several kinds is several times slower.
  if (codes instanceof Uint8Array) readBytes(values, codes, ofCode)
  else if (codes instanceof Uint16Array) readShorts(values, codes, ofCode)
  else readWords(values, codes, ofCode)
  return values
}

function readBytes(values: Values, codes: Uint8Array, ofCode: Values) {
  for (let n = 0; n < values.length; n++) values[n] = ofCode[codes[n] ?? 0] ?? 0
}

function readShorts(values: Values, codes: Uint16Array, ofCode: Values) {
  for (let n = 0; n < values.length; n++) values[n] = ofCode[codes[n] ?? 0] ?? 0
}

function readWords(values: Values, codes: Uint32Array, ofCode: Values) {
  for (let n = 0; n < values.length; n++) values[n] = ofCode[codes[n] ?? 0] ?? 0
}
