import { createContext, useContext, useId, useState, type ReactNode } from 'react'
import type { CheckedDraft } from './checkDraft.ts'
import type { ClubDraft, TextField } from './clubDraft.ts'
import classes from './ClubForm.module.css'

/** What the fields of the club's form share. */
export interface ClubFormValue extends Pick<CheckedDraft, 'defaults' | 'errors'> {
  draft: ClubDraft
  set(change: Partial<ClubDraft>): void
  /** Errors are shown before their field was left: somebody has tried to load the club. */
  showsAll: boolean
}

export const ClubFormContext = createContext<ClubFormValue | null>(null)

export function useClubForm(): ClubFormValue {
  const form = useContext(ClubFormContext)
  if (!form) throw new Error('useClubForm needs the form of the club above it')
  return form
}

/** The attributes that connect an input with its label and its error. */
export interface InputProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onBlur(): void
}

export interface FieldProps {
  label: string
  /** The path of the field in the schema, by which its errors are found. */
  path: string
  help?: string
  /** A note or a control at the right of the label. */
  aside?: ReactNode
  children(input: InputProps): ReactNode
}

/** A field with its label, help and error. An error is shown once the field was left. */
export function Field({ label, path, help, aside, children }: FieldProps) {
  const { errors, showsAll } = useClubForm()
  const id = useId()
  const [left, setLeft] = useState(false)
  const found = Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1]
  const error = left || showsAll ? found : undefined
  const note = error ?? help
  return (
    <div className={classes.field}>
      <span className={classes.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </span>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        onBlur: () => setLeft(true),
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? classes.help : classes.error}>
          {note}
        </p>
      )}
    </div>
  )
}

export interface TextFieldProps {
  label: string
  field: TextField
  /** Its path in the schema, if it is another. */
  path?: string
  placeholder?: string
  help?: string
}

/** A field of one line. Its placeholder is what the club has if it stays empty. */
export function TextInputField({ label, field, path = field, placeholder, help }: TextFieldProps) {
  const { draft, set } = useClubForm()
  return (
    <Field label={label} path={path} {...(help !== undefined && { help })}>
      {(input) => (
        <input
          {...input}
          type="text"
          className={classes.input}
          value={draft[field]}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  )
}

export interface SelectFieldProps extends Omit<TextFieldProps, 'placeholder'> {
  options: readonly { value: string; label: string }[]
  /** The label of the default. */
  usual: string
}

/** A choice, of which the first leaves the field to its default. */
export function SelectField({ label, field, path = field, options, usual }: SelectFieldProps) {
  const { draft, set } = useClubForm()
  return (
    <Field label={label} path={path}>
      {(input) => (
        <select
          {...input}
          className={classes.input}
          value={draft[field]}
          onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        >
          <option value="">{usual}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
