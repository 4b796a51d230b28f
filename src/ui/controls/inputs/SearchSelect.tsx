import { Group, Select, type SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { selectWords } from '../../words.ts'

export interface Choice {
  value: string
  label: string
  /** A decorative flag, sport or logo beside the label. */
  icon?: ReactNode
}

type Omitted = 'data' | 'searchable' | 'filter' | 'renderOption' | 'nothingFoundMessage'
export interface SearchSelectProps extends Omit<SelectProps, Omitted> {
  choices: readonly Choice[]
  /** The text in the list if nothing matches. */
  nothingFoundMessage?: string
}

/** A value that no choice has. */
const NOTHING = '\u0000nothing'

/**
 * A dropdown with a case-insensitive search by label. It says "Not found" if nothing matches
 * (docs/product/app.md#forms).
 */
export function SearchSelect({
  choices,
  value,
  nothingFoundMessage = selectWords.nothing,
  ...rest
}: SearchSelectProps) {
  const iconOf = (id: string | null | undefined) => choices.find((choice) => choice.value === id)?.icon
  // A disabled option, because screen readers do not recognize a list without options.
  const nothing = { value: NOTHING, label: nothingFoundMessage, disabled: true }
  return (
    <Select
      searchable
      clearable
      data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      filter={({ options, search }) => {
        const text = search.trim().toLowerCase()
        const found = options.filter((option) => 'label' in option && option.label.toLowerCase().includes(text))
        return found.length === 0 ? [nothing] : found
      }}
      leftSection={iconOf(value)}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          {iconOf(option.value)}
          {option.label}
        </Group>
      )}
      clearButtonProps={{ 'aria-label': selectWords.clear }}
      // Hundreds of options are mounted only while the list is open.
      comboboxProps={{ keepMounted: false }}
      // Typing replaces the chosen name.
      onFocus={(event) => event.currentTarget.select()}
      {...(value !== undefined && { value })}
      {...rest}
    />
  )
}
