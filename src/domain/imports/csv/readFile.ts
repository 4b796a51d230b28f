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
  /** The same text in UTF-8, from memory, so that the preview matches the upload even if the file changes on disk. */
  upload: File
}

/** Reads a chosen file and checks every row. Throws `FileRefused` with a message for the user. */
export async function readFile(file: File, rules: ImportRules, options: ReadingOptions): Promise<ReadFile> {
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
  return { name, size, encoding, upload, ...(await readRows(text, rules, options)) }
}
