export interface CsvText {
  /** Without a byte order mark and a `sep=` line. Rows end with LF. */
  text: string
  /** As the `sep=` line names it; empty if the delimiter is to be guessed. */
  delimiter: string
}

/** The line by which Excel names the delimiter of a file. */
const SEP_LINE = /^"?sep=([^"\w\r\n])"?(?:\r\n?|\n|$)/i

/** Matches a line end, or a quoted cell with those in it. A quotation mark opens a cell only at its start. */
const LINE_END_OR_QUOTED = /\r\n?|(?<=^|[,;\t|\r\n])"[^"]*(?:""[^"]*)*"/g

/**
 * Prepares a CSV file for papaparse, which guesses one line end per file, while rows may end with LF, CRLF and CR in turn
 * (docs/contract.md#csv-imports). Client and server use it, so that they split a file alike.
 */
export function csvText(file: string): CsvText {
  const marked = file.startsWith('\uFEFF') ? file.slice(1) : file
  const [line = '', delimiter = ''] = SEP_LINE.exec(marked) ?? []
  const rows = marked.slice(line.length)
  if (!rows.includes('\r')) return { text: rows, delimiter }
  return { text: rows.replace(LINE_END_OR_QUOTED, (found) => (found.startsWith('"') ? found : '\n')), delimiter }
}
