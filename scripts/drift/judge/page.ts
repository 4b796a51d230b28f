import { z } from 'zod'
import type { RecordedCall } from '../../../mocks/har/call.ts'
import type { FoundOperation } from '../../../mocks/har/findOperation.ts'
import type { Page } from '../../../src/contract/endpoint/paging.ts'
import { ordered, sortKeyOf, type Row } from '../../../tests/conformance/laws/general/sortKey.ts'
import { tables, type TableSpec } from '../../../tests/conformance/laws/general/tables.ts'
import { driftOf, type Drift } from './drift.ts'

const Query = z.object({
  offset: z.number(),
  limit: z.number(),
  orderBy: z.string(),
  orderDirection: z.enum(['asc', 'desc']),
})
type Query = z.infer<typeof Query>

/**
 * Differences of a page of a list from what was asked: its counts (docs/contract.md#paging) and its order
 * (docs/contract.md#sorting).
 */
export function judgePage({ url }: RecordedCall, { endpoint }: FoundOperation, body: unknown): Drift[] {
  const table = tables.find((spec) => spec.endpoint.id === endpoint.id)
  const query = endpoint.query?.safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!table || !query?.success) return []
  const asked = Query.safeParse(query.data)
  // The body has been checked by the schema of the list.
  const page = body as Page<Row>
  return asked.success ? [...judgeCounts(table, asked.data, page), ...judgeOrder(table, asked.data, page.items)] : []
}

function judgeCounts({ endpoint }: TableSpec, { offset, limit }: Query, page: Page<Row>): Drift[] {
  const rows = Math.max(0, Math.min(limit, page.totalItems - offset))
  const wanted = { offset, limit, moreItems: offset + rows < page.totalItems }
  const drift = driftOf(endpoint)
  const rule = { rule: 'docs/contract.md#paging' } as const
  const counts = Object.entries(wanted).flatMap(([key, value]) => {
    const got = { offset: page.offset, limit: page.limit, moreItems: page.moreItems }[key]
    const words = { offset: 'as asked', limit: 'as asked', moreItems: 'true if rows follow' }[key] ?? ''
    return got === value
      ? []
      : [drift('other rows', `/${key}`, words, key === 'moreItems' ? String(got) : 'another', rule)]
  })
  const got = page.items.length
  if (got === rows) return counts
  return [
    ...counts,
    drift('other rows', '/items', 'as many rows as limit and totalItems say', got > rows ? 'more' : 'fewer', rule),
  ]
}

function judgeOrder(table: TableSpec, { orderBy, orderDirection }: Query, rows: readonly Row[]): Drift[] {
  const key = (row: Row) => sortKeyOf(table, orderBy, row)
  const wrong = rows.some((row, at) => {
    const before = rows[at - 1]
    return before !== undefined && !follow(key(before), before.id, key(row), row.id, orderDirection)
  })
  if (!wrong) return []
  const expected = `by ${orderBy}, ${orderDirection}, missing values last, ties by id`
  return [
    driftOf(table.endpoint)('order of rows', '/items', expected, 'another order', { rule: 'docs/contract.md#sorting' }),
  ]
}

type Key = string | number | null

/** True if a row may follow another. */
function follow(
  before: Key,
  beforeId: string,
  after: Key,
  afterId: string,
  direction: Query['orderDirection'],
): boolean {
  if (before === null) return after === null
  if (after === null) return true
  const order = ordered(before, after) || ordered(beforeId, afterId)
  return direction === 'asc' ? order <= 0 : order >= 0
}
