import { expect, it } from 'vitest'
import { ticksUpTo } from './ticks.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4]],
  [7, [0, 3, 6, 9]],
  [88, [0, 30, 60, 90]],
  [2600, [0, 1000, 2000, 3000]],
  [86_000, [0, 30_000, 60_000, 90_000]],
  [12_000, [0, 4000, 8000, 12_000]],
])('has at most four round ticks up to %d', (value, ticks) => {
  expect(ticksUpTo(value)).toEqual(ticks)
})
