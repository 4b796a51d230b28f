import { viewFiltersOf } from './viewFilters.ts'
import { filterWords } from '../words.ts'
import classes from './FilterChips.module.css'

interface FilterChipsProps {
  /** The params of a bookmark, a query string. */
  params: string
  /** Keeps the chips on one line, which is cut. */
  oneLine?: boolean
}

/** The filters of a view of the dashboard as chips, or "None". */
export function FilterChips({ params, oneLine = false }: FilterChipsProps) {
  const filters = viewFiltersOf(params)
  if (filters.length === 0) return <span className={classes.none}>{filterWords.none}</span>
  const words = filters.map(({ name, value }) => `${name}: ${value}`)
  return (
    <ul
      className={classes.chips}
      data-one-line={oneLine || undefined}
      aria-label={filterWords.label}
      title={oneLine ? words.join('\n') : undefined}
    >
      {filters.map(({ name, value }, at) => (
        // A parameter may be repeated.
        <li key={at} className={classes.chip} title={oneLine ? undefined : words[at]}>
          <span className={classes.name}>{name}:</span> <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
