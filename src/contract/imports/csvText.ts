export interface CsvText {
  /** Without a byte order mark and a `sep=` line. Rows end with LF. */
  text: string
  /** As the `sep=` line names it; empty if the delimiter is to be guessed. */
  delimiter: string
}

/** The line by which Excel names the delimiter of a file. */
const SEP_LINE = /^"?sep=([^"\w\r\n])"?(?:\r\n?|\n|$)/i

/** The delimiters that papaparse guesses. */
const DELIMITERS = [',', ';', '\t', '|']

/**
 * Prepares a CSV file for papaparse, which guesses one line end per file, while rows may end with LF, CRLF and CR in turn
 * (docs/contract.md#csv-imports). Client and server use it, so that they split a file alike.
 */
export function csvText(file: string): CsvText {
  const marked = file.startsWith('\uFEFF') ? file.slice(1) : file
  const [line = '', delimiter = ''] = SEP_LINE.exec(marked) ?? []
  const rows = marked.slice(line.length)
  if (!rows.includes('\r')) return { text: rows, delimiter }
  return { text: withLineFeeds(rows, delimiter === '' ? DELIMITERS : [delimiter]), delimiter }
}

/** Replaces every line end by LF, but for those in quoted cells. */
function withLineFeeds(text: string, delimiters: readonly string[]): string {
  const parts: string[] = []
  const plain = (from: number, to: number) => parts.push(text.slice(from, to).replace(/\r\n?/g, '\n'))
  let from = 0
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    const before = text[quote - 1] ?? '\n'
    // A quotation mark opens a cell only at its start.
    if (!delimiters.includes(before) && before !== '\n' && before !== '\r') continue
    const end = closingQuote(text, quote)
    // papaparse reports a cell that is never closed.
    if (end < 0) break
    plain(from, quote)
    parts.push(text.slice(quote, end + 1))
    from = end + 1
    quote = end
  }
  plain(from, text.length)
  return parts.join('')
}

/** The place of the quotation mark that closes a cell; two of them stand for one. Negative if there is none. */
function closingQuote(text: string, opening: number): number {
  let end = text.indexOf('"', opening + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end
}
