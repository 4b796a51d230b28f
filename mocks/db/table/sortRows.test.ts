import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeKeys, numberKeys, wideKeys } from './digits.ts'
import { NO_KEY, type SortKeys } from './generated.ts'
import { sortRows } from './sortRows.ts'

/** Sizes of keys around what sorts in one round, and what fits into one digit, which is less than 2 ** 32. */
const SIZES = [1, 255, 2 ** 15, 65_534, 65_535, 65_536, 65_537, 2 ** 31 + 5, 2 ** 32 - 1]
const LARGE_SIZES = [2 ** 32, 2 ** 32 + 1, 2 ** 40 + 3, 2 ** 44]
/** So many rows are divided into more than a hundred parts. */
const MANY = 70_000

/** Pseudo-random numbers from 0 to 1, with many equal ones if there are few `kinds`. */
function drawsOf(seed: number, kinds: number) {
  let state = seed | 1
  const bits = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state >>> 8
  }
  return () => Math.floor(((bits() + bits() / 2 ** 24) / 2 ** 24) * kinds) / kinds
}

interface Sample {
  count: number
  size: number
  seed: number
  /** Few kinds of keys, so that many are equal. */
  kinds: number
  missing: number
  /** The share of the rows that are sorted; all of them are given as their number. */
  share: number
}

/** Keys below a size, the greatest and the least among them. */
function keysOf({ count, size, seed, kinds, missing }: Sample): number[] {
  const draw = drawsOf(seed, kinds)
  const drawMissing = drawsOf(seed + 1, 2 ** 20)
  return Array.from({ length: count }, (_, n) => {
    const key = n % 97 === 5 ? size - 1 : Math.floor(draw() * size)
    return drawMissing() < missing ? NO_KEY : key
  })
}

function rowsOf({ count, seed, share }: Sample): Uint32Array<ArrayBuffer> | number {
  const draw = drawsOf(seed + 2, 2 ** 20)
  return share === 1 ? count : Uint32Array.from(Array.from({ length: count }).keys()).filter(() => draw() < share)
}

/** A slow, obvious implementation: a stable sort by key, and rows without one in their order. */
function naive(rows: Uint32Array | number, keys: ArrayLike<number>) {
  const numbers = typeof rows === 'number' ? [...new Uint32Array(rows).keys()] : [...rows]
  const keyOf = (n: number) => keys[n] ?? NO_KEY
  return {
    present: numbers.filter((n) => keyOf(n) !== NO_KEY).toSorted((a, b) => keyOf(a) - keyOf(b)),
    missing: numbers.filter((n) => keyOf(n) === NO_KEY),
  }
}

function check(sample: Sample, toKeys: (keys: readonly number[], size: number) => SortKeys) {
  const keys = keysOf(sample)
  const rows = rowsOf(sample)
  const given = typeof rows === 'number' ? rows : rows.slice()
  const { present, missing } = sortRows(given, toKeys(keys, sample.size))
  const expected = naive(rows, keys)
  // Packed lists are compared at once: `toEqual` takes seconds for so many numbers.
  expect(differing(present, expected.present)).toBe(-1)
  expect(differing(missing, expected.missing)).toBe(-1)
  if (typeof rows !== 'number' && typeof given !== 'number') expect(differing(given, rows)).toBe(-1)
}

/** The first place where two lists differ; -1 if they are equal. */
function differing(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const length = Math.max(a.length, b.length)
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at
  return -1
}

const byCall = (keys: readonly number[], size: number): SortKeys => ({ size, of: (n) => keys[n] ?? NO_KEY })
/** Each row has a code of its own. */
const byCode = (keys: readonly number[], size: number): SortKeys => codeKeys(Uint32Array.from(keys.keys()), keys, size)
const byNumber = (keys: readonly number[], size: number): SortKeys =>
  numberKeys(size <= 2 ** 16 ? Uint16Array.from(keys) : Uint32Array.from(keys), size)
/** Rows with the same key form groups if they follow each other. */
function byGroup(keys: readonly number[], size: number): SortKeys {
  const firsts = keys.flatMap((key, n) => (n > 0 && keys[n - 1] === key ? [] : [n]))
  const { digits, set } = wideKeys(firsts.length, size)
  for (const [group, n] of firsts.entries()) set(group, keys[n] ?? 0)
  return { groups: { digits }, starts: Uint32Array.from([...firsts, keys.length]) }
}
/** The decimal digits of each key, two at a time, some of them with room to spare: they need up to four words. */
const byDigits = (keys: readonly number[], size: number): SortKeys => ({
  digits: Array.from({ length: Math.ceil(String(size).length / 2) }, (_, pair) => ({
    values: Uint32Array.from(keys, (key) => Math.floor(key / 100 ** pair) % 100),
    size: pair % 2 === 0 ? 2 ** 20 : 100,
  })),
})

const samples = (missing: fc.Arbitrary<number>, sizes: readonly number[] = SIZES): fc.Arbitrary<Sample> =>
  fc.record({
    count: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5000 })),
    size: fc.constantFrom(...sizes),
    seed: fc.integer({ min: 0, max: 2 ** 30 }),
    kinds: fc.constantFrom(3, 50, 2 ** 48),
    missing,
    share: fc.constantFrom(1, 0.5, 0.01),
  })
const none = fc.constant(0)
const some = fc.constantFrom(0, 0.01, 0.5, 1)
const runs = { numRuns: process.env.FULL ? 2000 : 50, seed: 7 }

describe('sortRows sorts as a plain stable sort does', () => {
  it('by keys that are called for', () => {
    fc.assert(
      fc.property(samples(some, [...SIZES, ...LARGE_SIZES]), (sample) => check(sample, byCall)),
      runs,
    )
  })

  it('by the keys of codes', () => {
    fc.assert(
      fc.property(samples(some), (sample) => check(sample, byCode)),
      runs,
    )
  })

  it('by the keys of groups', () => {
    fc.assert(
      fc.property(samples(none, [...SIZES, ...LARGE_SIZES]), (sample) => check(sample, byGroup)),
      runs,
    )
  })

  it('by several digits', () => {
    fc.assert(
      fc.property(samples(none, [...SIZES, ...LARGE_SIZES]), (sample) => check(sample, byDigits)),
      runs,
    )
  })

  it('by whole numbers', () => {
    fc.assert(
      fc.property(samples(none), (sample) => check(sample, byNumber)),
      runs,
    )
  })

  it('by an order of all rows, which it does not change', () => {
    fc.assert(
      fc.property(samples(none), (sample) => {
        const keys = keysOf(sample)
        const { present } = naive(sample.count, keys)
        const order = Uint32Array.from(present)
        check(sample, () => ({ order }))
        expect(differing(order, present)).toBe(-1)
      }),
      runs,
    )
  })
})

describe('sortRows divides many rows into parts', () => {
  const many = { count: MANY, seed: 11, kinds: 2 ** 48, missing: 0, share: 1 }

  it.each([65_535, 65_537, 2 ** 31 + 5, 2 ** 44])('by keys below %i, with and without missing ones', (size) => {
    for (const missing of [0, 0.3]) for (const share of [1, 0.7]) check({ ...many, size, missing, share }, byCall)
  })

  it('if all rows have the same key, or none has one', () => {
    for (const size of [2 ** 31 + 5, 2 ** 44])
      for (const missing of [0, 1]) check({ ...many, size, kinds: 1, missing }, byCall)
  })

  it('by codes, by numbers and by several digits', () => {
    for (const size of [2 ** 16, 65_537, 2 ** 31 + 5])
      for (const toKeys of [byCode, byNumber, byDigits]) check({ ...many, size }, toKeys)
    check({ ...many, size: 2 ** 44 }, byDigits)
  })
})
