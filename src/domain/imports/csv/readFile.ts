import type { Country } from '../../../contract/system.ts'
import { nameCountries, type FileCountries } from '../countries/nameCountries.ts'
import type { ImportRules } from '../rules.ts'
import { decode, type Encoding } from './decode.ts'
import { readRows, type ReadingOptions, type ReadRows } from './readRows.ts'
import { notTextError, checkContent, checkFile, tooLargeError, unreadableError } from './refusals.ts'
import { yieldToBrowser } from './slices.ts'

/** A CSV file after reading, and the file to send. */
export interface ReadFile extends ReadRows {
  name: string
  /** Size of the chosen file in bytes. */
  size: number
  encoding: Encoding
  /**
   * The same text in UTF-8, from memory, with the names of its countries, so that the preview matches the upload even
   * if the file changes on disk.
   */
  upload: File
  /** Null for a file without a country column, or if the countries are not known. */
  countries: FileCountries | null
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
  // Servers read UTF-8 (docs/contract.md#csv-imports).
  const upload = new File([encoding === 'UTF-8' ? bytes : text], name, { type: 'text/csv' })
  if (upload.size > rules.maxSize) throw tooLargeError(name, rules.maxSize)
  const read = await readRows(text, rules, options)
  const named = await nameCountries(read, (await options.countries) ?? [], options.signal)
  const plain = { name, size, encoding, upload, ...read, countries: null }
  if (!named) return plain
  const { found, rows, text: renamed } = named
  if (renamed === null) return { ...plain, countries: found }
  const renamedUpload = new File([renamed], name, { type: 'text/csv' })
  // Longer names may be too much for the server. Then the file is sent as it is.
  return renamedUpload.size > rules.maxSize ? plain : { ...plain, rows, upload: renamedUpload, countries: found }
}
