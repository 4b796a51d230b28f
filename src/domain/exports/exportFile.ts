import Papa from 'papaparse'
import { guardFormula } from '../../contract/imports/formulas.ts'
import { listedRows, type FetchRows } from '../rows/listedRows.ts'

/** Tells spreadsheets that the file is UTF-8. Imports ignore it. */
const BYTE_ORDER_MARK = '\ufeff'

export interface ExportProgress {
  done: number
  total: number
}

export interface ExportOptions {
  /** Field names, for the header and the order of the cells. */
  fields: readonly string[]
  signal: AbortSignal
  onProgress(progress: ExportProgress): void
}

/**
 * Writes rows into a CSV file whose header has the field names, so that it can be imported again. Texts that a
 * spreadsheet would run as formulas get an apostrophe in front (docs/product/tables.md#export).
 *
 * Throws what `fetchRows` throws, and an `AbortError` once the signal is aborted.
 *
 * @param source the rows, or what fetches them
 */
export async function exportFile<Row extends { id: string }>(
  source: readonly Row[] | FetchRows<Row>,
  { fields, signal, onProgress }: ExportOptions,
): Promise<{ file: Blob; count: number }> {
  // Each part is encoded when it is written: encoding the whole file at its end would take one long task.
  const parts = [encoded(`${BYTE_ORDER_MARK}${linesOf([fields])}`)]
  let count = 0
  const add = (rows: readonly Row[], total: number) => {
    signal.throwIfAborted()
    count += rows.length
    const cells = rows.map((row) => fields.map((field) => cellOf(row, field)))
    parts.push(encoded(linesOf(cells)))
    onProgress({ done: count, total: Math.max(total, count) })
  }
  if (typeof source === 'function') for await (const { rows, total } of listedRows(source, signal)) add(rows, total)
  else add(source, source.length)
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count }
}

const encoded = (text: string) => new Blob([text])

const linesOf = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? `${Papa.unparse(rows.map((cells) => [...cells]))}\r\n` : ''

function cellOf(row: object, field: string): string {
  // The cast says of the key what `hasOwn` has found.
  const value: unknown = Object.hasOwn(row, field) ? row[field as keyof typeof row] : null
  if (typeof value === 'string') return guardFormula(value)
  // A missing value is an empty cell.
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
