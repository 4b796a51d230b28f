import classes from './Method.module.css'

/** The method of an operation, with a colour of its own. */
export function Method({ method }: { method: string }) {
  return (
    <span className={classes.method} data-method={method}>
      {method}
    </span>
  )
}
