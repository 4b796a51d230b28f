import type { RowError } from '../rules.ts'
import { count, cutTo } from '../wording.ts'
import classes from '../ImportDialog.module.css'

/** More than these nobody reads here. */
const SHOWN = 100

/** What is wrong in which row, in a list that scrolls by itself. */
export function ErrorList({ label, errors }: { label: string; errors: readonly RowError[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by the arrow keys too
    <div className={classes.errors} role="region" aria-label={label} tabIndex={0}>
      <ul>
        {errors.slice(0, SHOWN).map(({ row, field, message }) => (
          <li key={`${row} ${field}`}>
            <span className={classes.place}>
              Row {count(row)}, {cutTo(field, 40)}:
            </span>{' '}
            {message}
          </li>
        ))}
      </ul>
      {errors.length > SHOWN && <p>and {count(errors.length - SHOWN)} more in the file</p>}
    </div>
  )
}
