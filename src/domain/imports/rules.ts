import type { DateKind } from '../../ui/DateField/dates.ts'
import type { ImportReport } from '../../contract/imports/imports.ts'

/** An error in one field of a row. Row 1 is the first below the header. */
export type RowError = ImportReport['errors'][number]

/** The kinds of rows that can be imported. */
export type ImportKind = 'fans' | 'memberships'

/** The rules for reading a CSV file, derived from the operation that takes it. */
export interface ImportRules {
  format: { skipEmptyLines: 'greedy'; newline: '\n' }
  /** In bytes. */
  maxSize: number
  /** Every column that is imported. */
  columns: readonly string[]
  required: readonly string[]
  /** The column that identifies a row: later rows overwrite earlier ones. */
  key: string
  /** The message for a file that has only a header. */
  noRows: string
  /** The columns with dates. */
  dates: Readonly<Record<string, DateKind>>
  readHeader(header: readonly string[]): HeaderRead
}

export interface HeaderRead {
  /** The names in the header. */
  columns: string[]
  /** The reason why the rows below it cannot be read, as a sentence. */
  problem: string | null
  read(cells: readonly string[], quotingBroken: boolean): { key?: string; errors?: Omit<RowError, 'row'>[] }
}

/** The progress of an upload, in bytes. */
export interface Sent {
  sent: number
  total: number
}

export type SendFile = (file: File, onProgress: (sent: Sent) => void) => Promise<ImportReport>
