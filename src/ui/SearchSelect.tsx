import { Group, Select, type SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface Choice {
  value: string
  label: string
  /** A flag, a sport, a logo: drawn beside the label, which says it all. */
  icon?: ReactNode
}

export interface SearchSelectProps extends Omit<SelectProps, 'data' | 'searchable' | 'filter' | 'renderOption'> {
  choices: readonly Choice[]
}

/** A dropdown that is searched by label, whatever its case; where nothing matches it says "Not found" (account-side 5). */
export function SearchSelect({ choices, value, ...rest }: SearchSelectProps) {
  const iconOf = (wanted: string | null | undefined) => choices.find((choice) => choice.value === wanted)?.icon
  return (
    <Select
      searchable
      clearable
      nothingFoundMessage="Not found"
      data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      filter={({ options, search }) =>
        options.filter(
          (option) => 'label' in option && option.label.toLowerCase().includes(search.trim().toLowerCase()),
        )
      }
      leftSection={iconOf(value)}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          {iconOf(option.value)}
          {option.label}
        </Group>
      )}
      clearButtonProps={{ 'aria-label': 'Clear' }}
      {...(value !== undefined && { value })}
      {...rest}
    />
  )
}
