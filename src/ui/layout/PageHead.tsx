import type { ReactNode } from 'react'
import classes from './PageHead.module.css'

/** The head of a page: its h1, details beside it, and actions on the right. */
export function PageHead({ title, meta, actions }: { title: ReactNode; meta?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={classes.head} data-meta={meta !== undefined || undefined}>
      <div className={classes.title}>
        <h1>{title}</h1>
        {meta}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
