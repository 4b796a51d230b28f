import { expect, it } from 'vitest'
import { createColumn } from './codes.ts'

/** A column of a large table whose rows count how often they are computed. */
function columnOf(size: number) {
  const computed = new Map<number, number>()
  const column = createColumn(100_000, size, (n) => {
    computed.set(n, (computed.get(n) ?? 0) + 1)
    return n % size
  })
  return { column, times: (n: number) => computed.get(n) ?? 0 }
}

it('computes a code of a large table once, up to the greatest that a byte can hold beside what is unknown', () => {
  for (const size of [2, 255]) {
    const { column, times } = columnOf(size)
    for (const n of [0, 1, size - 1, 99_999]) {
      expect([column.at(n), column.at(n)]).toEqual([n % size, n % size])
      expect(times(n)).toBe(1)
    }
  }
})

it('computes larger codes again, and all of them at once when they are asked for', () => {
  const { column, times } = columnOf(256)
  expect([column.at(255), column.at(255)]).toEqual([255, 255])
  expect(times(255)).toBe(2)
  expect(column.all()[99_999]).toBe(99_999 % 256)
  expect(column.at(99_999)).toBe(99_999 % 256)
  expect(times(99_999)).toBe(1)
})
