import { hash128, type Rng } from './rng.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Five characters for a word of 32 bits, of which it takes 25. */
const letters = (word: number) =>
  ALPHABET.charAt(word & 31) +
  ALPHABET.charAt((word >>> 5) & 31) +
  ALPHABET.charAt((word >>> 10) & 31) +
  ALPHABET.charAt((word >>> 15) & 31) +
  ALPHABET.charAt((word >>> 20) & 31)

/** Twenty characters of Crockford base 32, the same for the same source text on any machine. */
export function idFrom(source: string): string {
  const [a, b, c, d] = hash128(source)
  return letters(a) + letters(b) + letters(c) + letters(d)
}

/** Two characters for each ten bits. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET.charAt(bits & 31) + ALPHABET.charAt(bits >>> 5))

/** The next id of a stream of chance: for rows by the thousand. */
export function randomId(rng: Rng): string {
  let id = ''
  for (let piece = 0; piece < 5; piece++) {
    const bits = Math.floor(rng.next() * 2 ** 20)
    id += (PAIRS[bits & 1023] ?? '') + (PAIRS[bits >>> 10] ?? '')
  }
  return id
}
