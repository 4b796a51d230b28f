import type { Page } from '../../contract/endpoint/paging.ts'

/** Rows of one call. More would make the browser busy for longer at a time. */
const PAGE_ROWS = 250

/** Fetches rows of what is listed, with the search and the sort of the list. */
export type FetchRows<Row> = (
  range: { offset: number; limit: number },
  options: { signal: AbortSignal },
) => Promise<Page<Row>>

/**
 * Yields everything that is listed, page by page. A row that moves to a later page while this runs comes once.
 *
 * Throws what `fetchRows` throws.
 */
export async function* listedRows<Row extends { id: string }>(fetchRows: FetchRows<Row>, signal: AbortSignal) {
  const seen = new Set<string>()
  let offset = 0
  let more = true
  while (more) {
    const { items, moreItems, totalItems } = await fetchRows({ offset, limit: PAGE_ROWS }, { signal })
    const fresh = items.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    offset += items.length
    more = moreItems && items.length > 0
    yield { rows: fresh, total: totalItems }
  }
}
