import type { ImportRules } from '../rules.ts'
import { decode, type Encoding } from './decode.ts'
import { readRows, type ReadingOptions, type ReadRows } from './readRows.ts'
import { noText, refuseContent, refuseUnread, tooLarge, unreadable } from './refusals.ts'
import { rest } from './slices.ts'

/** A CSV file that has been read, and what is sent of it. */
export interface ReadFile extends ReadRows {
  name: string
  /** Of the file as it was chosen, in bytes. */
  size: number
  encoding: Encoding
  /** The same text in UTF-8, from memory: what was looked at is what is sent, even if the file changes meanwhile. */
  upload: File
}

/** Reads a chosen file and checks every row; throws `FileRefused` with what to tell. */
export async function readFile(file: File, rules: ImportRules, options: ReadingOptions): Promise<ReadFile> {
  const { name, size } = file
  refuseUnread(file, rules.maxSize)
  const bytes = await file.arrayBuffer().catch(() => {
    throw unreadable(name)
  })
  options.signal.throwIfAborted()
  refuseContent(name, new Uint8Array(bytes))
  const decoded = decode(new Uint8Array(bytes))
  if (!decoded) throw noText(name)
  await rest()
  const { text, encoding } = decoded
  // Servers read UTF-8 (docs/contract.md#csv-imports).
  const upload = new File([encoding === 'UTF-8' ? bytes : text], name, { type: 'text/csv' })
  if (upload.size > rules.maxSize) throw tooLarge(name, rules.maxSize)
  return { name, size, encoding, upload, ...(await readRows(text, rules, options)) }
}
