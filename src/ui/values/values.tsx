import type { ReactNode } from 'react'
import classes from './values.module.css'

/** A value, or a dash where it is missing. */
export function Value({ children }: { children: ReactNode }) {
  if (children !== null && children !== undefined && children !== '') return <>{children}</>
  return (
    <span className={classes.missing}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </span>
  )
}

/** `YYYY-MM-DD` in the browser's time zone; the digits tabular, the hyphens not, which would tear it apart. */
export function DateText({ iso, withTime = false }: { iso: string | null; withTime?: boolean }) {
  if (iso === null) return <Value>{null}</Value>
  const [day, time] = localDate(iso)
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

/** A day or a moment as `YYYY-MM-DD` and `HH:mm` of the browser's time zone; a day has no zone and stays as it is. */
export function localDate(iso: string): [day: string, time: string] {
  if (!iso.includes('T')) return [iso, '']
  const date = new Date(iso)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return [
    `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
    `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  ]
}

const grouped = new Intl.NumberFormat('en-US')

const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 1234.56 as `1,234.6`. */
export function formatDecimal(value: number): string {
  return oneDecimal.format(value)
}

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 1234.5 as `1,234.50`. */
export function formatAmount(value: number): string {
  return twoDecimals.format(value)
}

/** 12000 as `12,000`. */
export function formatCount(value: number): string {
  return grouped.format(value)
}
