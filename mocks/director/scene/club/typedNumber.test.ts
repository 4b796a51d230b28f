import { expect, it } from 'vitest'
import { typedNumber } from './typedNumber.ts'

it.each([
  ['40000', 40_000],
  ['40.000', 40_000],
  ['40,000', 40_000],
  [' 1 200 000 ', 1_200_000],
  ['1.200,50', 1200.5],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['0', 0],
  ['-3', -3],
])('reads "%s" as %d', (text, number) => expect(typedNumber(text)).toBe(number))

it.each(['', 'many', '--5', '0.999', '1.2.3', '12,3456', '1e3'])('does not guess what "%s" is', (text) =>
  expect(typedNumber(text)).toBeNaN(),
)
