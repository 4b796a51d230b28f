/**
 * Computes a 128-bit hash of a text as four unsigned words (cyrb128). For seeds, ids and checksums, not for secrets.
 */
export function hash128(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  h1 ^= h2 ^ h3 ^ h4
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0]
}

export interface Rng {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from min to max, inclusive. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** One of the values, with a probability proportional to its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
}

/**
 * Creates a random stream, the model's only source of randomness. The same seed gives the same numbers on any machine
 * (sfc32).
 */
export const createRng = (seed: string): Rng => new Stream(seed)

/** A class, because everybody in a club has a few of them. */
class Stream implements Rng {
  private state: [number, number, number, number]

  constructor(seed: string) {
    this.state = hash128(seed)
  }

  next(): number {
    const [a, b, c, d] = this.state
    const t = (a + b + d) | 0
    this.state[0] = b ^ (b >>> 9)
    this.state[1] = (c + (c << 3)) | 0
    this.state[2] = ((c << 21) | (c >>> 11)) + t
    this.state[3] = (d + 1) | 0
    return (t >>> 0) / 4294967296
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('cannot pick from an empty list')
    return item
  }

  weighted<T>(entries: readonly (readonly [T, number])[]): T {
    let left = this.next() * entries.reduce((sum, entry) => sum + entry[1], 0)
    for (const entry of entries) {
      left -= entry[1]
      if (left < 0) return entry[0]
    }
    return this.pick(entries)[0]
  }
}
