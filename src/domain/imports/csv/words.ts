import { fileSize, someRows } from '../wording.ts'

/** Why a file cannot be imported. */
export const refusalWords = {
  workbook: (name: string) =>
    `“${name}” is a spreadsheet, not a CSV file. Save it as CSV in your spreadsheet program, then choose the CSV file.`,
  tooLarge: (name: string, maxSize: number) =>
    `“${name}” is larger than ${fileSize(maxSize)}. Split it into smaller files and import them one by one.`,
  unreadable: (name: string) =>
    `“${name}” can no longer be read. It may have been moved, changed or deleted. Choose it again.`,
  otherName: (name: string) => `“${name}” is not a CSV file. Choose a file whose name ends in .csv.`,
  empty: (name: string) => `“${name}” is empty.`,
  otherContent: (name: string, content: string) => `“${name}” is not a CSV file. It contains ${content}.`,
  picture: 'a picture',
  pdf: 'a PDF document',
  binary: (name: string) => `“${name}” is not a CSV file. It contains data that is not text.`,
  unclosed: (rows: readonly number[]) =>
    `A quotation mark is never closed in ${someRows(rows)}. Close it, then choose the file again.`,
  noRows: 'The file contains only empty lines.',
} as const

/** About a first row that lacks columns. Each follows the sentence that names them. */
export const headerWords = {
  unclosed: 'A quotation mark in the first row is never closed.',
  firstRow: (names: string) => `The first row is: ${names}`,
} as const
