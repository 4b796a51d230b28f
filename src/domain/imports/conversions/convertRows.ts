import Papa from 'papaparse'
import { readGuarded } from '../../../contract/imports/formulas.ts'
import { trimText } from '../../../contract/fields/invisible.ts'
import type { Country } from '../../../contract/system.ts'
import type { DateKind } from '../../../ui/DateField/dates.ts'
import { sliceTimer } from '../csv/slices.ts'
import { COUNTRY_COLUMN } from './countryColumn.ts'
import { countryFinder } from './countryFinder.ts'
import { dateOrder, toServerDate } from './dates.ts'

/** The cells of a column that are sent in another form. */
export interface Conversion {
  column: string
  /** How many rows change. */
  rows: number
  /** The first cell that changes, as it was written and as it is sent. */
  example: readonly [written: string, sent: string]
}

/** The country column of a file. */
export interface FileCountries {
  /** The codes of the countries in the rows, by their names. */
  codes: ReadonlyMap<string, string>
  /** The rows with a text that is no known country, and what it says. */
  unknown: { rows: number[]; texts: string[] }
}

export interface Table {
  columns: readonly string[]
  rows: string[][]
}

export interface ConvertedRows {
  rows: string[][]
  conversions: Conversion[]
  /** Null for a file without a country column, or if the countries are not known. */
  countries: FileCountries | null
}

export interface ConvertOptions {
  /** The columns with dates. */
  dates: Readonly<Record<string, DateKind>>
  /** The countries of the server; empty if they could not be loaded. */
  countries: readonly Country[]
  signal: AbortSignal
}

/** A cell as the server reads it. */
const textOf = (cell = '') => readGuarded(trimText(cell))

/** Returns the text to send for a filled cell, which is trimmed. */
type Converter = (cell: string, row: number) => string

/**
 * Converts dates and countries to what the server reads (docs/product/tables.md#import-dialog), in slices. Other cells,
 * and dates that cannot be read, stay as they are.
 */
export async function convertRows(
  { columns, rows }: Table,
  { dates, countries, signal }: ConvertOptions,
): Promise<ConvertedRows> {
  const found = { codes: new Map<string, string>(), unknownRows: new Set<number>(), unknownTexts: new Set<string>() }
  const hasCountries = columns.includes(COUNTRY_COLUMN) && countries.length > 0
  const conversions = new Map<string, Conversion>()
  const converters = columns.flatMap((column, at): { at: number; column: string; convert: Converter }[] => {
    const kind = Object.hasOwn(dates, column) ? dates[column] : undefined
    if (kind) return [{ at, column, convert: dateConverter(kind, rows, at) }]
    return hasCountries && column === COUNTRY_COLUMN ? [{ at, column, convert: countryNamer(countries, found) }] : []
  })

  function convertRow(cells: string[], row: number): string[] {
    let converted = cells
    for (const { at, column, convert } of converters) {
      const written = textOf(cells[at])
      const sent = written === '' ? '' : convert(written, row)
      if (sent === written) continue
      converted = converted.with(at, sent)
      const { rows: before, example } = conversions.get(column) ?? { rows: 0, example: [written, sent] as const }
      conversions.set(column, { column, rows: before + 1, example })
    }
    return converted
  }

  const timer = sliceTimer()
  const sent: string[][] = []
  for (const cells of rows) {
    sent.push(convertRow(cells, sent.length + 1))
    if (!timer.isOver()) continue
    await timer.yieldToBrowser()
    signal.throwIfAborted()
  }
  const { codes, unknownRows, unknownTexts } = found
  return {
    rows: sent,
    conversions: [...conversions.values()],
    countries: hasCountries ? { codes, unknown: { rows: [...unknownRows], texts: [...unknownTexts] } } : null,
  }
}

function dateConverter(kind: DateKind, rows: readonly (readonly string[])[], at: number): Converter {
  const order = dateOrder(rows.map((cells) => textOf(cells[at])))
  return (cell) => toServerDate(cell, kind, order)
}

/** Replaces codes and common names by the name of the country, because the server keeps the text as it is. */
function countryNamer(
  countries: readonly Country[],
  found: { codes: Map<string, string>; unknownRows: Set<number>; unknownTexts: Set<string> },
): Converter {
  const find = countryFinder(countries)
  return (cell, row) => {
    const country = find(cell)
    if (country) found.codes.set(country.name, country.cca2)
    else {
      found.unknownRows.add(row)
      found.unknownTexts.add(cell)
    }
    return country?.name ?? cell
  }
}

/** True for a cell by which a reader could take another character for the delimiter. */
export const hasDelimiter = (cell: unknown) => typeof cell === 'string' && /[,;\t|]/.test(cell)

/** Writes a table as a CSV file, in slices. */
export async function writeTable({ columns, rows }: Table, signal: AbortSignal): Promise<string> {
  const timer = sliceTimer()
  const lines: string[] = []
  for (const cells of [columns, ...rows]) {
    lines.push(Papa.unparse([[...cells]], { quotes: hasDelimiter }))
    if (!timer.isOver()) continue
    await timer.yieldToBrowser()
    signal.throwIfAborted()
  }
  return `${lines.join('\r\n')}\r\n`
}
