import { createDraws } from './draws.ts'
import { hash128 } from './rng.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** The values of the characters of the alphabet, by their codes. */
const values = new Uint8Array(128)
for (let value = 0; value < ALPHABET.length; value++) values[ALPHABET.charCodeAt(value)] = value

const codes = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0))
/** The code of a character, by five bits of a word. */
const code = (word: number, shift: number) => codes[(word >>> shift) & 31] ?? 0

/**
 * Encodes the low 25 bits of each of four words as five characters. One call avoids texts in between, of which a
 * simulated year would make millions.
 */
const textOf = (a: number, b: number, c: number, d: number) =>
  // prettier-ignore
  String.fromCharCode(
    code(a, 0), code(a, 5), code(a, 10), code(a, 15), code(a, 20),
    code(b, 0), code(b, 5), code(b, 10), code(b, 15), code(b, 20),
    code(c, 0), code(c, 5), code(c, 10), code(c, 15), code(c, 20),
    code(d, 0), code(d, 5), code(d, 10), code(d, 15), code(d, 20),
  )

/** Derives an id of twenty characters of Crockford base 32; the same source text gives the same id on any machine. */
export const idFrom = (source: string): string => textOf(...hash128(source))

/** The source of randomness of a write, by its number in the journal. */
export const sourceOfWrite = (seq: number) => `write/${seq}`

/** The id of the nth thing that a source of randomness has made. */
export const createdId = (seed: string, source: string, n: number) => idFrom(`${seed}/${source}/${n}`)

/** The id of the nth thing that a write has made. */
export const idOfWrite = (seed: string, seq: number, n: number) => createdId(seed, sourceOfWrite(seq), n)

/** The ids of numbered rows, which ascend with the numbers. */
export interface NumberedIds {
  of(n: number): string
  /** The number that an id belongs to; undefined for an unknown one. */
  numberOf(id: string): number | undefined
}

/** The number of values of the first five characters of an id. */
const HEADS = 2 ** 25

/** The groups of five bits of a word in reverse order. */
const reversed = (word: number) =>
  (word >>> 20) | ((word >>> 10) & 0x3e0) | (word & 0x7c00) | ((word & 0x3e0) << 10) | ((word & 31) << 20)

/** Derives ids of rows from their numbers. The first characters contain the number, so that an id leads back to it. */
export function createNumberedIds(seed: string, count: number): NumberedIds {
  const draw = createDraws(seed)
  const [gap, second, third, fourth] = [draw('gap'), draw('2'), draw('3'), draw('4')]
  const step = HEADS / count
  const headWord = (n: number) => Math.floor((n + gap(n) / 2) * step)
  /** Its first five characters sort as the number does. */
  const of = (n: number) => textOf(reversed(headWord(n)), second(n) * HEADS, third(n) * HEADS, fourth(n) * HEADS)
  return {
    of,
    numberOf(id) {
      let word = 0
      for (let at = 0; at < 5; at++) word = word * 32 + (values[id.charCodeAt(at)] ?? 0)
      const near = Math.floor(word / step)
      // A step is not a whole number, so rounding can miss by one.
      for (let n = Math.max(0, near - 1); n <= near + 1 && n < count; n++)
        if (headWord(n) === word && of(n) === id) return n
      return undefined
    },
  }
}
