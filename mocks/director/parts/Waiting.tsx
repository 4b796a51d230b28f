import { partWords } from './words.ts'
import classes from './parts.module.css'

/** Stands for a group of rows until it is known: a title and as many rows as are expected. */
export function Waiting({ rows = 4 }: { rows?: number }) {
  return (
    <div className={classes.group} role="status">
      <span className="visually-hidden">{partWords.loading}</span>
      <div className={classes.groupHead} aria-hidden="true">
        <span className={classes.bone} />
      </div>
      <div className={classes.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.row}>
            <span className={classes.bone} />
          </div>
        ))}
      </div>
    </div>
  )
}
