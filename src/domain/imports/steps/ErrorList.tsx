import type { RowError } from '../rules.ts'
import { rowErrorWords } from './words.ts'
import classes from '../ImportDialog.module.css'

/** The most errors in the list. */
const MAX_ERRORS = 100

/** A scrolling list of the errors in a file. */
export function ErrorList({ errors }: { errors: readonly RowError[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll only a region that can have the focus
    <div className={classes.errors} role="region" aria-label={rowErrorWords.label} tabIndex={0}>
      <ul>
        {errors.slice(0, MAX_ERRORS).map(({ row, field, message }) => (
          <li key={`${row} ${field}`}>
            <span className={classes.place}>{rowErrorWords.place(row, field)}</span> {message}
          </li>
        ))}
      </ul>
      {errors.length > MAX_ERRORS && <p>{rowErrorWords.more(errors.length - MAX_ERRORS)}</p>}
    </div>
  )
}
