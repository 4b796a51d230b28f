import type { Codes } from './codes.ts'
import { NO_KEY, type DigitKeys } from './generated.ts'

type Values = Uint16Array<ArrayBuffer>

/** A digit has room for so many values, with the one that stands for a missing key. */
const ROOM = 2 ** 16

/**
 * The sort keys of rows by their codes.
 *
 * @param keys the key of each code, from 0 to `size` - 1; `NO_KEY` without a value, which needs a size below 2 ** 16
 */
export function codeKeys(codes: Codes, keys: ArrayLike<number>, size: number): DigitKeys {
  const base = size < ROOM ? ROOM : 2 ** Math.ceil(Math.log2(size) / 2)
  // A loop, because `from` takes ten times as long, and people have a million keys.
  const [low, high] = [new Uint16Array(keys.length), new Uint16Array(size < ROOM ? 0 : keys.length)]
  for (let code = 0; code < keys.length; code++) {
    const key = keys[code] ?? 0
    // It would be counted outside of the list, and rows would be lost.
    if (key >= size) throw new Error(`the key ${key} is not below ${size}`)
    low[code] = key === NO_KEY ? size : key % base
  }
  for (let code = 0; code < high.length; code++) high[code] = Math.floor((keys[code] ?? 0) / base)
  const lower = { values: valuesOf(codes, low), size: base }
  if (size < ROOM) return { digits: [{ ...lower, size, missing: size }] }
  return { digits: [lower, { values: valuesOf(codes, high), size: Math.ceil(size / base) }] }
}

/** The sort keys of rows that are whole numbers below a size, such as amounts in cents. */
export function numberKeys(numbers: Codes, size: number): DigitKeys {
  if (numbers instanceof Uint16Array) return { digits: [{ values: numbers, size }] }
  const bits = Math.ceil(Math.log2(size) / 2)
  const base = 2 ** bits
  const [low, high] = [new Uint16Array(numbers.length), new Uint16Array(numbers.length)]
  for (let n = 0; n < low.length; n++) {
    low[n] = (numbers[n] ?? 0) & (base - 1)
    high[n] = (numbers[n] ?? 0) >>> bits
  }
  return {
    digits: [
      { values: low, size: base },
      { values: high, size: Math.ceil(size / base) },
    ],
  }
}

/** The value of each row, by its code. */
export function valuesOf(codes: Codes, ofCode: Values): Values {
  const values = new Uint16Array(codes.length)
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
