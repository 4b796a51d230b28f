import type { RowData } from '@tanstack/react-table'
import type { Columns } from './columns.ts'
import type { ListQuery } from './useListParams.ts'
import { tableWords } from './words.ts'

/** Says how a list is sorted if no header in sight does: its column is hidden, or the table scrolls sideways. */
export function orderText<Row extends RowData>(
  { orderBy, orderDirection }: Pick<ListQuery<string>, 'orderBy' | 'orderDirection'>,
  shown: Columns<Row>,
  all: Columns<Row>,
  isWide: boolean,
): string | null {
  const isSorted = (column: Columns<Row>[number]) => column.meta?.sortBy === orderBy
  if (shown.some(isSorted) && !isWide) return null
  if (orderBy === 'createdAt') return orderDirection === 'desc' ? tableWords.newest : tableWords.oldest
  const header = all.find(isSorted)?.header
  return tableWords.sorted(typeof header === 'string' ? header : orderBy, orderDirection)
}
