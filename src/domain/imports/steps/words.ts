import { count, fileSize, formatList, rowCount, someRows, truncate } from '../wording.ts'

/** The texts of the import dialog, which load with it. */
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
  columns: (required: readonly string[]) => `The first row names the columns; ${formatList(required)} are needed.`,
  sample: 'Download a sample file',
} as const

export const progressWords = {
  reading: 'Reading',
  sent: 'Sent',
  readingFile: 'Reading the file…',
  readRows: (rows: number) => `Reading the file: ${count(rows)} rows so far`,
  sending: 'Sending the file…',
  sentPart: (sent: number, total: number, percent: number) =>
    `${fileSize(sent)} of ${fileSize(total)} sent, ${percent} %`,
  accepted: 'Sent. The server is taking in the rows…',
  background: 'The import goes on when you close this.',
} as const

export const previewWords = {
  separated: (by: string) => `separated by ${by}`,
  separators: { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as Record<string, string>,
  firstRows: (rows: number) => `The first ${rows} rows`,
  allRows: 'The rows',
  row: 'Row',
  noName: 'no name',
  ignoredMark: '(ignored)',
  imported: 'Imported',
  ignored: 'Ignored',
  unnamed: 'one without a name',
  more: (names: number) => `and ${count(names)} more`,
  ready: (total: number) => (total === 1 ? 'The row is ready.' : `All ${rowCount(total)} are ready.`),
  noneReady: 'No row can be imported. Correct the file and choose it again.',
  someReady: (total: number, bad: number) =>
    `${count(total - bad)} of ${rowCount(total)} ${total - bad === 1 ? 'is' : 'are'} ready. ${
      bad === 1
        ? '1 has an error and will be skipped. You can download it afterwards.'
        : `${count(bad)} have errors and will be skipped. You can download them afterwards.`
    }`,
  chooseOther: 'Choose another file',
  import: (rows: number) => `Import ${rowCount(rows)}`,
  sendAnyway: 'Send anyway',
} as const

/** The list of what is wrong with rows. */
export const rowErrorWords = {
  label: 'What is wrong',
  place: (row: number, field: string) => `Row ${count(row)}, ${truncate(field, 40)}:`,
  more: (errors: number) => `and ${count(errors)} more in the file`,
} as const

export const reportWords = {
  received: 'Received',
  imported: 'Imported',
  failed: 'Failed',
  help: (column: string) =>
    `Download the failed rows, correct them and import that file. Its column ${column} is ignored then.`,
  importOther: 'Import another file',
  download: 'Download failed rows',
} as const

/** What a preview points out about a file that can be imported. */
export const noticeWords = {
  windows1252:
    'Read as Windows-1252, since it is not UTF-8. See below whether names with accents look right; it is sent as UTF-8.',
  utf16: 'Read as UTF-16; it is sent as UTF-8.',
  unclosed: (rows: readonly number[]) =>
    `A quotation mark is never closed in ${someRows(rows)}: what follows it, up to the end of the file, may have been read as one cell.`,
  duplicates: (names: readonly string[], shown: readonly string[]) =>
    `${formatList(shown)} ${names.length === 1 ? 'stands' : 'stand'} in the header more than once; of such columns the last filled cell of a row counts.`,
  long: (rows: readonly number[]) =>
    `More cells than columns in ${someRows(rows)}: what is beyond the last column is ignored.`,
  short: (rows: readonly number[]) => `Fewer cells than columns in ${someRows(rows)}: the missing ones count as empty.`,
  repeated: (key: string, rows: readonly number[]) =>
    `The ${key} of ${someRows(rows)} stands in an earlier row too: the last of such rows counts.`,
  countriesReplaced: (written: string, name: string, rows: number) =>
    `Countries are imported by their names: “${truncate(written, 40)}” becomes “${truncate(name, 40)}”. This changes ${rowCount(rows)}.`,
  /** `texts` are the unknown countries, and `rows` counts the rows that have one. */
  countriesUnknown: (texts: readonly string[], rows: number) =>
    texts.length === 1
      ? `${listOf(texts)} is not a known country. ${rowCount(rows)} ${rows === 1 ? 'is' : 'are'} imported with it as written.`
      : `${listOf(texts)} are not known countries. ${rowCount(rows)} are imported with them as written.`,
  formulas: (cells: number) =>
    cells === 1
      ? '1 cell looks like a formula. It is taken as plain text and stored as it is.'
      : `${count(cells)} cells look like formulas. They are taken as plain text and stored as they are.`,
} as const

/** Up to three texts in quotation marks, and how many more there are. */
function listOf(texts: readonly string[]): string {
  const named = texts.slice(0, 3).map((text) => `“${truncate(text, 40)}”`)
  const more = texts.length - named.length
  return formatList(more > 0 ? [...named, `${count(more)} more`] : named)
}
