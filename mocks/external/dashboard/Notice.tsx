import type { ReactNode } from 'react'
import classes from './Screen.module.css'

/** An empty state: a drawing, a heading, one sentence and one action. */
export function Notice({
  title,
  children,
  action,
  page = false,
}: {
  title: string
  children: ReactNode
  action?: ReactNode
  /** True if the notice is the only content of the page. */
  page?: boolean
}) {
  const Heading = page ? 'h1' : 'h2'
  const notice = (
    <div className={classes.notice} role="status">
      <svg width="200" height="110" viewBox="0 0 200 110" aria-hidden="true">
        <g fill="none" stroke="var(--tl-draw)" strokeWidth="1.5" strokeLinecap="round">
          <path d="M20 101h160" strokeWidth="3" />
          <path d="M44 101V77M72 101V63M100 101V83M128 101V51M156 101V69" strokeOpacity="0.55" />
          <path d="M44 60c24-32 62-40 112-26" strokeDasharray="0.1 6" strokeWidth="2.200" />
          <circle cx="160" cy="36" r="5" fill="var(--tl-draw-fill)" stroke="none" />
        </g>
      </svg>
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  )
  return page ? <main>{notice}</main> : notice
}
