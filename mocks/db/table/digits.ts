import type { Codes } from './codes.ts'
import { NO_KEY, type DigitKeys } from './generated.ts'

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
