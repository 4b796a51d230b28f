import { describe, expect, it } from 'vitest'
import { countOn, countWhile, fillRuns } from './countWhile.ts'

describe('counting things that pass a test', () => {
  it('gives the same from the beginning and from any number before the first that fails', () => {
    for (const passing of [0, 1, 2, 3, 7, 8, 40]) {
      const passes = (index: number) => index < passing
      for (let from = 0; from <= passing; from++) {
        expect(countWhile(40, passes, from)).toBe(passing)
        expect(countOn(40, passes, from)).toBe(passing)
      }
    }
  })
})

describe('filling runs of equal values', () => {
  it('calls the function for few of the places', () => {
    let calls = 0
    const valueOf = (at: number) => {
      calls++
      return at < 5 ? 3 : at < 900 ? 2 : 9
    }
    const values = new Int16Array(1000)
    fillRuns(values, 1, valueOf)
    expect([...values]).toEqual([0, ...Array.from({ length: 999 }, (_, index) => valueOf(index + 1))])
    expect(calls - 999).toBeLessThan(50)
  })
})

it('fills runs of a single place, the last one among them', () => {
  const values = new Uint8Array(6)
  const groups = [9, 1, 2, 3, 3, 4]
  fillRuns(values, 1, (at) => groups[at] ?? 0)
  expect([...values]).toEqual([0, 1, 2, 3, 3, 4])
})
