import { Button, NativeSelect } from '@mantine/core'
import type { FigureFilters, Figures, Share } from '../../control.ts'
import { formatWhole } from './figures/format.ts'
import { withFilter, type FilterName } from './view.ts'
import classes from './Screen.module.css'

interface Option {
  value: string
  label: string
}

const periods: readonly Option[] = [
  { value: '', label: 'All time' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
  { value: '365d', label: 'Last 365 days' },
]
const ages: readonly Option[] = [
  { value: '', label: 'All ages' },
  ...['0-17', '18-29', '30-44', '45-59'].map((band) => ({ value: band, label: band.replace('-', '–') })),
  { value: '60+', label: '60 and over' },
  { value: 'unknown', label: 'Unknown' },
]
const genders: readonly Option[] = [
  { value: '', label: 'All genders' },
  { value: 'Female', label: 'Female' },
  { value: 'Male', label: 'Male' },
  { value: 'unknown', label: 'Unknown' },
]

const optionsOf = (all: string, unknown: string, shares: readonly Share[] = []): Option[] => [
  { value: '', label: all },
  ...shares.map(({ name, count }) => ({
    value: name ?? 'unknown',
    label: `${name ?? unknown} (${formatWhole(count)})`,
  })),
]

interface FiltersProps {
  filters: FigureFilters
  options: Figures['options'] | null
  onFilters(filters: FigureFilters): void
}

/** The filters of the figures. */
export function Filters({ filters, options, onFilters }: FiltersProps) {
  const select = (name: FilterName, label: string, choices: readonly Option[]) => {
    const requested = filters[name] ?? ''
    const value = name === 'period' && requested === 'all' ? '' : requested
    // The value from the URL is shown even if no fan has it.
    const known = choices.some((choice) => choice.value === value)
    return (
      <NativeSelect
        label={label}
        data={known ? [...choices] : [...choices, { value, label: value }]}
        value={value}
        onChange={({ currentTarget }) => onFilters(withFilter(filters, name, currentTarget.value))}
        data-set={value !== '' || undefined}
      />
    )
  }
  const set = Object.entries(filters).some(([name, value]) => !(name === 'period' && value === 'all'))
  return (
    <div role="group" aria-label="Filters" className={classes.filters}>
      {select('period', 'Period', periods)}
      {select('country', 'Country', optionsOf('All countries', 'Unknown', options?.countries))}
      {select('membership', 'Membership', optionsOf('All memberships', 'No membership', options?.memberships))}
      {select('age', 'Age', ages)}
      {select('gender', 'Gender', genders)}
      <Button
        variant="subtle"
        className={classes.clear ?? ''}
        data-idle={!set || undefined}
        onClick={() => onFilters({})}
      >
        Clear filters
      </Button>
    </div>
  )
}
