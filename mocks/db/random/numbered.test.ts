import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraws, weightedIndex } from './draws.ts'
import { createNumberedIds } from './ids.ts'
import { createPermutation } from './permutation.ts'
import { createStrata } from './strata.ts'

const upTo = (size: number) => Array.from({ length: size }, (_, n) => n)

describe('a permutation', () => {
  it('gives every place to one number, and leads back to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.string(), (size, seed) => {
        const { of, inverse } = createPermutation(size, seed)
        const places = upTo(size).map(of)
        expect(places.toSorted((a, b) => a - b)).toEqual(upTo(size))
        expect(places.map(inverse)).toEqual(upTo(size))
      }),
    )
  })
})

describe('ids of numbered rows', () => {
  it('are unique, ascend with the numbers, and lead back to them', () => {
    for (const count of [1, 2, 3, 7, 300, 12_000, 3_000_000]) {
      const { of, numberOf } = createNumberedIds('seed', count)
      const step = Math.ceil(count / 1000)
      const numbers = upTo(count).filter((n) => n % step < 2)
      const ids = numbers.map(of)
      for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/)
      expect(ids.toSorted()).toEqual(ids)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.map(numberOf)).toEqual(numbers)
      expect(createNumberedIds('other seed', count).numberOf(ids[0] ?? '')).toBeUndefined()
    }
  })
})

describe('strata', () => {
  const weights = [5, 0, 2, 1]
  const values = [1, 10, 100, 1000]

  it('occur by their weights, in another order in each block of numbers', () => {
    const strata = createStrata('seed', weights)
    const numbers = upTo(4 * 1024)
    const blocks = [0, 1, 2, 3].map((block) => numbers.slice(block * 1024, (block + 1) * 1024).map(strata.of))
    for (const block of blocks)
      expect([0, 1, 2, 3].map((stratum) => block.filter((each) => each === stratum).length)).toEqual([640, 0, 256, 128])
    expect(new Set(blocks.map(String)).size).toBe(4)
    expect(numbers.map(createStrata('other seed', weights).of)).not.toEqual(blocks.flat())
  })

  it('are found and summed up as they are one by one', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 5000 }), fc.array(fc.boolean()), (seed, count, flags) => {
        const strata = createStrata(seed, weights)
        const all = upTo(count).map(createStrata(seed, weights).of)
        expect([...strata.where(flags, count)]).toEqual(upTo(count).filter((n) => flags[all[n] ?? 0] === true))
        expect(strata.sums(values)(count)).toBe(all.reduce((sum, stratum) => sum + (values[stratum] ?? 0), 0))
      }),
    )
  })
})

describe('draws', () => {
  it('are even, the same for the same number, and independent of other labels', () => {
    const draws = createDraws('seed')
    const [first, second] = [draws('first'), draws('second')]
    expect(upTo(100).map(createDraws('seed')('first'))).toEqual(upTo(100).map(first))
    const cells = new Uint32Array(100)
    for (const n of upTo(100_000)) {
      const cell = Math.floor(first(n) * 10) * 10 + Math.floor(second(n) * 10)
      cells[cell] = (cells[cell] ?? 0) + 1
    }
    // Each cell expects 1,000 with a standard deviation of 31.
    expect(Math.min(...cells)).toBeGreaterThan(850)
    expect(Math.max(...cells)).toBeLessThan(1150)
  })

  it('pick indexes by weight', () => {
    const pick = weightedIndex([2, 0, 1, 1])
    expect([0, 0.49, 0.5, 0.74, 0.75, 0.999].map(pick)).toEqual([0, 0, 2, 2, 3, 3])
  })
})
