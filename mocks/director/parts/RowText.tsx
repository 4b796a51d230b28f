import type { ReactNode } from 'react'
import classes from './parts.module.css'

/** The text of a row: a title, and a note below it or, in a compact list, at its right. */
export function RowText({ title, note }: { title: ReactNode; note?: ReactNode }) {
  return (
    <span className={classes.rowText}>
      <span className={classes.title}>{title}</span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </span>
  )
}
