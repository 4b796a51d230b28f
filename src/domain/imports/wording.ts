import { formatCount, formatList, plural } from '../../format.ts'

/** `1 row`, `9,998 rows`. */
export const rowCount = (value: number) => plural(value, 'row')

/** The first few of many: `rows 3, 7, 8 and 1,204 more`. */
export function someRows(rows: readonly number[], most = 5): string {
  const named = rows.slice(0, most).map(formatCount)
  const more = rows.length - named.length
  return `${rows.length === 1 ? 'row' : 'rows'} ${formatList(more > 0 ? [...named, `${formatCount(more)} more`] : named)}`
}

/** `640 bytes`, `12.4 KB`, `10 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1) return plural(bytes, 'byte')
  const [value, unit] = kilobytes < 1023.95 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB']
  return `${value.toFixed(1).replace(/\.0$/, '')} ${unit}`
}

/** Shortens a text to `most` characters and an ellipsis. */
export const truncate = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)
