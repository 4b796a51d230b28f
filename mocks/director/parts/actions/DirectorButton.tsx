import type { ComponentProps } from 'react'
import classes from '../parts.module.css'

export interface DirectorButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** `primary` is filled, `link` has no edge. */
  look?: 'primary' | 'outline' | 'link'
  /** Submits the form around it. */
  submits?: boolean
  /** Shows that it works, keeps its width, and ignores clicks. */
  busy?: boolean
}

/** A button of the director. The product's green never fills one here. */
export function DirectorButton(props: DirectorButtonProps) {
  const { look = 'outline', submits = false, busy = false, children, onClick, ...rest } = props
  return (
    <button
      {...rest}
      type={submits ? 'submit' : 'button'}
      className={classes.button}
      data-look={look}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span className={classes.buttonText}>{children}</span>
      {busy && <span className={classes.spinner} aria-hidden="true" />}
    </button>
  )
}
