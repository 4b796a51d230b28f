import { formatCount, formatList } from '../../../format.ts'
import { fileSize, rowCount, someRows, truncate } from '../wording.ts'

/** The texts of the import dialog. */
export const dialogWords = {
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
} as const

export const chooseWords = {
  field: 'CSV file',
  drop: 'Drop a CSV file here',
  release: 'Drop to upload',
  onlyOne: 'Drop a single CSV file',
  limit: (maxSize: number) => `One CSV file, up to ${fileSize(maxSize)}`,
  choose: 'Choose a file',
  columns: (required: readonly string[]) =>
    `The first row must contain the column names. Required: ${formatList(required)}.`,
  sample: 'Download a sample file',
} as const

export const progressWords = {
  reading: 'Reading',
  sent: 'Sent',
  readingFile: 'Reading the file…',
  readRows: (rows: number) => `Reading the file: ${formatCount(rows)} rows so far`,
  sending: 'Sending the file…',
  sentPart: (sent: number, total: number, percent: number) =>
    `${fileSize(sent)} of ${fileSize(total)} sent, ${percent} %`,
  accepted: 'Sent. Importing the rows…',
  background: 'You can close this. The import continues in the background.',
} as const

export const previewWords = {
  separated: (by: string) => `separated by ${by}`,
  // The cast lets a delimiter without a word be looked up.
  separators: { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as Record<string, string>,
  firstRows: (rows: number) => `The first ${rows} rows`,
  allRows: 'All rows',
  row: 'Row',
  noName: 'unnamed',
  ignoredMark: '(ignored)',
  imported: 'Imported',
  ignored: 'Ignored',
  unnamed: 'unnamed column',
  more: (names: number) => `and ${formatCount(names)} more`,
  ready: (total: number) => (total === 1 ? 'The row is ready.' : `All ${rowCount(total)} are ready.`),
  noneReady: 'No rows can be imported. Fix the file, then choose it again.',
  someReady: (total: number, bad: number) =>
    `${formatCount(total - bad)} of ${rowCount(total)} ${total - bad === 1 ? 'is' : 'are'} ready. ${
      bad === 1
        ? '1 has an error and will be skipped. You can download it afterwards.'
        : `${formatCount(bad)} have errors and will be skipped. You can download them afterwards.`
    }`,
  chooseOther: 'Choose another file',
  import: (rows: number) => `Import ${rowCount(rows)}`,
  sendAnyway: 'Send anyway',
} as const

/** The list of what is wrong with rows. */
export const rowErrorWords = {
  label: 'Errors',
  place: (row: number, field: string) => `Row ${formatCount(row)}, ${truncate(field, 40)}:`,
  more: (errors: number) => `and ${formatCount(errors)} more`,
} as const

export const reportWords = {
  received: 'Received',
  imported: 'Imported',
  failed: 'Failed',
  help: (column: string) => `Download the failed rows, fix them and import that file. Its ${column} column is ignored.`,
  importOther: 'Import another file',
  download: 'Download failed rows',
} as const

/** What a preview points out about a file that can be imported. */
export const noticeWords = {
  windows1252:
    'The file was read as Windows-1252 because it is not UTF-8. Check in the preview that names with accents look right.',
  utf16: 'The file was read as UTF-16. It is sent as UTF-8.',
  unclosed: (rows: readonly number[]) =>
    `A quotation mark is never closed in ${someRows(rows)}. The rest of the file may have been read as one cell.`,
  duplicates: (names: readonly string[], shown: readonly string[]) =>
    `${formatList(shown)} ${names.length === 1 ? 'is' : 'are'} in the header more than once. The last filled cell of each row is used.`,
  short: (rows: readonly number[]) =>
    `Fewer cells than columns in ${someRows(rows)}. The missing cells count as empty.`,
  repeated: (key: string, rows: readonly number[]) =>
    `The ${key} of ${someRows(rows)} is in an earlier row too. The last of these rows is used.`,
  countriesReplaced: (written: string, name: string, rows: number) =>
    `Countries are imported by name: “${truncate(written, 40)}” becomes “${truncate(name, 40)}”. This changes ${rowCount(rows)}.`,
  renamed: (names: readonly (readonly [written: string, column: string])[]) =>
    `Columns are imported by their names here: ${formatList(
      names.map(([written, column]) => `“${truncate(written, 40)}” is ${column}`),
    )}.`,
  converted: (column: string, written: string, sent: string, rows: number) =>
    `Dates in ${column} are converted: “${truncate(written, 40)}” becomes “${sent}”. This changes ${rowCount(rows)}.`,
  /** `texts` are the unknown countries, and `rows` counts the rows that have one. */
  countriesUnknown: (texts: readonly string[], rows: number) =>
    texts.length === 1
      ? `${listOf(texts)} is not a known country. ${rowCount(rows)} will be imported as written.`
      : `${listOf(texts)} are not known countries. ${rowCount(rows)} will be imported as written.`,
  apostrophes: (cells: number) =>
    cells === 1
      ? '1 cell has an apostrophe before a number or a formula. It is not imported.'
      : `${formatCount(cells)} cells have an apostrophe before a number or a formula. It is not imported.`,
  formulas: (cells: number) =>
    cells === 1
      ? '1 cell looks like a formula. It is imported as plain text.'
      : `${formatCount(cells)} cells look like formulas. They are imported as plain text.`,
} as const

/** Up to three texts in quotation marks, and how many more there are. */
function listOf(texts: readonly string[]): string {
  const named = texts.slice(0, 3).map((text) => `“${truncate(text, 40)}”`)
  const more = texts.length - named.length
  return formatList(more > 0 ? [...named, `${formatCount(more)} more`] : named)
}
