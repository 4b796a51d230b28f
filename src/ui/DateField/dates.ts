import { localDate, utcDay } from '../../format.ts'
import { dateWords } from './words.ts'

/**
 * A day has no time and no zone. The server keeps a `utcDay` as a time whose date in UTC counts. A moment is shown in the
 * browser's zone, to the minute.
 */
export type DateKind = 'day' | 'utcDay' | 'moment'

/**
 * Formats a date from the server for a field: `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` (docs/product/app.md#formats). Null
 * becomes an empty text.
 */
export function formatDate(iso: string | null, kind: DateKind): string {
  if (iso === null) return ''
  if (kind !== 'moment') return utcDay(iso)
  return localDate(iso).join(' ')
}

const shape = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\s*(\d{1,2}):(\d{2}))?$/

/**
 * Parses the text of a field into the value for the server: a day as `YYYY-MM-DD`, a moment as ISO 8601 in UTC
 * (docs/contract.md#dates). Returns null for an empty text and undefined for an invalid one. Without a time, a moment
 * is midnight.
 */
export function parseDate(text: string, kind: DateKind): string | null | undefined {
  if (text.trim() === '') return null
  const found = shape.exec(text.trim())
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map((part) => Number(part ?? 0))
  // `Date` turns a day that does not exist, such as 30 February, into another one.
  const utc = new Date(0)
  utc.setUTCFullYear(year, month - 1, day)
  const exists = year > 0 && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day
  if (!exists || hour > 23 || minute > 59) return undefined
  if (kind !== 'moment') {
    if (found[4] !== undefined) return undefined
    return kind === 'day' ? utcDay(utc.toISOString()) : utc.toISOString()
  }
  const local = new Date(2000, 0, 1)
  local.setFullYear(year, month - 1, day)
  local.setHours(hour, minute, 0, 0)
  return local.toISOString()
}

/** Rewrites a valid date in the format of the field. An invalid text stays unchanged. */
export function normalizeDate(text: string, kind: DateKind): string {
  const wire = parseDate(text, kind)
  return wire === undefined ? text : formatDate(wire, kind)
}

/** The error message for an invalid text; null for a valid or empty one. */
export function dateError(text: string, kind: DateKind): string | null {
  if (parseDate(text, kind) !== undefined) return null
  return kind === 'moment' ? dateWords.invalidMoment : dateWords.invalidDay
}

const DAY_MS = 24 * 60 * 60_000

/** The day that a key leads to in a calendar whose weeks begin on Monday, as `YYYY-MM-DD`; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const date = new Date(`${day}T00:00:00.000Z`)
  const weekday = (date.getUTCDay() + 6) % 7
  const moved = (days: number) => new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  switch (key) {
    case 'ArrowLeft':
      return moved(-1)
    case 'ArrowRight':
      return moved(1)
    case 'ArrowUp':
      return moved(-7)
    case 'ArrowDown':
      return moved(7)
    case 'Home':
      return moved(-weekday)
    case 'End':
      return moved(6 - weekday)
    case 'PageUp':
      return inMonth(date, -1)
    case 'PageDown':
      return inMonth(date, 1)
    default:
      return null
  }
}

/** The same day some months later, or the last one of a month that is shorter. */
function inMonth(date: Date, later: number): string {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + later]
  const last = new Date(Date.UTC(year, month + 1, 0))
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
