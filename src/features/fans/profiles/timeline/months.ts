import { dateFormat } from '../../../../format.ts'
import { dayOf, sumOf, type Entry } from './entries.ts'

/** The entries of one month in the browser's time zone. */
export interface Month {
  /** `2026-11` */
  id: string
  /** `November 2026` */
  name: string
  entries: Entry[]
}

const monthName = dateFormat({ month: 'long', year: 'numeric' })
const shortName = dateFormat({ month: 'short' })

const monthOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`

/** Groups entries by month and keeps their order. */
export function monthsOf(entries: readonly Entry[]): Month[] {
  return [...Map.groupBy(entries, (entry) => dayOf(entry).slice(0, 7))].map(([id, group]) => ({
    id,
    name: monthName(new Date(`${id}-01T00:00`)),
    entries: group,
  }))
}

const MONTHS = 12

/** The moment at which the last twelve months begin, this month included; ISO 8601 in UTC. */
export function yearBefore(now: number): string {
  const date = new Date(now)
  return new Date(date.getFullYear(), date.getMonth() - MONTHS + 1, 1).toISOString()
}

export interface MonthSum {
  id: string
  /** `Nov` */
  name: string
  sum: number
}

/** What was spent in each of the last twelve months, the oldest first. */
export function sumsByMonth(entries: readonly Entry[], now: number): MonthSum[] {
  const amounts = Map.groupBy(entries, ({ at }) => monthOf(new Date(at)))
  const date = new Date(now)
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = new Date(date.getFullYear(), date.getMonth() - MONTHS + 1 + at, 1)
    const id = monthOf(month)
    return { id, name: shortName(month), sum: sumOf((amounts.get(id) ?? []).map(({ amount }) => amount ?? 0)) }
  })
}
