import type { ReactNode } from 'react'
import classes from './TabHead.module.css'

/** The head of a tab: title, hint, and an action on the right. */
export function TabHead({ title, hint, action }: { title: string; hint: string; action: ReactNode }) {
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      {action}
    </div>
  )
}
