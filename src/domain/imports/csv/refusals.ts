import { fileSize } from '../wording.ts'

/** Why a file cannot be imported, as a sentence for the person who chose it. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/** How kinds of file begin that are taken for CSV files now and then. */
const signatures: readonly (readonly [begin: readonly number[], what: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
]
const WORKBOOK =
  'is a workbook, which cannot be imported. Save it as CSV in the spreadsheet program, and choose that file.'
const workbookSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

export const tooLarge = (name: string, maxSize: number) =>
  new FileRefused(
    `“${name}” is larger than ${fileSize(maxSize)}. Split it into several files and import them one after the other.`,
  )

export const unreadable = (name: string) =>
  new FileRefused(`“${name}” can no longer be read. It may have been moved, changed or deleted. Choose it again.`)

/** What speaks against a file before it is read: its name, its type, its size. */
export function refuseUnread({ name, type, size }: File, maxSize: number) {
  if (/\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(name)) throw new FileRefused(`“${name}” ${WORKBOOK}`)
  // What servers take as a CSV file: by its name, or by its type whatever the name (docs/contract.md#csv-imports).
  const named = name.toLowerCase().endsWith('.csv')
  const typed = ['text/csv', 'application/csv'].includes(type.split(';')[0]?.trim().toLowerCase() ?? '')
  if (!named && !typed) throw new FileRefused(`“${name}” is not a CSV file: its name does not end in .csv.`)
  if (size > maxSize) throw tooLarge(name, maxSize)
  if (size === 0) throw new FileRefused(`“${name}” is empty.`)
}

/** What speaks against a file by what it holds. */
export function refuseContent(name: string, bytes: Uint8Array) {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (workbookSignatures.some(begins)) throw new FileRefused(`“${name}” ${WORKBOOK}`)
  const found = signatures.find(([begin]) => begins(begin))
  if (found) throw new FileRefused(`“${name}” is not a CSV file: it holds ${found[1]}, whatever its name says.`)
}

export const noText = (name: string) =>
  new FileRefused(`“${name}” is not a CSV file: it holds bytes that no text has, as pictures and archives do.`)
