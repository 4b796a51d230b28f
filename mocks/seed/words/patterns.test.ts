import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { patternOf } from './patterns.ts'

it('knows which fillings of a pattern contain a text', () => {
  const text = fc.constantFrom('+44 7700 900###', 'WM# #@@', '##', '+45 ## ## ## ##', '##########')
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 999_999 }),
      fc.nat(12),
      fc.nat(6),
      (form, share, otherShare, from, length) => {
        const { size, fill, contains } = patternOf(form)
        const value = Math.floor((share / 1e6) * size)
        const filled = fill(value)
        expect(filled).toMatch(
          new RegExp(`^${form.replace('+', '\\+').replaceAll('#', '\\d').replaceAll('@', '[AEHNPRTWXY]')}$`),
        )
        const needle = filled.slice(from, from + length).toLowerCase()
        expect(contains(needle)?.(value)).toBe(true)
        const ofOther = fill(Math.floor((otherShare / 1e6) * size))
          .slice(from, from + length)
          .toLowerCase()
        for (const other of [ofOther, '0', '77', '4', 'w', 'x', '00 9', '5 1'])
          expect(contains(other)?.(value) ?? false).toBe(filled.toLowerCase().includes(other))
      },
    ),
  )
  expect(patternOf('+44 7700 900###').size).toBe(900)
})
