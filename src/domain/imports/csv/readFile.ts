import type { Country } from '../../../contract/system.ts'
import { convertRows, writeTable, type ConvertedRows } from '../conversions/convertRows.ts'
import type { ImportRules } from '../rules.ts'
import { checkRows, type CheckedRows } from './checkRows.ts'
import { decode, type Encoding } from './decode.ts'
import { readRows, type ReadingOptions, type ReadRows } from './readRows.ts'
import { notTextError, checkContent, checkFile, tooLargeError, unclosedError, unreadableError } from './refusals.ts'
import { yieldToBrowser } from './slices.ts'

/** A CSV file after reading, and the file to send. */
export interface ReadFile extends Omit<ReadRows, 'header' | 'written'>, ConvertedRows, CheckedRows {
  name: string
  /** Size of the chosen file in bytes. */
  size: number
  encoding: Encoding
  /** The names in the header, as they are sent. */
  columns: string[]
  /** The names that another one stands for, as written and as sent. */
  renamed: (readonly [written: string, column: string])[]
  /**
   * The rows as the preview shows them, in UTF-8 and from memory, so that they are what is sent even if the file changes
   * on disk.
   */
  upload: File
}

export interface FileOptions extends ReadingOptions {
  /** The countries of the server; empty if they could not be loaded. */
  countries?: Promise<readonly Country[]>
}

/** Reads a chosen file and checks every row. Throws `FileRefused` with a message for the user. */
export async function readFile(file: File, rules: ImportRules, options: FileOptions): Promise<ReadFile> {
  const { name, size } = file
  checkFile(file, rules.maxSize)
  const bytes = await file.arrayBuffer().catch(() => {
    throw unreadableError(name)
  })
  options.signal.throwIfAborted()
  checkContent(name, new Uint8Array(bytes))
  const decoded = decode(new Uint8Array(bytes))
  if (!decoded) throw notTextError(name)
  await yieldToBrowser()
  const { text, encoding } = decoded
  const { header, written, ...read } = await readRows(text, rules, options)
  const { columns } = header
  const renamed = written.flatMap((before, at) => {
    const column = columns[at]
    return column === undefined || column === before ? [] : [[before, column] as const]
  })
  if (renamed.length > 0 && read.unclosed.length > 0) throw unclosedError(read.unclosed)
  const { signal } = options
  const countries = (await options.countries) ?? []
  // The cells of a row whose quotation is not closed cannot be told apart, so such a file is sent as it is.
  const converted: ConvertedRows =
    read.unclosed.length > 0
      ? { rows: read.rows, conversions: [], countries: null }
      : await convertRows({ columns, rows: read.rows }, { dates: rules.dates, countries, signal })
  const { rows, conversions } = converted
  const checked = await checkRows({ header, rows, unclosed: read.unclosed }, signal)
  // Servers read UTF-8 (docs/contract.md#csv-imports).
  const content = encoding === 'UTF-8' ? bytes : text
  const isChanged = renamed.length + conversions.length > 0
  const sent = isChanged ? await writeTable({ columns, rows }, signal) : content
  const upload = new File([sent], name, { type: 'text/csv' })
  if (upload.size > rules.maxSize) throw tooLargeError(name, rules.maxSize)
  return { name, size, encoding, columns, renamed, upload, ...read, ...converted, ...checked }
}
