import type { ReactNode } from 'react'
import classes from './FieldDrawing.module.css'

/** The right half of each field from above, 420 × 148, its halfway line at x 60. Other sports get `plain`. */
const fields: Record<string, ReactNode> = {
  football: (
    <>
      <path d="M60 0v148M385 0v148" />
      <circle cx="60" cy="74" r="41" />
      <circle cx="60" cy="74" r="2.5" fill="currentColor" />
      <path d="M385 24h-82v100h82M385 50h-36v48h36M385 58h12v32h-12M303 52a36 36 0 0 0 0 44" />
      <path d="M376 0a9 9 0 0 0 9 9M376 148a9 9 0 0 1 9-9" />
      <circle cx="328" cy="74" r="2.5" fill="currentColor" />
    </>
  ),
  basketball: (
    <>
      <path d="M60 0v148M385 0v148" />
      <circle cx="60" cy="74" r="30" />
      <path d="M385 46h-92v56h92M293 50a24 24 0 0 0 0 48M385 8h-42a80 80 0 0 0 0 132h42" />
      <circle cx="366" cy="74" r="6" />
      <path d="M374 62v24" />
    </>
  ),
  hockey: (
    <>
      <path d="M60 0v148M222 0v148M385 0v148" />
      <path d="M385 8a66 66 0 0 0-66 66 66 66 0 0 0 66 66M385 62h10v24h-10" />
      <circle cx="346" cy="74" r="2.5" fill="currentColor" />
    </>
  ),
}

const plain = (
  <>
    <path d="M60 0v148" />
    <circle cx="60" cy="74" r="41" />
  </>
)

/** The field of a sport in thin lines that fade out towards the text. */
export function FieldDrawing({ sport }: { sport: string | null }) {
  return (
    <svg viewBox="0 0 420 148" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" className={classes.field}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {(sport !== null && fields[sport]) || plain}
      </g>
    </svg>
  )
}
