import { useId, type ReactNode } from 'react'
import classes from './parts.module.css'

export interface GroupProps {
  title: string
  /** A note or a button at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A group of a section of the director, with its title. */
export function Group({ title, aside, children }: GroupProps) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.groupHead}>
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
