import type { ReactNode } from 'react'
import { valueWords } from '../words.ts'
import classes from './values.module.css'

/** A value, or a dash if it is missing. */
export function Value({ children }: { children: ReactNode }) {
  if (children !== null && children !== undefined && children !== '') return <>{children}</>
  return (
    <span className={classes.missing}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{valueWords.missing}</span>
    </span>
  )
}

/**
 * A date as `YYYY-MM-DD`, in the browser's time zone unless it is a day in UTC. Only the digits are tabular: tabular
 * hyphens would be too wide.
 */
export function DateText({
  iso,
  withTime = false,
  isUtcDay = false,
}: {
  iso: string | null
  withTime?: boolean
  isUtcDay?: boolean
}) {
  if (iso === null) return <Value>{null}</Value>
  const [day, time] = isUtcDay ? [utcDay(iso), ''] : localDate(iso)
  return (
    <time dateTime={iso} className={classes.date}>
      {day.split('-').map((part, at) => (
        <span key={at}>
          {at > 0 && '-'}
          <span className="tabular">{part}</span>
        </span>
      ))}
      {withTime && <span className="tabular"> {time}</span>}
    </time>
  )
}

/** Formats a date as `YYYY-MM-DD` and `HH:mm` in the browser's time zone. A day has no zone and stays unchanged. */
export function localDate(iso: string): [day: string, time: string] {
  if (!iso.includes('T')) return [iso, '']
  const date = new Date(iso)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return [
    `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
    `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  ]
}

/** The date of a time in UTC, as `YYYY-MM-DD`. A day stays unchanged. */
export const utcDay = (iso: string): string => (iso.includes('T') ? new Date(iso).toISOString().slice(0, 10) : iso)

/** Creates a format at its first use: the first one of a browser takes a few dozen milliseconds. */
function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | null = null
  return (value) => (format ??= new Intl.NumberFormat('en-US', options)).format(value)
}

/** Formats 1234.56 as `1,234.6`. */
export const formatDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats 1234.5 as `1,234.50`. */
export const formatAmount = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Puts commas between the thousands of a number with at most two decimals. What is there first has no other numbers, so
 * that no page waits for its first format of `Intl`.
 */
export const withCommas = (number: string) => number.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

/** Formats 12000 as `12,000`. */
export const formatCount = (count: number) => withCommas(String(count))
