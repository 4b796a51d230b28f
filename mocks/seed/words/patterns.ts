import type { Rng } from '../../db/random/rng.ts'

const digits = Array.from('0123456789')
/** The letters that the post codes of Britain, Ireland, Canada and the Netherlands have in common. */
const letters = Array.from('AEHNPRTWXY')

/** Fills a pattern such as `+44 7700 900###`: `#` is a digit, the first of them never 0, and `@` a letter of post codes. */
export function fillPattern(pattern: string, rng: Rng): string {
  const first = pattern.indexOf('#')
  return pattern.replace(/[#@]/g, (hole, at: number) =>
    hole === '@' ? rng.pick(letters) : at === first ? String(rng.int(1, 9)) : rng.pick(digits),
  )
}
