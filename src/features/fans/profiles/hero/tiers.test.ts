import { expect, it } from 'vitest'
import { tierOf } from './tiers.ts'

it.each([
  [0, 'Casual'],
  [59, 'Casual'],
  [59.9, 'Casual'],
  [60, 'Regular'],
  [79, 'Regular'],
  [80, 'Loyal'],
  [89, 'Loyal'],
  [90, 'Devoted'],
  [100, 'Devoted'],
])('calls a score of %d %s', (score, tier) => {
  expect(tierOf(score)).toBe(tier)
})
