import { filterWords } from '../words.ts'

/** A filter of a view of the dashboard, in the dashboard's words. */
export interface ViewFilter {
  name: string
  value: string
}

interface Known {
  name: string
  /** The words for a value; any other is shown as it is. */
  values?: Readonly<Record<string, string>>
}

/** The filters of the dashboard, in the order in which it shows them. */
const { period, country, membership, age, gender } = filterWords
const known: Readonly<Record<string, Known>> = { period, country, membership, age, gender }
const order = Object.keys(known)

/**
 * Reads the filters of a bookmark's params, in the order of the dashboard. A parameter that this version does not know
 * comes last, by its own name (docs/product/analytics.md#bookmark-page).
 */
export function viewFiltersOf(params: string): ViewFilter[] {
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...new URLSearchParams(params)]
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([id, value]) => {
      // A parameter may be named like a method of objects.
      const filter = Object.hasOwn(known, id) ? known[id] : undefined
      const values = filter?.values ?? {}
      return { name: filter?.name ?? id, value: (Object.hasOwn(values, value) ? values[value] : undefined) ?? value }
    })
}
