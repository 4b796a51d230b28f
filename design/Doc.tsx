import type { ReactNode } from 'react'
import classes from './Doc.module.css'

export interface DocProps {
  title: string
  /** One or two sentences: what the page is about. */
  lead: string
  children: ReactNode
}

/** The frame of a page that we draw ourselves; Storybook's own styles of documents end at its edge. */
export function Doc({ title, lead, children }: DocProps) {
  return (
    <div className={`sb-unstyled ${classes.doc}`}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  )
}

/** The heading of a section, with an anchor made from its words. */
export function Heading({ children }: { children: string }) {
  return <h2 id={children.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>{children}</h2>
}
