import type { ListQuery } from '../useListParams.ts'
import { sortWords } from '../words.ts'

/** A field that a list can be sorted by, as the header of its column names it. */
export interface SortField {
  field: string
  label: string
}

/** When a row came to be: these read as "Newest first". */
const moments = ['createdAt', 'timestamp']

/** How a list is sorted: what its button shows beside an arrow, and the whole of it, for screen readers. */
export function sortText(
  { orderBy, orderDirection }: Pick<ListQuery<string>, 'orderBy' | 'orderDirection'>,
  fields: readonly SortField[],
): { shown: string; whole: string } {
  if (moments.includes(orderBy)) {
    const moment = sortWords.moments[orderDirection]
    return { shown: moment, whole: moment }
  }
  const shown = fields.find(({ field }) => field === orderBy)?.label ?? orderBy
  return { shown, whole: orderDirection === 'asc' ? sortWords.ascending(shown) : sortWords.descending(shown) }
}
