import Papa from 'papaparse'
import type { z } from 'zod'
import { csvRules, type CsvRules, type RowReader } from '../../src/contract/imports/csvRows.ts'
import type { Upload } from '../../src/contract/endpoint/endpoint.ts'
import { csvText, type CsvText } from '../../src/contract/imports/csvText.ts'
import type { ImportReport } from '../../src/contract/imports/imports.ts'
import type { Steps } from '../db/steps.ts'
import type { Table } from '../db/table/table.ts'
import type { HandlerContext } from '../http/handler.ts'
import { refused } from '../http/problems.ts'
import { putInSteps } from './records.ts'

/** Rows per step: at most a few milliseconds of work, and few pauses of the parser, each of which costs a little. */
const ROWS_PER_STEP = 100

/**
 * Rows after which the order of the list is brought up to date. The list that is read after an import would have to do
 * it for all of its rows at once.
 */
const ROWS_PER_ORDER = 10_000
const latest = { offset: 0, limit: 1, orderBy: 'createdAt', orderDirection: 'desc', searchQuery: '' } as const

/** The rows of a file that are accepted, and the report on all of them. */
export interface FileRows<Row> {
  rows: Row[]
  report: ImportReport
}

/**
 * Reads a CSV file in steps (docs/contract.md#csv-imports). It needs no state.
 *
 * Throws 400 if there are no rows or required columns are missing.
 */
export function* readFile<S extends z.ZodObject>(
  file: string,
  upload: Upload & { row: S },
): Steps<FileRows<z.output<S>>> {
  const rules = csvRules(upload)
  const errors: ImportReport['errors'] = []
  const rows: z.output<S>[] = []
  let reader: RowReader<z.output<S>> | null = null
  let received = 0
  for (const block of blocksOf(csvText(file), rules.format)) {
    for (const { cells, quotingBroken } of block) {
      if (!reader) {
        reader = readerOf(rules, cells)
        continue
      }
      received++
      const { row, errors: problems } = reader.read(cells, quotingBroken)
      if (problems) for (const error of problems) errors.push({ row: received, ...error })
      else rows.push(row)
    }
    yield
  }
  if (!reader) readerOf(rules, [])
  if (received === 0) throw refused(rules.noRows, 'file')
  return { rows, report: { received, imported: rows.length, failed: received - rows.length, errors } }
}

/** Throws 400 if the rows below a header cannot be read. */
function readerOf<Row>(rules: CsvRules<Row>, header: readonly string[]): RowReader<Row> {
  const reader = rules.readHeader(header)
  if (reader.problem !== null) throw refused(reader.problem, 'file')
  return reader
}

/** The rows of the file of a call: as they were read ahead, or read now, as in a replay. */
export function rowsOf<S extends z.ZodObject>(
  { file, prepared, inSlices }: Pick<HandlerContext, 'prepared' | 'inSlices'> & { file: string },
  upload: Upload & { row: S },
): Promise<FileRows<z.output<S>>> {
  // `preparations` names the same upload for the operation.
  if (prepared !== undefined) return Promise.resolve(prepared as FileRows<z.output<S>>)
  return inSlices(readFile(file, upload))
}

interface Import<Given, Row> {
  table: Pick<Table<Row, 'createdAt'>, 'findAll' | 'put' | 'list'>
  tenant: string
  /** The value of `TableSpec.lookup` by which a row of the file replaces another. */
  keyOf(given: Given): string
  /** Makes a row; `before` is the one that it replaces. */
  rowOf(given: Given, before: Row | undefined): Row
}

/** Writes the rows of a file, in steps. Each updates the row with its key, or else it is a new one. */
export function* putRows<Given, Row>(
  rows: readonly Given[],
  { table, tenant, keyOf, rowOf }: Import<Given, Row>,
): Steps<void> {
  const written = new Map<string, Row>()
  for (const [at, given] of rows.entries()) {
    const key = keyOf(given)
    written.set(key, rowOf(given, written.get(key) ?? table.findAll(tenant, key)[0]))
    if (at % ROWS_PER_STEP === 0) yield
  }
  const all = [...written.values()]
  for (let from = 0; from < all.length; from += ROWS_PER_ORDER) {
    yield* putInSteps(table, tenant, all.slice(from, from + ROWS_PER_ORDER))
    table.list(tenant, latest)
    yield
  }
}

type Format = ReturnType<typeof csvRules>['format']

interface Line {
  cells: string[]
  quotingBroken: boolean
}

/** The characters from which the delimiter is guessed: more rows than the ten that papaparse looks at. */
const SAMPLE = 2 ** 20

/**
 * Splits a file, block by block, so that a line is gone when the next ones are read. It is parsed row by row, because
 * papaparse counts skipped empty lines in the row numbers of errors, but not in rows. Its fast mode would split what is
 * left of the file after each pause.
 */
function* blocksOf({ text, delimiter: named }: CsvText, format: Format): Iterable<readonly Line[]> {
  // papaparse would split all of the file for each delimiter that it tries.
  const { delimiter } = Papa.parse<string[]>(text.slice(0, SAMPLE), { ...format, delimiter: named, preview: 1 }).meta
  let lines: Line[] = []
  const paused: Papa.Parser[] = []
  Papa.parse<string[]>(text, {
    ...format,
    delimiter,
    fastMode: false,
    step({ data, errors }, parser) {
      lines.push({ cells: data, quotingBroken: errors.some(({ type }) => type === 'Quotes') })
      if (lines.length < ROWS_PER_STEP) return
      parser.pause()
      paused.push(parser)
    },
  })
  for (let parser = paused.pop(); parser; parser = paused.pop()) {
    yield lines
    lines = []
    parser.resume()
  }
  yield lines
}
