import { fileSize } from '../wording.ts'

/** Why a file cannot be imported. */
export const refusalWords = {
  workbook: (name: string) =>
    `“${name}” is a workbook, which cannot be imported. Save it as CSV in the spreadsheet program, and choose that file.`,
  tooLarge: (name: string, maxSize: number) =>
    `“${name}” is larger than ${fileSize(maxSize)}. Split it into several files and import them one after the other.`,
  unreadable: (name: string) =>
    `“${name}” can no longer be read. It may have been moved, changed or deleted. Choose it again.`,
  otherName: (name: string) => `“${name}” is not a CSV file: its name does not end in .csv.`,
  empty: (name: string) => `“${name}” is empty.`,
  otherContent: (name: string, content: string) =>
    `“${name}” is not a CSV file: it holds ${content}, whatever its name says.`,
  picture: 'a picture',
  pdf: 'a PDF document',
  binary: (name: string) =>
    `“${name}” is not a CSV file: it holds bytes that no text has, as pictures and archives do.`,
  noRows: 'The file holds nothing but empty lines.',
} as const

/** How to correct a first row that lacks columns. Each follows the sentence that names them. */
export const headerWords = {
  unclosed: 'A quotation mark in the first row is never closed.',
  similar: (list: string) => `Names count to the letter: ${list}.`,
  correction: (found: string, expected: string) => `“${found}” must be ${expected}`,
  firstRow: (names: string) => `It reads: ${names}`,
} as const
