import { trimText } from '../../../contract/fields/invisible.ts'
import { FORMULA, readGuarded } from '../../../contract/imports/formulas.ts'
import type { RowError } from '../rules.ts'
import type { ReadRows } from './readRows.ts'
import { sliceTimer } from './slices.ts'

/** What the server will say about the rows of a file, and what users should know of them. */
export interface CheckedRows {
  /** In the order of the rows. */
  errors: RowError[]
  /** The number of rows with an error. */
  bad: number
  /** The number of cells that look like formulas. */
  formulas: number
  /** The number of cells that lose the apostrophe before their text. */
  apostrophes: number
  /** Rows with fewer cells than there are columns. */
  short: number[]
  /** Rows that repeat the key of an earlier one. */
  repeated: number[]
}

/** Checks rows by the server's rules, in slices. Throws the abort reason. */
export async function checkRows(
  { header, rows, unclosed }: Pick<ReadRows, 'header' | 'rows' | 'unclosed'>,
  signal: AbortSignal,
): Promise<CheckedRows> {
  const found: CheckedRows = { errors: [], bad: 0, formulas: 0, apostrophes: 0, short: [], repeated: [] }
  const keys = new Set<string>()
  const broken = new Set(unclosed)
  const timer = sliceTimer()
  for (const [at, cells] of rows.entries()) {
    const row = at + 1
    const { errors, key } = header.read(cells, broken.has(row))
    if (key !== undefined) {
      if (keys.has(key)) found.repeated.push(row)
      keys.add(key)
    }
    if (errors) {
      found.bad++
      for (const error of errors) found.errors.push({ row, ...error })
    }
    for (const cell of cells) {
      if (FORMULA.test(cell)) found.formulas++
      if (cell.includes("'") && readGuarded(trimText(cell)) !== trimText(cell)) found.apostrophes++
    }
    if (cells.length < header.columns.length) found.short.push(row)
    if (!timer.isOver()) continue
    await timer.yieldToBrowser()
    signal.throwIfAborted()
  }
  return found
}
