import type { ImportReport } from '../../contract/imports/imports.ts'

/** What is wrong with one field of a row; 1 is the first row below the header. */
export type RowError = ImportReport['errors'][number]

/** How a CSV file becomes rows; whoever knows the endpoint gives them. */
export interface ImportRules {
  format: { skipEmptyLines: 'greedy' }
  /** In bytes. */
  maxSize: number
  /** Every column that is taken. */
  columns: readonly string[]
  required: readonly string[]
  /** The column by which a row is put over an earlier one. */
  key: string
  /** What a file is told that has a header and nothing else. */
  noRows: string
  readHeader(header: readonly string[]): HeaderRead
}

export interface HeaderRead {
  /** The names in the header. */
  columns: string[]
  /** Why no row can be read below it, as a sentence. */
  problem: string | null
  read(cells: readonly string[], quotingBroken: boolean): { key?: string; errors?: Omit<RowError, 'row'>[] }
}

/** In bytes. */
export interface Sent {
  sent: number
  total: number
}

export type SendFile = (file: File, onProgress: (sent: Sent) => void) => Promise<ImportReport>
