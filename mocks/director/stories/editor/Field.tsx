import { useId, useState } from 'react'
import classes from './StoryEditor.module.css'

export interface FieldProps {
  label: string
  value: string
  lines?: number
  numeric?: boolean
  /** True if the value is not accepted. */
  wrong?: boolean
  /** What may be chosen; anything else may be written as well. */
  choices?: readonly string[]
  hint?: string
  onChange(value: string): void
  onBlur?(): void
}

/** A field of the editor with its label. */
export function Field(props: FieldProps) {
  const { label, value, lines = 1, numeric = false, wrong = false, choices = [], hint, onChange, onBlur } = props
  const id = useId()
  const described = hint !== undefined && { 'aria-describedby': `${id}-hint` }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea
          id={id}
          rows={lines}
          value={value}
          aria-invalid={wrong}
          {...described}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          id={id}
          value={value}
          aria-invalid={wrong}
          inputMode={numeric ? 'numeric' : 'text'}
          autoComplete="off"
          {...(choices.length > 0 && { list: `${id}-choices` })}
          {...described}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <small id={`${id}-hint`} className={classes.hint}>
          {hint}
        </small>
      )}
    </div>
  )
}

/** A field whose text stays as it is written until it is left, while its value is what the text means. */
export function WrittenField({ value, ...field }: FieldProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <Field
      {...field}
      value={text ?? value}
      onChange={(next) => {
        setText(next)
        field.onChange(next)
      }}
      onBlur={() => setText(null)}
    />
  )
}

export interface SelectFieldProps {
  label: string
  value: string
  /** The options by their headings; an empty heading for none. */
  groups: Readonly<Record<string, readonly (readonly [value: string, text: string])[]>>
  onChange(value: string): void
}

/** A choice of the editor with its label. */
export function SelectField({ label, value, groups, onChange }: SelectFieldProps) {
  const id = useId()
  const optionsOf = (options: SelectFieldProps['groups'][string]) =>
    options.map(([each, text]) => (
      <option key={each} value={each}>
        {text}
      </option>
    ))
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(groups).map(([heading, options]) =>
          heading === '' ? (
            optionsOf(options)
          ) : (
            <optgroup key={heading} label={heading}>
              {optionsOf(options)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  )
}
