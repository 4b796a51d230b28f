import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormula, readGuarded } from './formulas.ts'

describe('cells that a spreadsheet could run', () => {
  it.each(['=1+1', '@SUM(A1)', '+cmd|x', '-A1', '\tx', '\rx', "'=1", '=', '@', '+a'])('guards %j', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
  })

  it.each(['', 'Zoë', '+44 7700 900412', '-12.5', '+44 (0)7700/900-123', '-', "O'Brien", "'tis", 'a=b', '2026-01-15'])(
    'leaves %j as it is',
    (cell) => {
      expect(guardFormula(cell)).toBe(cell)
      expect(readGuarded(cell)).toBe(cell)
    },
  )

  it.each(["'01234", "'+353861234567", "''01"])('takes one apostrophe off %j', (cell) => {
    expect(readGuarded(cell)).toBe(cell.slice(1))
  })

  it('reads any cell as it was before', () => {
    const parts = fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', 'a', ' ', '(')
    const cell = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 6 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(cell, (text) => {
        expect(readGuarded(guardFormula(text))).toBe(text)
        // A spreadsheet takes a cell with an apostrophe in front as text.
        expect(guardFormula(text)).not.toMatch(/^[=@\t\r]/)
      }),
      { seed: 16, numRuns: 1000 },
    )
  })
})
