import { useLayoutEffect, useRef } from 'react'
import { DirectorButton } from './actions/DirectorButton.tsx'
import classes from './parts.module.css'

export interface ProblemProps {
  /** What happened. */
  title: string
  /** What it means. */
  text: string
  /** The one thing to do. */
  action?: string
  onAction?(): void
}

/** Says in the director that something failed. */
export function Problem({ title, text, action, onAction }: ProblemProps) {
  const problem = useRef<HTMLDivElement>(null)
  // It may stand above or below what somebody has just pressed.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    problem.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={problem} role="alert" className={classes.problem}>
      <p className={classes.problemTitle}>{title}</p>
      <p>{text}</p>
      {action !== undefined && <DirectorButton onClick={onAction}>{action}</DirectorButton>}
    </div>
  )
}
