import type { ReactNode } from 'react'
import classes from './parts.module.css'

/**
 * A titled card. The parts of this page are plain elements: an entry that shares single components with the product
 * would split the chunks that the product loads first.
 */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  )
}
