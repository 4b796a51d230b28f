import { expect, it } from 'vitest'
import { moneyIn } from './format.ts'
import { formatShort } from '../../../../src/format.ts'

it.each([
  ['GB', '£12,346', '£12,345.60', '£12.3k'],
  ['CZ', 'Kč\u00A012,346', 'Kč\u00A012,345.60', 'Kč\u00A012.3k'],
  ['JP', '¥12,346', '¥12,346', '¥12.3k'],
  [null, '€12,346', '€12,345.60', '€12.3k'],
])('writes amounts in the currency of %s', (country, whole, exact, short) => {
  const money = moneyIn({ country })
  expect([money.whole(12_345.6), money.exact(12_345.6), money.short(12_345.6)]).toEqual([whole, exact, short])
  expect(money.short(0)).toBe('0')
})

it('shortens counts', () => {
  expect([0, 950, 12_000, 1_500_000].map(formatShort)).toEqual(['0', '950', '12k', '1.5m'])
})
