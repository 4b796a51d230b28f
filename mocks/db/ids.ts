import { hash128 } from './rng.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Twenty characters of Crockford base 32, the same for the same source text on any machine. */
export function idFrom(source: string): string {
  let id = ''
  for (const word of hash128(source)) {
    for (let shift = 0; shift < 25; shift += 5) id += ALPHABET[(word >>> shift) & 31]
  }
  return id
}
