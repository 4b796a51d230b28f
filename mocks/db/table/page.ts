import type { OrderDirection, Page } from '../../../src/contract/endpoint/paging.ts'
import type { SortedIndex } from './sortedIndexes.ts'
import type { SearchMatches } from './textSearch.ts'

export interface ListQuery<C extends string> {
  offset: number
  limit: number
  orderBy: C
  orderDirection: OrderDirection
  searchQuery: string
}

/**
 * Reads a page of rows.
 *
 * @param found the slots that match the search; null without one
 */
export function readPage<Row>(
  { offset, limit, orderDirection }: Omit<ListQuery<never>, 'orderBy' | 'searchQuery'>,
  { present, missing }: Pick<SortedIndex, 'present' | 'missing'>,
  found: SearchMatches | null,
  rowAt: (slot: number) => Row | undefined,
): Page<Row> {
  const total = present.length + missing.length
  const slotAt = (position: number) => {
    if (position >= present.length) return missing.at(position - present.length)
    return present.at(orderDirection === 'asc' ? position : present.length - 1 - position)
  }
  const items: Row[] = []
  const take = (slot: number | undefined) => {
    const row = slot === undefined ? undefined : rowAt(slot)
    if (row) items.push(row)
  }
  if (found) {
    let skipped = 0
    for (let at = 0; at < total && items.length < limit && skipped + items.length < found.count; at++) {
      const slot = slotAt(at)
      if (slot === undefined || found.matches[slot] !== 1) continue
      if (skipped < offset) skipped++
      else take(slot)
    }
  } else {
    for (let at = offset; at < Math.min(offset + limit, total); at++) take(slotAt(at))
  }
  const totalItems = found ? found.count : total
  return { items, offset, limit, moreItems: offset + items.length < totalItems, totalItems }
}
