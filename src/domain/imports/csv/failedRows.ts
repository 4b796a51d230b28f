import Papa from 'papaparse'
import type { RowError } from '../rules.ts'
import { FORMULA } from './formula.ts'
import type { ReadRows } from './readRows.ts'
import { sliceTimer } from './slices.ts'

/** The column that says what is wrong; it is none that is imported, so that a corrected file can be imported as it is. */
export const REASON_COLUMN = 'Problem'

/**
 * The rows that were not imported as a CSV file like the one they come from, with what is wrong in a last column. What a
 * spreadsheet would run as a formula gets an apostrophe before it (`FORMULA`); every other cell comes back as it was.
 */
export async function failedRowsCsv(
  { columns, rows, delimiter }: Pick<ReadRows, 'columns' | 'rows' | 'delimiter'>,
  errors: readonly RowError[],
): Promise<string> {
  // A file that was downloaded here before has such a column already.
  const kept = columns.flatMap((name, at) => (name === REASON_COLUMN ? [] : [at]))
  const reasons = reasonsByRow(errors)
  let beyond = 0
  for (const row of reasons.keys()) beyond = Math.max(beyond, (rows[row - 1]?.length ?? 0) - columns.length)
  const line = (cells: readonly string[], reason: string) => [
    ...kept.map((at) => cells[at] ?? ''),
    ...Array.from({ length: beyond }, (_, at) => cells[columns.length + at] ?? ''),
    reason,
  ]
  const write = (cells: string[]) => `${Papa.unparse([cells], { delimiter, escapeFormulae: FORMULA })}\r\n`

  const timer = sliceTimer()
  // Without a byte order mark Excel takes it for Windows-1252.
  const parts = ['\uFEFF', write(line(columns, REASON_COLUMN))]
  for (const [row, reason] of reasons) {
    parts.push(write(line(rows[row - 1] ?? [], reason)))
    if (timer.isOver()) await timer.rest()
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

/** Hands a text to the browser's downloads. */
export function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
