import Papa from 'papaparse'
import type { HeaderRead, ImportRules, RowError } from '../rules.ts'
import { FORMULA } from '../../../contract/imports/formulas.ts'
import { FileRefused } from './refusals.ts'
import { headerHint } from './headerHint.ts'
import { sliceTimer } from './slices.ts'
import { refusalWords } from './words.ts'

export interface ReadRows {
  /** The character between two cells. */
  delimiter: string
  /** The names in the header. */
  columns: string[]
  /** The cells of each row, as in the file. */
  rows: string[][]
  /** In the order of the rows. */
  errors: RowError[]
  /** The number of rows with an error. */
  bad: number
  /** The number of cells that look like formulas. */
  formulas: number
  /** Rows with more filled cells than there are columns, and with fewer cells. */
  long: number[]
  short: number[]
  /** Rows with a quotation mark that is never closed. */
  unclosed: number[]
  /** Rows that repeat the key of an earlier one. */
  repeated: number[]
}

export interface ReadingOptions {
  signal: AbortSignal
  /** Called with the number of rows read so far, several times a second. */
  onProgress(rows: number): void
  /** Decides when to yield to the browser before the next row. Tests replace the default, which uses the clock. */
  timer?: { isOver(): boolean; yieldToBrowser(): Promise<void> }
}

/**
 * Splits a text into rows and checks each, in slices so that the page stays responsive. Throws `FileRefused` or the
 * abort reason.
 */
export async function readRows(
  text: string,
  rules: ImportRules,
  { signal, onProgress, timer = sliceTimer() }: ReadingOptions,
): Promise<ReadRows> {
  const found: ReadRows = {
    delimiter: ',',
    columns: [],
    rows: [],
    errors: [],
    bad: 0,
    formulas: 0,
    long: [],
    short: [],
    unclosed: [],
    repeated: [],
  }
  const keys = new Set<string>()
  const header = await new Promise<HeaderRead | null>((resolve, reject) => {
    let known: HeaderRead | null = null
    Papa.parse<string[]>(text, {
      ...rules.format,
      step({ data: cells, errors, meta }, parser) {
        try {
          const unclosed = errors.some(({ type }) => type === 'Quotes')
          if (known) takeRow(found, keys, known, cells, unclosed)
          else {
            known = rules.readHeader(cells)
            if (known.problem !== null) throw new FileRefused(known.problem + headerHint(cells, rules, unclosed))
            Object.assign(found, { columns: known.columns, delimiter: meta.delimiter })
          }
        } catch (error) {
          reject(error)
          return parser.abort()
        }
        if (!timer.isOver()) return
        parser.pause()
        onProgress(found.rows.length)
        void timer.yieldToBrowser().then(() => {
          if (!signal.aborted) return parser.resume()
          reject(signal.reason)
          parser.abort()
        })
      },
      complete: () => resolve(known),
    })
  })
  if (!header) throw new FileRefused(refusalWords.noRows)
  if (found.rows.length === 0) throw new FileRefused(rules.noRows)
  return found
}

function takeRow(found: ReadRows, keys: Set<string>, header: HeaderRead, cells: string[], unclosed: boolean) {
  const row = found.rows.push(cells)
  const { errors, key } = header.read(cells, unclosed)
  if (key !== undefined) {
    if (keys.has(key)) found.repeated.push(row)
    keys.add(key)
  }
  if (errors) {
    found.bad++
    for (const error of errors) found.errors.push({ row, ...error })
  }
  if (unclosed) found.unclosed.push(row)
  for (const cell of cells) if (FORMULA.test(cell)) found.formulas++
  if (cells.length < header.columns.length) found.short.push(row)
  if (cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) found.long.push(row)
}
