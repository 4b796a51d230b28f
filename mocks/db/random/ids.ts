import { hash128 } from './rng.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

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
