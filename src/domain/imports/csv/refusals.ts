import { refusalWords } from './words.ts'

/** The reason why a file cannot be imported, with a message for the user. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/** The first bytes of file types that users mistake for CSV files. */
const signatures: readonly (readonly [begin: readonly number[], what: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], refusalWords.picture],
  [[0xff, 0xd8, 0xff], refusalWords.picture],
  [[0x47, 0x49, 0x46, 0x38], refusalWords.picture],
  [[0x25, 0x50, 0x44, 0x46], refusalWords.pdf],
]
const workbookSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

export const tooLargeError = (name: string, maxSize: number) => new FileRefused(refusalWords.tooLarge(name, maxSize))

export const unreadableError = (name: string) => new FileRefused(refusalWords.unreadable(name))

/** For a file whose header must be written again, which a row with an open quotation does not survive. */
export const unclosedError = (rows: readonly number[]) => new FileRefused(refusalWords.unclosed(rows))

/** Throws `FileRefused` for a file with an unsupported name, type or size, before it is read. */
export function checkFile({ name, type, size }: File, maxSize: number) {
  if (/\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(name)) throw new FileRefused(refusalWords.workbook(name))
  // Servers accept a CSV file by its name, or otherwise by its type (docs/contract.md#csv-imports).
  const named = name.toLowerCase().endsWith('.csv')
  const typed = ['text/csv', 'application/csv'].includes(type.split(';')[0]?.trim().toLowerCase() ?? '')
  if (!named && !typed) throw new FileRefused(refusalWords.otherName(name))
  if (size > maxSize) throw tooLargeError(name, maxSize)
  if (size === 0) throw new FileRefused(refusalWords.empty(name))
}

/** Throws `FileRefused` for a file whose content is of another type. */
export function checkContent(name: string, bytes: Uint8Array) {
  const startsWith = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (workbookSignatures.some(startsWith)) throw new FileRefused(refusalWords.workbook(name))
  const found = signatures.find(([begin]) => startsWith(begin))
  if (found) throw new FileRefused(refusalWords.otherContent(name, found[1]))
}

export const notTextError = (name: string) => new FileRefused(refusalWords.binary(name))
