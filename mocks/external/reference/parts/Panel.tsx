import type { ReactNode } from 'react'
import classes from './parts.module.css'

/** A titled card. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  )
}
