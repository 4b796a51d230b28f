import type { z } from 'zod'
import type { Upload } from '../endpoint/endpoint.ts'
import { trimText } from '../fields/invisible.ts'
import { readGuarded } from './formulas.ts'
import { FILE_MAX } from './imports.ts'
import { sentenceOf } from './sentences.ts'
import { fileWords } from './words.ts'

/**
 * Options of papaparse for what `csvText` returns. Client and server must split a file alike, so that they number its
 * rows alike (docs/contract.md#csv-imports).
 */
const csvFormat = { skipEmptyLines: 'greedy', newline: '\n' } as const

/** An error in one field of a row. */
export interface FieldError {
  /** The column. */
  field: string
  message: string
}

export type RowRead<Row> =
  | { row: Row; key: string; errors?: never }
  | { row?: never; key?: never; errors: FieldError[] }

/** Reads the rows of one file, based on its header. */
export interface RowReader<Row> {
  /** The column names, in the order of the header. */
  columns: string[]
  /** Why rows below this header cannot be read, as a sentence; null if they can. */
  problem: string | null
  /** @param quotingBroken the row has a quotation mark that papaparse could not pair */
  read(cells: readonly string[], quotingBroken: boolean): RowRead<Row>
}

/** How a CSV file becomes rows. The server's model uses it, and the browser before it uploads. */
export interface CsvRules<Row = unknown> {
  format: typeof csvFormat
  /** In bytes. */
  maxSize: number
  /** The known columns; others are ignored. */
  columns: readonly string[]
  required: readonly string[]
  /** The column that identifies a row: a later row replaces an earlier one. */
  key: string
  /** The message for a file with only a header. */
  noRows: string
  readHeader(header: readonly string[]): RowReader<Row>
}

/**
 * Creates the rules of an upload. Unknown columns are ignored, cells are trimmed, and empty cells are absent. Booleans
 * are words such as `yes`. A day in a timestamp column means its start in UTC.
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
    noRows: fileWords.noRows,
    readHeader(header) {
      const columns = header.map(trimText)
      const missing = required.filter((name) => !columns.includes(name))
      // An unknown column has none.
      const cellReaders = columns.flatMap((name, at) => {
        const readCell = cellReaderOf(schema, name)
        return readCell ? [{ name, at, readCell }] : []
      })
      return {
        columns,
        problem: missing.length > 0 ? fileWords.missingColumns(missing) : null,
        read(cells, quotingBroken) {
          if (quotingBroken) return { errors: [{ field: columns[0] ?? '', message: fileWords.unclosed }] }
          // Cells of a row that was split wrongly cannot be told apart.
          if (cells.slice(columns.length).some((cell) => trimText(cell) !== ''))
            return {
              errors: [{ field: columns[0] ?? '', message: fileWords.tooManyCells(cells.length, columns.length) }],
            }
          const values: Record<string, unknown> = {}
          for (const { name, at, readCell } of cellReaders) {
            const cell = readGuarded(trimText(cells[at] ?? ''))
            if (cell !== '') values[name] = readCell(cell)
          }
          const parsed = schema.safeParse(values)
          if (!parsed.success) return { errors: errorsOf(parsed.error) }
          return { row: parsed.data, key: keyOf(values[key.column]) }
        },
      }
    },
  }
}

/** The first error of each field, in the order of the fields. */
function errorsOf(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const field = String(issue.path[0])
    if (!messages.has(field)) messages.set(field, cellMessage(issue))
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}

/** Timestamp columns also accept a day, so their message mentions both. */
const cellMessage = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'datetime' ? fileWords.dateTime : sentenceOf(issue)

const booleanWords: Record<string, boolean> = { true: true, yes: true, '1': true, false: false, no: false, '0': false }

/** Returns a function that turns a filled cell into the value of its field; null for an unknown column. */
function cellReaderOf(schema: z.ZodObject, name: string): ((cell: string) => unknown) | null {
  const field: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
  if (!field) return null
  const isValid = (value: unknown) => {
    const result = field['~standard'].validate(value)
    return !(result instanceof Promise) && !result.issues
  }
  if (isValid(true)) return (cell) => booleanWords[cell.toLowerCase()] ?? cell
  const startOfDay = (cell: string) => `${cell}T00:00:00.000Z`
  // Checked once per column: checking each of a hundred thousand cells takes seconds.
  const isTimestamp = isValid(startOfDay('2026-01-15')) && !isValid('2026-01-15')
  // A day has ten characters, and no time has. What is neither fails as either.
  return isTimestamp ? (cell) => (cell.length === 10 ? startOfDay(cell) : cell) : (cell) => cell
}
