import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepMarks, markCandidates } from './marks.ts'

/** Lists of equal length, which is mostly no multiple of four, with values below a limit. */
const lists = (...limits: number[]) =>
  fc
    .nat(23)
    .chain((length) =>
      fc.tuple(...limits.map((limit) => fc.uint8Array({ minLength: length, maxLength: length, max: limit - 1 }))),
    )

describe('marks', () => {
  it('are kept only for rows of a state', () => {
    fc.assert(
      fc.property(lists(2, 3), ([marks = new Uint8Array(), states = new Uint8Array()]) => {
        const expected = marks.map((mark, n) => (states[n] === 2 ? mark : 0))
        expect(keepMarks(marks, states, 2)).toBe(expected.filter((mark) => mark === 1).length)
        expect(marks).toEqual(expected)
      }),
    )
  })

  it('are made for candidates that pass a test, which is not asked about others', () => {
    fc.assert(
      fc.property(lists(2, 2), ([marks = new Uint8Array(), candidates = new Uint8Array()]) => {
        const before = marks.slice()
        const asked: number[] = []
        markCandidates(marks, candidates, (n) => asked.push(n) % 2 === 0)
        expect(asked).toEqual([...before.keys()].filter((n) => candidates[n] === 1 && before[n] === 0))
        expect(marks).toEqual(before.map((mark, n) => (asked.indexOf(n) % 2 === 1 ? 1 : mark)))
      }),
    )
  })
})
