import { expect, it } from 'vitest'
import { TEXT_MAX, Text } from '../../src/contract/fields.ts'
import { cut } from './cut.ts'

it('cuts at the limit of the contract, and tears no character apart', () => {
  expect(cut('Rovers', 6)).toBe('Rovers')
  expect(cut('Rovers', 5)).toBe('Rove…')
  expect(cut('💥💥💥', 3)).toBe('💥💥💥')
  expect(cut('💥💥💥', 2)).toBe('💥…')
  for (const letter of ['x', '💥']) {
    const fitting = cut(letter.repeat(TEXT_MAX + 1), TEXT_MAX)
    expect(Text.safeParse(fitting).success).toBe(true)
    expect(fitting.isWellFormed()).toBe(true)
  }
})
