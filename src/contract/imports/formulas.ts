/**
 * Matches a cell that a spreadsheet would run as a formula. Numbers and phone numbers, such as `-12.50` and
 * `+44 7700 900123`, do not match.
 */
export const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

const afterApostrophes = (cell: string) => FORMULA.test(cell.replace(/^'+/, ''))

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula (docs/contract.md#csv-imports). A text
 * that has apostrophes before a formula itself gets one more, so that `readGuarded` is the exact opposite.
 */
export const guardFormula = (cell: string) => (afterApostrophes(cell) ? `'${cell}` : cell)

/** Reads a cell that `guardFormula` may have written. */
export const readGuarded = (cell: string) => (cell.startsWith("'") && afterApostrophes(cell) ? cell.slice(1) : cell)
