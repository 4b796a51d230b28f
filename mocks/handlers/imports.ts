import Papa from 'papaparse'
import type { z } from 'zod'
import { csvRules, type CsvRules, type RowReader } from '../../src/contract/imports/csvRows.ts'
import type { Upload } from '../../src/contract/endpoint/endpoint.ts'
import { csvText, type CsvText } from '../../src/contract/imports/csvText.ts'
import type { ImportReport } from '../../src/contract/imports/imports.ts'
import type { Table } from '../db/table/table.ts'
import { refused } from '../http/problems.ts'

/** The rows of a file that are accepted, and the report on all of them. */
export interface FileRows<Row> {
  rows: Row[]
  report: ImportReport
}

/**
 * Reads a CSV file (docs/contract.md#csv-imports).
 *
 * Throws 400 if there are no rows or required columns are missing.
 */
export function readFile<S extends z.ZodObject>(file: string, upload: Upload & { row: S }): FileRows<z.output<S>> {
  const rules = csvRules(upload)
  const [header, ...lines] = linesOf(csvText(file), rules.format)
  const reader = readerOf(rules, header?.cells ?? [])
  if (lines.length === 0) throw refused(rules.noRows, 'file')
  const errors: ImportReport['errors'] = []
  const rows: z.output<S>[] = []
  for (const [at, { cells, quotingBroken }] of lines.entries()) {
    const { row, errors: problems } = reader.read(cells, quotingBroken)
    if (problems) errors.push(...problems.map((error) => ({ row: at + 1, ...error })))
    else rows.push(row)
  }
  return { rows, report: { received: lines.length, imported: rows.length, failed: lines.length - rows.length, errors } }
}

/** Throws 400 if the rows below a header cannot be read. */
function readerOf<Row>(rules: CsvRules<Row>, header: readonly string[]): RowReader<Row> {
  const reader = rules.readHeader(header)
  if (reader.problem !== null) throw refused(reader.problem, 'file')
  return reader
}

interface Import<Given, Row> {
  table: Pick<Table<Row, never>, 'find' | 'put'>
  tenant: string
  /** The value of `TableSpec.lookup` by which a row of the file replaces another. */
  keyOf(given: Given): string
  /** Makes a row; `before` is the one that it replaces. */
  rowOf(given: Given, before: Row | undefined): Row
}

/** Writes the rows of a file. Each updates the row with its key, or else it is a new one. */
export function putRows<Given, Row>(rows: readonly Given[], { table, tenant, keyOf, rowOf }: Import<Given, Row>) {
  const written = new Map<string, Row>()
  for (const given of rows) {
    const key = keyOf(given)
    written.set(key, rowOf(given, written.get(key) ?? table.find(tenant, key)[0]))
  }
  table.put(tenant, [...written.values()])
}

type Format = ReturnType<typeof csvRules>['format']

interface Line {
  cells: string[]
  quotingBroken: boolean
}

/** The characters from which the delimiter is guessed: more rows than the ten that papaparse looks at. */
const SAMPLE = 2 ** 20

/**
 * Splits a file. Row by row, because papaparse counts skipped empty lines in the row numbers of errors, but not in
 * rows.
 */
function linesOf({ text, delimiter: named }: CsvText, format: Format): Line[] {
  // papaparse would split all of the file for each delimiter that it tries.
  const { delimiter } = Papa.parse<string[]>(text.slice(0, SAMPLE), { ...format, delimiter: named, preview: 1 }).meta
  const lines: Line[] = []
  Papa.parse<string[]>(text, {
    ...format,
    delimiter,
    step: ({ data, errors }) => {
      lines.push({ cells: data, quotingBroken: errors.some(({ type }) => type === 'Quotes') })
    },
  })
  return lines
}
