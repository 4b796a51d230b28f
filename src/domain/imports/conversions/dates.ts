import { parseDate, type DateKind } from '../../../ui/DateField/dates.ts'

/** The order of day and month in a column. */
export type DateOrder = 'day first' | 'month first'

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)(.*)$/
const ISO = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(.*)$/
const TIME = /^(?:T| +|, *)(\d{1,2}:\d{2})(:\d{2}(?:\.\d+)?)? *(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i

const isDay = (text: string) => typeof parseDate(text, 'day') === 'string'

/**
 * Finds the order of day and month in which a column is written; null if no cell tells, or if they contradict each
 * other. Dates with points always begin with the day.
 */
export function dateOrder(cells: Iterable<string>): DateOrder | null {
  const found = new Set<DateOrder>()
  for (const cell of cells) {
    const [, first, mark, second, year] = NUMERIC.exec(cell) ?? []
    if (mark === undefined || mark === '.') continue
    const isDayFirst = isDay(`${year}-${second}-${first}`)
    if (isDayFirst !== isDay(`${year}-${first}-${second}`)) found.add(isDayFirst ? 'day first' : 'month first')
  }
  const [order, ...others] = found
  return order === undefined || others.length > 0 ? null : order
}

/** The forms that the server reads (docs/contract.md#csv-imports). */
const serverForms: Readonly<Record<DateKind, RegExp>> = {
  day: /^\d{4}-\d\d-\d\d$/,
  utcDay: /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/,
  moment: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
}

/**
 * Converts a date to a form that the server reads. A time without a zone is of the browser's zone, as in forms, and so
 * is the midnight at which a day begins. What is only a day keeps the date that is written, whatever its zone. Returns
 * the cell itself if it needs no conversion, cannot be read, or may be two dates.
 */
export function toServerDate(cell: string, kind: DateKind, order: DateOrder | null): string {
  if (serverForms[kind].test(cell)) return cell
  const [date, rest] = splitDate(cell, order) ?? ['', '']
  const day = parseDate(date, 'day') ?? null
  const clock = rest === '' ? ['', '00:00'] : TIME.exec(rest)
  if (day === null || !clock) return cell
  const [, time = '', seconds = '', utc = '', hours = '', minutes = ''] = clock
  const zone = hours === '' ? utc : `${hours}:${minutes}`
  const moment = new Date(`${day}T${time.padStart(5, '0')}${seconds}${zone.toUpperCase()}`)
  if (Number.isNaN(moment.getTime())) return cell
  if (kind !== 'moment') return day
  const iso = moment.toISOString()
  // The server takes a day for its start in UTC.
  return iso === `${cell}T00:00:00.000Z` ? cell : iso
}

/** The date as `YYYY-M-D`, and what stands behind it. */
function splitDate(cell: string, order: DateOrder | null): [date: string, rest: string] | null {
  const [, iso, after] = ISO.exec(cell) ?? []
  if (iso !== undefined && after !== undefined) return [iso, after]
  const [, first = '', mark, second = '', year = '', rest = ''] = NUMERIC.exec(cell) ?? []
  if (mark === undefined) return null
  const known = mark === '.' || first === second ? 'day first' : order
  if (known === null) return null
  return [known === 'day first' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`, rest]
}
