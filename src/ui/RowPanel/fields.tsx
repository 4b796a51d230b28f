import { Select } from '@mantine/core'
import type { GetInputPropsOptions, GetInputPropsReturnType } from '@mantine/form'
import { useState } from 'react'
import { DateField } from '../DateField/DateField.tsx'
import type { DateKind } from '../DateField/dates.ts'
import { SearchSelect, type Choice } from '../controls/inputs/SearchSelect.tsx'
import { panelWords } from './words.ts'

/**
 * The type of `form.getInputProps`. The form of a panel is uncontrolled, so that typing renders only the field itself.
 * Fields that need their value keep a copy of it.
 */
export type InputOf<Name extends string> = (name: Name, options?: GetInputPropsOptions) => GetInputPropsReturnType

/**
 * Marks a field that the server requires (docs/contract.md#required-fields). Only the server refuses a missing value.
 */
export const requiredProps = { withAsterisk: true, 'aria-required': true } as const

/** Puts the help below the field. */
export const helpBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface FieldProps<Name extends string> {
  name: Name
  label: string
  input: InputOf<Name>
}

/** The text of a field, kept in local state and in the form. */
function useText({ defaultValue, onChange, ...rest }: GetInputPropsReturnType) {
  // Mantine types the props of a field as any; the values of these fields are strings.
  const [text, setText] = useState(defaultValue as string)
  function handleChange(changed: string) {
    setText(changed)
    // As above: the handler takes a string.
    ;(onChange as (value: string) => void)(changed)
  }
  return { text, handleChange, rest }
}

/** A date field of a form. */
export function DateInput<Name extends string>({ name, label, input, kind }: FieldProps<Name> & { kind: DateKind }) {
  const { text, handleChange, rest } = useText(input(name))
  return <DateField label={label} kind={kind} value={text} onChange={handleChange} {...rest} />
}

/** The props of every select in a panel. No choice is an empty text, and the keyboard reaches the clear button. */
function selectProps(label: string, { text, handleChange, rest }: ReturnType<typeof useText>) {
  return {
    label,
    ...rest,
    value: text === '' ? null : text,
    onChange: (chosen: string | null) => handleChange(chosen ?? ''),
    clearable: true,
    clearButtonProps: { 'aria-label': panelWords.clearField(label), 'aria-hidden': false, tabIndex: 0 },
    // An open panel hides the rest of the page from screen readers, so its list must be inside it.
    comboboxProps: { withinPortal: false, keepMounted: false },
  }
}

/** A select with a few options. */
export function OptionSelect<Name extends string>({
  name,
  label,
  input,
  options,
}: FieldProps<Name> & { options: readonly string[] }) {
  return <Select data={[...options]} {...selectProps(label, useText(input(name)))} />
}

/**
 * A searchable select with choices from the server. The initial value stays a choice, even if the list lacks it or
 * failed to load.
 */
export function ListSelect<Name extends string>({
  name,
  label,
  input,
  choices,
  error,
}: FieldProps<Name> & { choices: readonly Choice[]; error: Error | null }) {
  const field = useText(input(name))
  const [initial] = useState(field.text)
  const listed = initial === '' || choices.some(({ value }) => value === initial)
  return (
    <SearchSelect
      choices={listed ? choices : [{ value: initial, label: initial }, ...choices]}
      autoComplete="off"
      inputWrapperOrder={helpBelow}
      {...(error && { description: error.message })}
      {...selectProps(label, field)}
    />
  )
}
