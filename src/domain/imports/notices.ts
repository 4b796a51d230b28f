import { COUNTRY_COLUMN } from './conversions/countryColumn.ts'
import type { ReadFile } from './csv/readFile.ts'
import { noticeWords } from './steps/words.ts'
import { truncate } from './wording.ts'

/**
 * The notices for a file that can be imported, of one or two sentences each.
 *
 * @param key the column that identifies a row: later rows overwrite earlier ones
 */
export function noticesOf(read: ReadFile, key: string): string[] {
  const { encoding, columns, renamed, formulas, apostrophes, short, unclosed, repeated, conversions, countries } = read
  const duplicates = [...new Set(columns.filter((name, at) => name !== '' && columns.indexOf(name) !== at))]
  const { unknown } = countries ?? {}
  return [
    encoding === 'Windows-1252' && noticeWords.windows1252,
    encoding === 'UTF-16' && noticeWords.utf16,
    unclosed.length > 0 && noticeWords.unclosed(unclosed),
    duplicates.length > 0 &&
      noticeWords.duplicates(
        duplicates,
        duplicates.slice(0, 5).map((name) => truncate(name, 40)),
      ),
    short.length > 0 && noticeWords.short(short),
    renamed.length > 0 && noticeWords.renamed(renamed),
    repeated.length > 0 && noticeWords.repeated(key, repeated),
    ...conversions.map(({ column, rows, example: [written, sent] }) =>
      column === COUNTRY_COLUMN
        ? noticeWords.countriesReplaced(written, sent, rows)
        : noticeWords.converted(column, written, sent, rows),
    ),
    unknown && unknown.rows.length > 0 && noticeWords.countriesUnknown(unknown.texts, unknown.rows.length),
    apostrophes > 0 && noticeWords.apostrophes(apostrophes),
    formulas > 0 && noticeWords.formulas(formulas),
  ].filter((notice) => typeof notice === 'string')
}
