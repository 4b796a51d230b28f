import { useId } from 'react'
import { RowText } from './RowText.tsx'
import classes from './parts.module.css'

export interface Choice<Value extends string> {
  value: Value
  title: string
  /** A second line, or a note at the right if the list is `compact`. */
  note?: string
}

export interface ChoiceListProps<Value extends string> {
  /** The name of the list for screen readers. */
  label: string
  choices: readonly Choice<Value>[]
  value: Value | null
  /** The choice that is being carried out. */
  busy?: Value | null
  disabled?: boolean
  compact?: boolean
  onChange(value: Value): void
}

/** A choice of one: rows with radio buttons. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, choices, value, busy = null, disabled = false, compact = false, onChange } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.rows} data-compact={compact || undefined}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === (busy ?? value)}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          <RowText title={choice.title} note={choice.note} />
          {busy === choice.value && <span className={classes.spinner} aria-hidden="true" />}
        </label>
      ))}
    </div>
  )
}
