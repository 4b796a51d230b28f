import { config } from '../../config.ts'
import classes from './Mark.module.css'

/** The logo mark: a touchline, the corner arc as the stem of a T, and a ball, which is left out below 20 px. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8" fill="#0B7A55" />
      <g fill="none" stroke="#FFFFFF" strokeWidth="3">
        <path d="M5.5 9.5h21" />
        <path d="M13 9.5V13A11.5 11.5 0 0 0 24.5 24.5" />
      </g>
      {size >= 20 && <circle cx="22.6" cy="16.4" r="2.1" fill="#9DD9BA" />}
    </svg>
  )
}

/** Mark and wordmark; `large` on the public pages. */
export function Brand({ large = false }: { large?: boolean }) {
  return (
    <span className={classes.brand} data-large={large || undefined}>
      <Mark size={large ? 36 : 28} />
      <span className={classes.word}>{config.brand}</span>
    </span>
  )
}
