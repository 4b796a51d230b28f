/**
 * Matches a cell that a spreadsheet would run as a formula. Numbers and phone numbers, such as `-12.50` and
 * `+44 7700 900123`, do not match.
 */
export const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

/** Matches the text after an apostrophe that only protects it: a formula, or a number that stays a text. */
const isProtected = (cell: string) => {
  const rest = cell.replace(/^'+/, '')
  return rest !== cell && (FORMULA.test(rest) || /^[+\d]/.test(rest))
}

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula (docs/contract.md#csv-imports). A text
 * that itself begins with an apostrophe that would be taken off gets one more, so that `readGuarded` is the exact
 * opposite.
 */
export const guardFormula = (cell: string) => (FORMULA.test(cell) || isProtected(cell) ? `'${cell}` : cell)

/** Reads a cell, without the apostrophe that `guardFormula`, a spreadsheet or a shop wrote before it. */
export const readGuarded = (cell: string) => (isProtected(cell) ? cell.slice(1) : cell)
