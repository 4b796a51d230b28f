import { expect, it } from 'vitest'
import { TEXT_MAX, Text } from '../../../src/contract/fields/fields.ts'
import { truncate } from './truncate.ts'

it('cuts at the limit of the contract, and splits no character', () => {
  expect(truncate('Rovers', 6)).toBe('Rovers')
  expect(truncate('Rovers', 5)).toBe('Rove…')
  expect(truncate('💥💥💥', 3)).toBe('💥💥💥')
  expect(truncate('💥💥💥', 2)).toBe('💥…')
  for (const letter of ['x', '💥']) {
    const fitting = truncate(letter.repeat(TEXT_MAX + 1), TEXT_MAX)
    expect(Text.safeParse(fitting).success).toBe(true)
    expect(fitting.isWellFormed()).toBe(true)
  }
})
