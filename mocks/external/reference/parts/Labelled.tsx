import { useId, type ReactNode } from 'react'
import classes from './parts.module.css'

interface LabelledProps {
  label: string
  /** What is wrong with the value. */
  error?: string | undefined
  children(attributes: {
    id: string
    className: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }): ReactNode
}

/** A control with its label above, and what is wrong with its value below. */
export function Labelled({ label, error, children }: LabelledProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        className: classes.control ?? '',
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
