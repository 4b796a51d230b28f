import { expect, it } from 'vitest'
import { formatCount, formatDecimal, formatPercent, formatShort, moneyFormat, plural } from './format.ts'

it('writes numbers as English does', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect(formatDecimal(1234.56)).toBe('1,234.6')
  expect(formatShort(12_000)).toBe('12k')
  expect([12.34, -3, 0].map(formatPercent)).toEqual(['+12.3 %', '−3.0 %', '0.0 %'])
  expect(moneyFormat('GBP').exact(1234.5)).toBe('£1,234.50')
})

it.each([
  [0, '0 changes'],
  [1, '1 change'],
  [1234, '1,234 changes'],
])('counts %i with its noun', (count, text) => {
  expect(plural(count, 'change')).toBe(text)
})
