import type { ReactNode } from 'react'
import classes from './StateView.module.css'

export interface StateViewProps {
  drawing: ReactNode
  title: string
  /** One sentence. */
  children?: ReactNode
  /** A second sentence, below the first. */
  more?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Fills the height of the window instead of a panel. */
  fullScreen?: boolean
  /** Makes screen readers announce it immediately, for errors. */
  alert?: boolean
}

/** A drawing, a heading, one sentence and one action, for a place that has nothing else to show. */
export function StateView({
  drawing,
  title,
  children,
  more,
  action,
  fullScreen = false,
  alert = false,
}: StateViewProps) {
  const Heading = fullScreen ? 'h1' : 'h2'
  return (
    <div className={classes.view} data-full={fullScreen || undefined} role={alert ? 'alert' : undefined}>
      {drawing}
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {more && <p className={classes.text}>{more}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
