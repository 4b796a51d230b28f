import Papa from 'papaparse'
import { trimText } from '../../../contract/fields/invisible.ts'
import { csvText } from '../../../contract/imports/csvText.ts'
import type { HeaderRead, ImportRules } from '../rules.ts'
import { FileRefused } from './refusals.ts'
import { headerHint, knownNames } from './header.ts'
import { sliceTimer } from './slices.ts'
import { refusalWords } from './words.ts'

export interface ReadRows {
  /** The character between two cells. */
  delimiter: string
  /** Of the columns that the names in the file mean. */
  header: HeaderRead
  /** The names of the columns in the file. */
  written: string[]
  /** The cells of each row, as in the file. */
  rows: string[][]
  /** Rows with a quotation mark that is never closed. */
  unclosed: number[]
}

export interface ReadingOptions {
  signal: AbortSignal
  /** Called with the number of rows read so far, several times a second. */
  onProgress(rows: number): void
  /** Decides when to yield to the browser before the next row. Tests replace the default, which uses the clock. */
  timer?: { isOver(): boolean; yieldToBrowser(): Promise<void> }
}

/**
 * Splits a text into rows, in slices so that the page stays responsive. Throws `FileRefused` or the abort reason.
 */
export async function readRows(
  text: string,
  rules: ImportRules,
  { signal, onProgress, timer = sliceTimer() }: ReadingOptions,
): Promise<ReadRows> {
  const file = csvText(text)
  const rows: string[][] = []
  const unclosed: number[] = []
  const head = await new Promise<Pick<ReadRows, 'header' | 'written' | 'delimiter'> | null>((resolve, reject) => {
    let known: Pick<ReadRows, 'header' | 'written' | 'delimiter'> | null = null
    Papa.parse<string[]>(file.text, {
      ...rules.format,
      delimiter: file.delimiter,
      step({ data: cells, errors, meta }, parser) {
        const isUnclosed = errors.some(({ type }) => type === 'Quotes')
        if (known) {
          rows.push(cells)
          if (isUnclosed) unclosed.push(rows.length)
        } else {
          const names = knownNames(cells, rules.columns)
          const header = rules.readHeader(names)
          if (header.problem !== null) {
            reject(new FileRefused(header.problem + headerHint(names, rules, isUnclosed)))
            return parser.abort()
          }
          known = { header, written: cells.map(trimText), delimiter: meta.delimiter }
        }
        if (!timer.isOver()) return
        parser.pause()
        onProgress(rows.length)
        void timer.yieldToBrowser().then(() => {
          if (!signal.aborted) return parser.resume()
          reject(signal.reason)
          parser.abort()
        })
      },
      complete: () => resolve(known),
    })
  })
  if (!head) throw new FileRefused(refusalWords.noRows)
  if (rows.length === 0) throw new FileRefused(rules.noRows)
  return { ...head, rows, unclosed }
}
