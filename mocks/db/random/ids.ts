import { createDraws } from './draws.ts'
import { hash128 } from './rng.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** The values of the characters of the alphabet, by their codes. */
const values = new Uint8Array(128)
for (let value = 0; value < ALPHABET.length; value++) values[ALPHABET.charCodeAt(value)] = value

/** Encodes the low 25 bits of a word as five characters. */
const letters = (word: number) =>
  ALPHABET.charAt(word & 31) +
  ALPHABET.charAt((word >>> 5) & 31) +
  ALPHABET.charAt((word >>> 10) & 31) +
  ALPHABET.charAt((word >>> 15) & 31) +
  ALPHABET.charAt((word >>> 20) & 31)

/** Derives an id of twenty characters of Crockford base 32; the same source text gives the same id on any machine. */
export function idFrom(source: string): string {
  const [a, b, c, d] = hash128(source)
  return letters(a) + letters(b) + letters(c) + letters(d)
}

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

/** Derives ids of rows from their numbers. The first characters contain the number, so that an id leads back to it. */
export function createNumberedIds(seed: string, count: number): NumberedIds {
  const draw = createDraws(seed)
  const [gap, second, third, fourth] = [draw('gap'), draw('2'), draw('3'), draw('4')]
  const step = HEADS / count
  const headWord = (n: number) => Math.floor((n + gap(n) / 2) * step)
  /** Five characters that sort as the number does. */
  const head = (n: number) => {
    const word = headWord(n)
    return (
      ALPHABET.charAt(word >>> 20) +
      ALPHABET.charAt((word >>> 15) & 31) +
      ALPHABET.charAt((word >>> 10) & 31) +
      ALPHABET.charAt((word >>> 5) & 31) +
      ALPHABET.charAt(word & 31)
    )
  }
  const tail = (n: number) => letters(second(n) * HEADS) + letters(third(n) * HEADS) + letters(fourth(n) * HEADS)
  const of = (n: number) => head(n) + tail(n)
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
