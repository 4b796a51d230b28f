import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, vi } from 'vitest'
import type { Upload } from '../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../src/contract/index.ts'
import { csvRules } from '../../src/contract/imports/csvRows.ts'
import { csvText } from '../../src/contract/imports/csvText.ts'
import { readFile } from './imports.ts'

const uploads = { fans: contract.fans.upload.upload, memberships: contract.memberships.upload.upload }

/** Reads a file as the contract says, without short cuts; nothing if its header is refused. */
function plainly(file: string, upload: Upload) {
  const lines: { cells: string[]; broken: boolean }[] = []
  const rules = csvRules(upload)
  const { text, delimiter } = csvText(file)
  Papa.parse<string[]>(text, {
    ...rules.format,
    delimiter,
    step({ data, errors }) {
      lines.push({ cells: data, broken: errors.some(({ type }) => type === 'Quotes') })
    },
  })
  const { problem, read } = rules.readHeader(lines[0]?.cells ?? [])
  return problem === null ? lines.slice(1).map(({ cells, broken }) => read(cells, broken)) : []
}

const texts = ['', ' ', 'a', 'Niamh', '"', '"a"', '"a,b"', '"a\nb"', "'=1", '=1', 'x'.repeat(10_001), '\ufeff', 'é']
const values = ['a@b.example', 'a@b', '1988-04-23', '1988-02-30', '2024-08-03T10:00:00Z', 'Female', 'female']
const cell = fc.constantFrom(...texts, ...values, 'yes', 'NO', 'maybe')

describe('the reading of a file', () => {
  it.each(['fans', 'memberships'] as const)('of %s gives what its schema and its parser give row by row', (name) => {
    const upload: Upload = uploads[name]
    const columns = fc.shuffledSubarray([...Object.keys(upload.row.shape), 'unknown'])
    fc.assert(
      fc.property(
        columns,
        fc.array(fc.array(cell, { maxLength: 20 }), { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('', '\ufeff'),
        fc.boolean(),
        (others, rows, newline, delimiter, mark, isLong) => {
          const header = [...new Set([...upload.required, ...others])]
          const all = isLong && rows.length > 0 ? Array.from({ length: 90 }, () => rows).flat() : rows
          const file = mark + [header, ...all].map((cells) => cells.join(delimiter)).join(newline)
          const expected = plainly(file, upload)
          fc.pre(expected.length > 0)
          const { rows: read, report } = readFile(file, upload)
          expect(JSON.stringify(read)).toBe(JSON.stringify(expected.flatMap(({ row }) => row ?? [])))
          expect(report.errors).toEqual(
            expected.flatMap(({ errors = [] }, at) => errors.map((error) => ({ row: at + 1, ...error }))),
          )
        },
      ),
      // Some files have hundreds of rows.
      { numRuns: 30 },
    )
  })

  it('guesses the delimiter of a long file from its beginning', () => {
    const file = `email;firstName\r\n${'a@b.example;A\r\n'.repeat(100_000)}`
    expect(file.length).toBeGreaterThan(2 ** 20)
    const parse = vi.spyOn(Papa, 'parse')
    const { rows, report } = readFile(file, uploads.fans)
    // Guessing from all of it would block for as long as the rest of the import takes.
    const given = parse.mock.calls.map(([text]) => String(text).length)
    parse.mockRestore()
    expect(given[0]).toBe(2 ** 20)
    expect(report.imported).toBe(100_000)
    expect(rows.at(-1)).toEqual({ email: 'a@b.example', firstName: 'A' })
  })
})
