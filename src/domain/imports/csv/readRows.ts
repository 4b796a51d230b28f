import Papa from 'papaparse'
import type { HeaderRead, ImportRules, RowError } from '../rules.ts'
import { looksLikeFormula } from './formula.ts'
import { FileRefused } from './refusals.ts'
import { headerHint } from './headerHint.ts'
import { sliceTimer } from './slices.ts'

export interface ReadRows {
  /** What stands between the cells. */
  delimiter: string
  /** The names in the header. */
  columns: string[]
  /** The cells as they stand in the file. */
  rows: string[][]
  /** Row after row. */
  errors: RowError[]
  /** How many rows have an error. */
  bad: number
  /** How many cells look like formulas. */
  formulas: number
  /** Rows with more filled cells than there are columns, and with fewer cells. */
  long: number[]
  short: number[]
  /** Rows with a quotation mark that is never closed. */
  unclosed: number[]
  /** Good rows that repeat the key of an earlier one. */
  repeated: number[]
}

export interface ReadingOptions {
  signal: AbortSignal
  /** Told how many rows have been read, several times a second. */
  onProgress(rows: number): void
  /** Whether to rest before the next row; by the clock unless a test says otherwise. */
  timer?: { isOver(): boolean; rest(): Promise<void> }
}

/** Splits a text into rows and checks each, in slices that leave the page alive; throws `FileRefused`, or the signal's reason. */
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
        void timer.rest().then(() => {
          if (!signal.aborted) return parser.resume()
          reject(signal.reason)
          parser.abort()
        })
      },
      complete: () => resolve(known),
    })
  })
  if (!header) throw new FileRefused('The file holds nothing but empty lines.')
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
  for (const cell of cells) if (looksLikeFormula(cell)) found.formulas++
  if (cells.length < header.columns.length) found.short.push(row)
  if (cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) found.long.push(row)
}
