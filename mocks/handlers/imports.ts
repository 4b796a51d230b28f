import Papa from 'papaparse'
import type { z } from 'zod'
import type { Upload } from '../../src/contract/endpoint.ts'
import type { ImportReport } from '../../src/contract/imports.ts'
import { refused } from '../http/problems.ts'
import { sentenceOf } from '../http/sentences.ts'

/**
 * Reads a CSV file by the schema of its rows, and hands on every row that the schema takes (readings 3.8).
 *
 * Unknown columns are ignored, an empty cell is absent. Throws 400 where there are no rows, or required columns are missing.
 *
 * @param schema that of `upload.row`, known by its type
 */
export function importRows<S extends z.ZodObject>(
  file: string,
  upload: Upload & { row: S },
  schema: S,
  take: (row: z.output<S>) => void,
): ImportReport {
  const { data, errors: broken } = Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [header = [], ...lines] = data
  const columns = header.map((name) => name.trim())
  const missing = upload.required.filter((name) => !columns.includes(name))
  if (missing.length > 0) throw refused(`The file lacks ${missing.join(', ')} in its first row.`, 'file')
  if (lines.length === 0) throw refused('The file has no rows below its header.', 'file')

  const errors: ImportReport['errors'] = []
  let imported = 0
  lines.forEach((cells, at) => {
    const row = at + 1
    const quoting = broken.find((error) => error.row === row && error.type === 'Quotes')
    const parsed = schema.safeParse(valuesOf(schema, columns, cells))
    if (quoting) errors.push({ row, field: columns[0] ?? '', message: 'A quotation mark is never closed.' })
    else if (!parsed.success) errors.push(...errorsOf(row, parsed.error))
    else {
      take(parsed.data)
      imported++
    }
  })
  return { received: lines.length, imported, failed: lines.length - imported, errors }
}

/** One error a field, in the order of the fields. */
function errorsOf(row: number, error: z.ZodError): ImportReport['errors'] {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const field = String(issue.path[0])
    if (!messages.has(field)) messages.set(field, sentenceOf(issue))
  }
  return [...messages].map(([field, message]) => ({ row, field, message }))
}

function valuesOf(schema: z.ZodObject, columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  columns.forEach((name, at) => {
    const cell = cells[at]?.trim() ?? ''
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    if (field && cell !== '') values[name] = valueOf(field, cell)
  })
  return values
}

const words: Record<string, boolean> = { true: true, yes: true, '1': true, false: false, no: false, '0': false }

/** A cell as the field wants it: words for booleans, a day where a moment is wanted is its beginning in UTC. */
function valueOf(field: z.core.$ZodType, cell: string): unknown {
  const accepts = (value: unknown) => field['~standard'].validate(value)
  const fits = (value: unknown) => {
    const result = accepts(value)
    return !(result instanceof Promise) && !result.issues
  }
  if (fits(true)) return words[cell.toLowerCase()] ?? cell
  const moment = `${cell}T00:00:00.000Z`
  return !fits(cell) && fits(moment) ? moment : cell
}
