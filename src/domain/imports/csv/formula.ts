/**
 * A cell that a spreadsheet would run as a formula. A plus or minus begins one only where more follows than figures and what
 * people write between them: `+44 7700 900123` and `-12.50` are left alone.
 */
export const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

export const looksLikeFormula = (cell: string) => FORMULA.test(cell)
