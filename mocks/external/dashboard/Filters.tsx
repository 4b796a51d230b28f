import { Button, CloseButton, NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { FigureFilters, Figures, Share } from '../../control.ts'
import { formatWhole } from './figures/format.ts'
import { withFilter, type FilterName } from './view.ts'
import classes from './Screen.module.css'

interface Option {
  value: string
  label: string
}

const ALL: Option = { value: '', label: 'All' }
const periods: readonly Option[] = [
  { value: '', label: 'All time' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
  { value: '365d', label: 'Last 365 days' },
]
const ages: readonly Option[] = [
  ALL,
  ...['0-17', '18-29', '30-44', '45-59'].map((band) => ({ value: band, label: band.replace('-', '–') })),
  { value: '60+', label: '60 and over' },
  { value: 'unknown', label: 'Unknown' },
]
const genders: readonly Option[] = [
  ALL,
  { value: 'Female', label: 'Female' },
  { value: 'Male', label: 'Male' },
  { value: 'unknown', label: 'Unknown' },
]

const optionsOf = (shares: readonly Share[] = [], unknown: string): Option[] => [
  ALL,
  ...shares.map(({ name, count }) => ({
    value: name ?? 'unknown',
    label: `${name ?? unknown} (${formatWhole(count)})`,
  })),
]

/** Focuses the first filter of an element, because the button that was pressed goes with what it removes. */
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
            aria-label={`Remove the filter ${label}`}
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
    <div role="group" aria-label="Filters" className={classes.filters} data-busy={busy || undefined}>
      {pill('period', 'Period', periods)}
      {pill('country', 'Country', optionsOf(options?.countries, 'Unknown'))}
      {pill('membership', 'Membership', optionsOf(options?.memberships, 'No membership'))}
      {pill('age', 'Age', ages)}
      {pill('gender', 'Gender', genders)}
      {isSet && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={({ currentTarget }) => {
            focusSelect(currentTarget.parentElement)
            onFilters({})
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}
