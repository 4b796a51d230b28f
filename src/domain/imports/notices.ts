import type { ReadFile } from './csv/readFile.ts'
import type { FileCountries } from './countries/nameCountries.ts'
import { count, truncate, formatList, rowCount, someRows } from './wording.ts'

/**
 * The notices for a file that can be imported, of one or two sentences each.
 *
 * @param key the column that identifies a row: later rows overwrite earlier ones
 */
export function noticesOf(read: ReadFile, key: string): string[] {
  const { encoding, columns, formulas, long, short, unclosed, repeated, countries } = read
  const duplicates = [...new Set(columns.filter((name, at) => name !== '' && columns.indexOf(name) !== at))]
  return [
    encoding === 'Windows-1252' &&
      'Read as Windows-1252, since it is not UTF-8. See below whether names with accents look right; it is sent as UTF-8.',
    encoding === 'UTF-16' && 'Read as UTF-16; it is sent as UTF-8.',
    unclosed.length > 0 &&
      `A quotation mark is never closed in ${someRows(unclosed)}: what follows it, up to the end of the file, may have been read as one cell.`,
    duplicates.length > 0 &&
      `${formatList(duplicates.slice(0, 5).map((name) => truncate(name, 40)))} ${duplicates.length === 1 ? 'stands' : 'stand'} in the header more than once; of such columns the last filled cell of a row counts.`,
    long.length > 0 && `More cells than columns in ${someRows(long)}: what is beyond the last column is ignored.`,
    short.length > 0 && `Fewer cells than columns in ${someRows(short)}: the missing ones count as empty.`,
    repeated.length > 0 &&
      `The ${key} of ${someRows(repeated)} stands in an earlier row too: the last of such rows counts.`,
    countries?.replaced && replacedNotice(countries.replaced),
    countries && countries.unknown.rows.length > 0 && unknownNotice(countries.unknown),
    formulas === 1 && '1 cell looks like a formula. It is taken as plain text and stored as it is.',
    formulas > 1 && `${count(formulas)} cells look like formulas. They are taken as plain text and stored as they are.`,
  ].filter((notice) => typeof notice === 'string')
}

const quoted = (text: string) => `“${truncate(text, 40)}”`

function replacedNotice({ rows, example: [written, name] }: NonNullable<FileCountries['replaced']>): string {
  return `Countries are imported by their names: ${quoted(written)} becomes ${quoted(name)}. This changes ${rowCount(rows)}.`
}

function unknownNotice({ rows, texts }: FileCountries['unknown']): string {
  const named = texts.slice(0, 3).map(quoted)
  const more = texts.length - named.length
  const list = formatList(more > 0 ? [...named, `${count(more)} more`] : named)
  return texts.length === 1
    ? `${list} is not a known country. ${rowCount(rows.length)} ${rows.length === 1 ? 'is' : 'are'} imported with it as written.`
    : `${list} are not known countries. ${rowCount(rows.length)} are imported with them as written.`
}
