import Papa from 'papaparse'
import type { Country } from '../../../contract/system.ts'
import type { ReadRows } from '../csv/readRows.ts'
import { sliceTimer } from '../csv/slices.ts'
import { COUNTRY_COLUMN } from './countryColumn.ts'
import { countryFinder } from './countryFinder.ts'

/** What the country column of a file holds. */
export interface FileCountries {
  /** The codes of the countries in the rows, by their names. */
  codes: ReadonlyMap<string, string>
  /** How many rows had another text for a country, and an example of it. */
  replaced: { rows: number; example: readonly [written: string, name: string] } | null
  /** The rows with a text that is no known country, and what it says. */
  unknown: { rows: number[]; texts: string[] }
}

export interface NamedCountries {
  found: FileCountries
  rows: string[][]
  /** The whole file with the names of the countries; null if nothing was replaced. */
  text: string | null
}

/**
 * Replaces codes and common names in the country column by the name of the country, because the server keeps the text
 * as it is (docs/product/tables.md#import-dialog). Works in slices, and returns null for a file without the column.
 */
export async function nameCountries(
  { columns, rows, delimiter, unclosed }: Pick<ReadRows, 'columns' | 'rows' | 'delimiter' | 'unclosed'>,
  countries: readonly Country[],
  signal: AbortSignal,
): Promise<NamedCountries | null> {
  const places = columns.flatMap((name, at) => (name === COUNTRY_COLUMN ? [at] : []))
  if (places.length === 0 || countries.length === 0) return null
  const find = countryFinder(countries)
  const codes = new Map<string, string>()
  const unknown = { rows: new Set<number>(), texts: new Set<string>() }
  const replaced: { rows: number; example: [written: string, name: string] } = { rows: 0, example: ['', ''] }
  // The cells of a row whose quotation is not closed cannot be told apart, so such a file is sent as it is.
  const mayReplace = unclosed.length === 0

  function nameIn(cells: string[], row: number): string[] {
    let named = cells
    for (const at of places) {
      const written = (cells[at] ?? '').trim()
      if (written === '') continue
      const country = find(written)
      if (!country) {
        unknown.rows.add(row)
        unknown.texts.add(written)
      } else if (country.name === written || mayReplace) {
        codes.set(country.name, country.cca2)
        if (country.name !== written) {
          named = named.with(at, country.name)
          if (replaced.rows++ === 0) replaced.example = [written, country.name]
        }
      }
    }
    return named
  }

  const timer = sliceTimer()
  const pause = async () => {
    if (!timer.isOver()) return
    await timer.yieldToBrowser()
    signal.throwIfAborted()
  }
  const named: string[][] = []
  for (const cells of rows) {
    named.push(nameIn(cells, named.length + 1))
    await pause()
  }
  const lines: string[] = []
  if (replaced.rows > 0) {
    const write = (cells: readonly string[]) => lines.push(Papa.unparse([[...cells]], { delimiter }))
    write(columns)
    for (const cells of named) {
      write(cells)
      await pause()
    }
  }
  return {
    found: {
      codes,
      replaced: replaced.rows > 0 ? replaced : null,
      unknown: { rows: [...unknown.rows], texts: [...unknown.texts] },
    },
    rows: named,
    text: lines.length > 0 ? `${lines.join('\r\n')}\r\n` : null,
  }
}
