import type { ReactNode } from 'react'
import classes from './Section.module.css'

/** Fields that belong together, under their name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}

/** Two fields side by side, one below the other where there is no room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
