import { Select } from '@mantine/core'
import type { GetInputPropsOptions, GetInputPropsReturnType } from '@mantine/form'
import { useState } from 'react'
import { DateField } from '../DateField/DateField.tsx'
import type { DateKind } from '../DateField/dates.ts'
import { SearchSelect, type Choice } from '../controls/SearchSelect.tsx'

/**
 * How a form gives the props of a field. The form of a panel is uncontrolled, so that a key draws nothing but its own field: fields
 * that must know their value keep it here as well.
 */
export type InputOf<Name extends string> = (name: Name, options?: GetInputPropsOptions) => GetInputPropsReturnType

/** The server wants them (docs/contract.md#required-fields); it alone refuses what is missing. */
export const needed = { withAsterisk: true, 'aria-required': true } as const

/** Help stands below its field. */
export const helpBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface FieldProps<Name extends string> {
  name: Name
  label: string
  input: InputOf<Name>
}

/** The text of a field, kept here and in the form. */
function useText({ defaultValue, onChange, ...rest }: GetInputPropsReturnType) {
  // Mantine types the props of a field as any; the fields of a panel hold texts.
  const [text, setText] = useState(defaultValue as string)
  function handleChange(changed: string) {
    setText(changed)
    // As above: the handler of a field that holds a text.
    ;(onChange as (value: string) => void)(changed)
  }
  return { text, handleChange, rest }
}

/** A date of a form. */
export function DateInput<Name extends string>({ name, label, input, kind }: FieldProps<Name> & { kind: DateKind }) {
  const { text, handleChange, rest } = useText(input(name))
  return <DateField label={label} kind={kind} value={text} onChange={handleChange} {...rest} />
}

/** What all selects of a panel have in common: null is an empty text, and clearing is for the keyboard too, as that of a date is. */
function selectProps(label: string, { text, handleChange, rest }: ReturnType<typeof useText>) {
  return {
    label,
    ...rest,
    value: text === '' ? null : text,
    onChange: (chosen: string | null) => handleChange(chosen ?? ''),
    clearable: true,
    clearButtonProps: { 'aria-label': `Clear ${label}`, 'aria-hidden': false, tabIndex: 0 },
    // A panel is all there is to a screen reader while it is open: the list stands in it.
    comboboxProps: { withinPortal: false, keepMounted: false },
  }
}

/** One of a few. */
export function FewSelect<Name extends string>({
  name,
  label,
  input,
  options,
}: FieldProps<Name> & { options: readonly string[] }) {
  return <Select data={[...options]} {...selectProps(label, useText(input(name)))} />
}

/** One of a list of the server. What the field held at first stays one to choose, and without a list the field stays as it is. */
export function ListSelect<Name extends string>({
  name,
  label,
  input,
  choices,
  error,
}: FieldProps<Name> & { choices: readonly Choice[]; error: Error | null }) {
  const field = useText(input(name))
  const [own] = useState(field.text)
  const listed = own === '' || choices.some(({ value }) => value === own)
  return (
    <SearchSelect
      choices={listed ? choices : [{ value: own, label: own }, ...choices]}
      autoComplete="off"
      inputWrapperOrder={helpBelow}
      {...(error && { description: error.message })}
      {...selectProps(label, field)}
    />
  )
}
