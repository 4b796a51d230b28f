import Papa from 'papaparse'
import type { z } from 'zod'
import { csvRules } from '../../src/contract/imports/csvRows.ts'
import type { Upload } from '../../src/contract/endpoint/endpoint.ts'
import type { ImportReport } from '../../src/contract/imports/imports.ts'
import { refused } from '../http/problems.ts'

/**
 * Reads a CSV file by the schema of its rows, and hands on every row that the schema takes (docs/contract.md#csv-imports).
 *
 * Throws 400 where there are no rows, or required columns are missing.
 */
export function importRows<S extends z.ZodObject>(
  file: string,
  upload: Upload & { row: S },
  take: (row: z.output<S>) => void,
): ImportReport {
  const rules = csvRules(upload)
  const [header, ...lines] = linesOf(file, rules.format)
  const { problem, read } = rules.readHeader(header?.cells ?? [])
  if (problem !== null) throw refused(problem, 'file')
  if (lines.length === 0) throw refused(rules.noRows, 'file')

  const errors: ImportReport['errors'] = []
  let imported = 0
  lines.forEach(({ cells, quotingBroken }, at) => {
    const { row, errors: wrong } = read(cells, quotingBroken)
    if (wrong) return errors.push(...wrong.map((error) => ({ row: at + 1, ...error })))
    take(row)
    imported++
  })
  return { received: lines.length, imported, failed: lines.length - imported, errors }
}

/** Row by row, since papaparse numbers errors with the empty lines that it skips, and rows without them. */
function linesOf(file: string, format: Papa.ParseConfig) {
  const lines: { cells: string[]; quotingBroken: boolean }[] = []
  Papa.parse<string[]>(file, {
    ...format,
    step({ data, errors }) {
      lines.push({ cells: data, quotingBroken: errors.some(({ type }) => type === 'Quotes') })
    },
  })
  return lines
}
