import type { ReactNode } from 'react'
import { localDate, utcDay } from '../../format.ts'
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
