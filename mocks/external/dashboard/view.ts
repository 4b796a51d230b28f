import type { FigureFilters } from '../../control.ts'

export const tabs = ['overview', 'audience', 'shop', 'ticketing'] as const
export type Tab = (typeof tabs)[number]

export type FilterName = keyof FigureFilters
const filterNames: readonly FilterName[] = ['period', 'country', 'membership', 'age', 'gender']

/** The view of the dashboard, all of which is in the URL. */
export interface View {
  club: string
  tab: Tab
  /** Only the filters that are set. */
  filters: FigureFilters
}

/** Reads a query string; invalid values become the default. */
export function viewOf(search: string): View {
  const params = new URLSearchParams(search)
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return {
    club: params.get('club') ?? '',
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    // `Object.fromEntries` loses the type of the names, which are those of `filterNames`.
    filters: Object.fromEntries(filters) as FigureFilters,
  }
}

/** The query string of a view, its parameters always in the same order. */
export function searchOf({ club, tab, filters }: View): string {
  const params = new URLSearchParams({ ...(club && { club }), tab })
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name])
  return `?${params.toString()}`
}

/** Copies filters and sets one of them, or removes it if the value is empty. */
export function withFilter(filters: FigureFilters, name: FilterName, value: string): FigureFilters {
  const { [name]: _, ...rest } = filters
  return value === '' ? rest : { ...rest, [name]: value }
}
