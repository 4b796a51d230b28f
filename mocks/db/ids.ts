import { hash128, type Rng } from './rng.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

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

/** Two characters for each value of ten bits. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET.charAt(bits & 31) + ALPHABET.charAt(bits >>> 5))

/** Draws an id from a random stream; faster than `idFrom`, for rows by the thousand. */
export function randomId(rng: Rng): string {
  let id = ''
  for (let piece = 0; piece < 5; piece++) {
    const bits = Math.floor(rng.next() * 2 ** 20)
    id += (PAIRS[bits & 1023] ?? '') + (PAIRS[bits >>> 10] ?? '')
  }
  return id
}
