import { useEffect, useRef, type ReactNode } from 'react'
import classes from './PublicHeading.module.css'

export interface PublicHeadingProps {
  title: string
  /** One line below the title. */
  lead: ReactNode
  /** Moves the focus here, so that screen readers announce a screen that replaced a form. */
  focused?: boolean
}

/** Title and lead of the pages for signed-out users. */
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
