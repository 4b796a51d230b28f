import { localDate } from '../values/values.tsx'

/** A day has no time and no zone; a moment is shown in the browser's zone, to the minute. */
export type DateKind = 'day' | 'moment'

/**
 * What stands in a field for a date of the wire: `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` (docs/product/app.md#formats); nothing for
 * none.
 */
export function dateText(iso: string | null, kind: DateKind): string {
  if (iso === null) return ''
  const [day, time] = localDate(iso)
  return kind === 'day' ? day : `${day} ${time}`
}

const shape = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\s*(\d{1,2}):(\d{2}))?$/

/**
 * What a text in a field is on the wire: a day as `YYYY-MM-DD`, a moment as ISO 8601 in UTC (docs/contract.md#dates), null for no
 * text, undefined where it is no date. A moment without a time is the first of its day.
 */
export function dateWire(text: string, kind: DateKind): string | null | undefined {
  if (text.trim() === '') return null
  const found = shape.exec(text.trim())
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map((part) => Number(part ?? 0))
  // A day that the calendar does not have, such as the 30th of February, would become another one.
  const utc = new Date(0)
  utc.setUTCFullYear(year, month - 1, day)
  const exists = year > 0 && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day
  if (!exists || hour > 23 || minute > 59) return undefined
  if (kind === 'day') return found[4] === undefined ? utc.toISOString().slice(0, 10) : undefined
  const local = new Date(2000, 0, 1)
  local.setFullYear(year, month - 1, day)
  local.setHours(hour, minute, 0, 0)
  return local.toISOString()
}

/** The text as the field writes it itself; what is no date stays as it was typed. */
export function tidyDate(text: string, kind: DateKind): string {
  const wire = dateWire(text, kind)
  return wire === undefined ? text : dateText(wire, kind)
}

/** What is wrong with a text that is no date; null where nothing is. */
export function dateError(text: string, kind: DateKind): string | null {
  if (dateWire(text, kind) !== undefined) return null
  return kind === 'day' ? 'Must be a day such as 2026-01-15.' : 'Must be a moment such as 2026-01-15 09:00.'
}
