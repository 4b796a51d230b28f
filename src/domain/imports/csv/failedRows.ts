import Papa from 'papaparse'
import type { RowError } from '../rules.ts'
import { FORMULA } from '../../../contract/imports/formulas.ts'
import type { ReadFile } from './readFile.ts'
import { hasDelimiter } from '../conversions/convertRows.ts'
import { sliceTimer } from './slices.ts'

/** The column with the errors of a row. The import ignores it, so a corrected file may keep it. */
export const REASON_COLUMN = 'Problem'

/**
 * Writes the failed rows as a CSV file in the format of the original, with their errors in a further column. Cells without
 * a column stay behind it, so that their row fails again until they are corrected. A cell that a spreadsheet would run as
 * a formula (`FORMULA`) gets an apostrophe before it. Other cells stay unchanged.
 */
export async function failedRowsCsv(
  { columns, rows, delimiter }: Pick<ReadFile, 'columns' | 'rows' | 'delimiter'>,
  errors: readonly RowError[],
): Promise<string> {
  // A file that was downloaded here before already has this column.
  const kept = columns.flatMap((name, at) => (name === REASON_COLUMN ? [] : [at]))
  const reasons = reasonsByRow(errors)
  const line = (cells: readonly string[], reason: string) => [
    ...kept.map((at) => cells[at] ?? ''),
    reason,
    ...cells.slice(columns.length),
  ]
  // The file has no line that names another one.
  const known = hasDelimiter(delimiter) ? delimiter : ','
  const write = (cells: string[]) =>
    `${Papa.unparse([cells], { delimiter: known, escapeFormulae: FORMULA, quotes: hasDelimiter })}\r\n`

  const timer = sliceTimer()
  // Without a byte order mark, Excel reads the file as Windows-1252.
  const parts = ['\uFEFF', write(line(columns, REASON_COLUMN))]
  for (const [row, reason] of reasons) {
    parts.push(write(line(rows[row - 1] ?? [], reason)))
    if (timer.isOver()) await timer.yieldToBrowser()
  }
  return parts.join('')
}

function reasonsByRow(errors: readonly RowError[]) {
  const reasons = new Map<number, string>()
  for (const { row, field, message } of errors) {
    const before = reasons.get(row)
    reasons.set(row, `${before === undefined ? '' : `${before} `}${field}: ${message}`)
  }
  return reasons
}
