import { Button, CloseButton, NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { FigureFilters, Figures, Share } from '../../control.ts'
import { formatCount } from '../../../src/format.ts'
import { ages, ALL, genders, periods, type Option } from './filterOptions.ts'
import { withFilter, type FilterName } from './view.ts'
import { filterWords } from './words.ts'
import classes from './Screen.module.css'

const optionsOf = (shares: readonly Share[] = [], unknown: string): Option[] => [
  ALL,
  ...shares.map(({ name, count }) => ({
    value: name ?? 'unknown',
    label: `${name ?? unknown} (${formatCount(count)})`,
  })),
]

/** Focuses the first filter of an element, because the button that was pressed is removed with its filter. */
const focusSelect = (around: Element | null) => around?.querySelector('select')?.focus()

interface FiltersProps {
  filters: FigureFilters
  options: Figures['options'] | null
  /** True while the figures for these filters are being loaded. */
  busy: boolean
  onFilters(filters: FigureFilters): void
}

/** The filters of the figures, as pills: a set one stands out and can be removed by itself. */
export function Filters({ filters, options, busy, onFilters }: FiltersProps) {
  const pill = (name: FilterName, label: string, choices: readonly Option[]) => {
    const requested = filters[name] ?? ''
    const value = name === 'period' && requested === 'all' ? '' : requested
    // The value from the URL is shown even if no fan has it.
    const known = choices.some((choice) => choice.value === value)
    return (
      <div className={classes.pill} data-set={value !== '' || undefined}>
        <NativeSelect
          label={label}
          data={known ? [...choices] : [...choices, { value, label: value }]}
          value={value}
          rightSection={value === '' ? <IconChevronDown size={14} stroke={2} aria-hidden="true" /> : <span />}
          rightSectionWidth={value === '' ? 24 : 0}
          onChange={({ currentTarget }) => onFilters(withFilter(filters, name, currentTarget.value))}
        />
        {value !== '' && (
          <CloseButton
            size="xs"
            aria-label={filterWords.remove(label)}
            onClick={({ currentTarget }) => {
              focusSelect(currentTarget.parentElement)
              onFilters(withFilter(filters, name, ''))
            }}
          />
        )}
      </div>
    )
  }
  const isSet = Object.entries(filters).some(([name, value]) => !(name === 'period' && value === 'all'))
  return (
    <div role="group" aria-label={filterWords.label} className={classes.filters} data-busy={busy || undefined}>
      {pill('period', filterWords.period, periods)}
      {pill('country', filterWords.country, optionsOf(options?.countries, filterWords.unknown))}
      {pill('membership', filterWords.membership, optionsOf(options?.memberships, filterWords.noMembership))}
      {pill('age', filterWords.age, ages)}
      {pill('gender', filterWords.gender, genders)}
      {isSet && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={({ currentTarget }) => {
            focusSelect(currentTarget.parentElement)
            onFilters({})
          }}
        >
          {filterWords.clear}
        </Button>
      )}
    </div>
  )
}
