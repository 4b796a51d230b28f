import { Group, Select, type SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface Choice {
  value: string
  label: string
  /** A flag, a sport, a logo: drawn beside the label, which says it all. */
  icon?: ReactNode
}

type Omitted = 'data' | 'searchable' | 'filter' | 'renderOption' | 'nothingFoundMessage'
export interface SearchSelectProps extends Omit<SelectProps, Omitted> {
  choices: readonly Choice[]
  /** Stands in the list where nothing matches. */
  nothingFoundMessage?: string
}

/** No choice has it. */
const NOTHING = '\u0000nothing'

/**
 * A dropdown that is searched by label, whatever its case; where nothing matches it says "Not found" (docs/product/app.md#forms).
 */
export function SearchSelect({ choices, value, nothingFoundMessage = 'Not found', ...rest }: SearchSelectProps) {
  const iconOf = (wanted: string | null | undefined) => choices.find((choice) => choice.value === wanted)?.icon
  // An option that cannot be chosen: a list without any option is none to a screen reader.
  const nothing = { value: NOTHING, label: nothingFoundMessage, disabled: true }
  return (
    <Select
      searchable
      clearable
      data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      filter={({ options, search }) => {
        const wanted = search.trim().toLowerCase()
        const found = options.filter((option) => 'label' in option && option.label.toLowerCase().includes(wanted))
        return found.length === 0 ? [nothing] : found
      }}
      leftSection={iconOf(value)}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          {iconOf(option.value)}
          {option.label}
        </Group>
      )}
      clearButtonProps={{ 'aria-label': 'Clear' }}
      // Hundreds of options are there while the list is open, and no longer.
      comboboxProps={{ keepMounted: false }}
      // What is typed takes the place of the name that is there.
      onFocus={(event) => event.currentTarget.select()}
      {...(value !== undefined && { value })}
      {...rest}
    />
  )
}
