import { expect, it } from 'vitest'
import { moneyFormat } from '../../format.ts'
import { currencyOf } from './money.ts'

it.each([
  ['GB', 148, '£148.00'],
  ['PT', 1234.5, '€1,234.50'],
  ['US', 36.9, '$36.90'],
  ['JP', 1500, '¥1,500'],
  ['IN', 2184.5, '₹2,184.50'],
  [undefined, 1, '€1.00'],
])('formats amounts of a club in %s', (country, amount, text) => {
  expect(moneyFormat(currencyOf(country)).exact(amount)).toBe(text)
})
