import type { z } from 'zod'
import type { Upload } from '../endpoint/endpoint.ts'
import { FILE_MAX } from './imports.ts'
import { sentenceOf } from './sentences.ts'

/**
 * How papaparse splits a file into rows: only where both sides do it alike do they number them alike
 * (docs/contract.md#csv-imports).
 */
const csvFormat = { skipEmptyLines: 'greedy' } as const

/** What is wrong with one field of a row. */
export interface FieldError {
  /** The column. */
  field: string
  message: string
}

export type RowRead<Row> =
  | { row: Row; key: string; errors?: never }
  | { row?: never; key?: never; errors: FieldError[] }

/** The rows of one file, by its header. */
export interface RowReader<Row> {
  /** The names in the header, in its order. */
  columns: string[]
  /** Why rows cannot be read below this header, as a sentence; null when they can. */
  problem: string | null
  /** @param quotingBroken the row has a quotation mark that papaparse could not pair */
  read(cells: readonly string[], quotingBroken: boolean): RowRead<Row>
}

/** Everything that decides how a CSV file becomes rows, for whoever reads it: the server's model, and the browser before it sends. */
export interface CsvRules<Row = unknown> {
  format: typeof csvFormat
  /** In bytes. */
  maxSize: number
  /** Every column that is taken; others are ignored. */
  columns: readonly string[]
  required: readonly string[]
  /** The column by which a row is put over an earlier one. */
  key: string
  /** What a file is told that has a header and nothing else. */
  noRows: string
  readHeader(header: readonly string[]): RowReader<Row>
}

/**
 * The rules of an upload: unknown columns are ignored, cells are trimmed, an empty one is absent, flags are words, and a day where
 * a moment is wanted is its beginning in UTC.
 *
 * @example
 * const { problem, read } = csvRules(contract.fans.upload.upload).readHeader(['firstName', 'email'])
 */
export function csvRules<S extends z.ZodObject>(upload: Upload & { row: S }): CsvRules<z.output<S>> {
  const { row: schema, required, key } = upload
  const keyOf = (cell: unknown) => (key.anyCase ? String(cell).toLowerCase() : String(cell))
  return {
    format: csvFormat,
    maxSize: FILE_MAX,
    columns: Object.keys(schema.shape),
    required,
    key: key.column,
    noRows: 'The file has no rows below its header.',
    readHeader(header) {
      const columns = header.map((name) => name.trim())
      const missing = required.filter((name) => !columns.includes(name))
      const cellReaders = columns.map((name) => cellReaderOf(schema, name))
      return {
        columns,
        problem: missing.length > 0 ? missingSentence(missing) : null,
        read(cells, quotingBroken) {
          if (quotingBroken)
            return { errors: [{ field: columns[0] ?? '', message: 'A quotation mark is never closed.' }] }
          const values: Record<string, unknown> = {}
          cellReaders.forEach((read, at) => {
            const cell = cells[at]?.trim() ?? ''
            const name = columns[at]
            if (read && name !== undefined && cell !== '') values[name] = read(cell)
          })
          const parsed = schema.safeParse(values)
          if (!parsed.success) return { errors: errorsOf(parsed.error) }
          return { row: parsed.data, key: keyOf(values[key.column]) }
        },
      }
    },
  }
}

const missingSentence = (missing: readonly string[]) =>
  `The first row must name the columns; ${new Intl.ListFormat('en-GB').format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`

/** One error a field, in the order of the fields. */
function errorsOf(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const field = String(issue.path[0])
    if (!messages.has(field)) messages.set(field, inACell(issue))
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}

/** Of a moment the day is enough in a file. */
const inACell = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'datetime'
    ? 'Must be a day such as 2026-01-15, or a moment such as 2026-01-15T09:00:00Z.'
    : sentenceOf(issue)

const words: Record<string, boolean> = { true: true, yes: true, '1': true, false: false, no: false, '0': false }

/** How a filled cell of a column becomes the value that its field wants; null where there is no such field. */
function cellReaderOf(schema: z.ZodObject, name: string): ((cell: string) => unknown) | null {
  const field: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
  if (!field) return null
  const fits = (value: unknown) => {
    const result = field['~standard'].validate(value)
    return !(result instanceof Promise) && !result.issues
  }
  if (fits(true)) return (cell) => words[cell.toLowerCase()] ?? cell
  const beginning = (cell: string) => `${cell}T00:00:00.000Z`
  // Asked once a column: asking each of a hundred thousand cells takes seconds.
  const wantsMoment = fits(beginning('2026-01-15')) && !fits('2026-01-15')
  return wantsMoment ? (cell) => (!fits(cell) && fits(beginning(cell)) ? beginning(cell) : cell) : (cell) => cell
}
