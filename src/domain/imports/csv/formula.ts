/**
 * Matches a cell that a spreadsheet would run as a formula. Numbers and phone numbers, such as `-12.50` and `+44 7700 900123`, do
 * not match.
 */
export const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

export const looksLikeFormula = (cell: string) => FORMULA.test(cell)
