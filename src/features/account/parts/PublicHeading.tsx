import { useEffect, useRef, type ReactNode } from 'react'
import classes from './PublicHeading.module.css'

export interface PublicHeadingProps {
  title: string
  /** One line below it. */
  lead: ReactNode
  /** Takes the focus, so that a screen reader goes on here: for a screen that replaces a form on the same page. */
  focused?: boolean
}

/** Title and lead of the pages before the sign-in. */
export function PublicHeading({ title, lead, focused = false }: PublicHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <>
      <h1 ref={heading} tabIndex={focused ? -1 : undefined} className={classes.title}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
    </>
  )
}
