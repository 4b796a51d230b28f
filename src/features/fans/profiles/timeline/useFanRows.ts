import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../../api/query.ts'
import { contract } from '../../../../contract/index.ts'
import { SEARCH_MAX } from '../../../../contract/endpoint/limits.ts'
import { isOf, type FanRows } from './entries.ts'

/**
 * How many rows of a list are asked for at first, and then if it has more. The last is the most that a server gives.
 */
const LIMITS = [100, 300, 1000] as const
const LAST = LIMITS.length - 1

/** A list of all rows that contain the e-mail, the newest first, as far as it has been loaded. */
export interface Loaded {
  /**
   * The oldest row that has been loaded, if there are older ones; what is before that is not known. Null if all are
   * loaded.
   */
  since: string | null
  /** True if older rows can be loaded. */
  canGrow: boolean
  isLoading: boolean
  /** Why the rows, or older ones, did not load. */
  error: Error | null
  /** False until the first rows are there. */
  hasRows: boolean
  grow(): void
  retry(): void
}

/**
 * The orders, tickets and memberships of a fan, live (docs/product/fans.md#timeline). A list grows by asking for more
 * rows from the start, so that what is shown always comes from one answer.
 *
 * @param email null waits
 */
export function useFanRows(email: string | null): FanRows & Record<'ofOrders' | 'ofTickets' | 'ofMemberships', Loaded> {
  const params = { tenant: useUser().tenant }
  const [sizes, setSizes] = useState({ orders: 0, tickets: 0, memberships: 0 })
  const grow = (list: keyof typeof sizes) => () =>
    setSizes((now) => ({ ...now, [list]: Math.min(now[list] + 1, LAST) }))
  const options = { live: true, enabled: email !== null } as const
  const query = (list: keyof typeof sizes) => ({
    limit: LIMITS[sizes[list]] ?? LIMITS[LAST],
    searchQuery: (email ?? '').slice(0, SEARCH_MAX),
    orderDirection: 'desc' as const,
  })
  const orders = useKept(
    useEndpoint(contract.shop.orders, { params, query: { ...query('orders'), orderBy: 'timestamp' } }, options),
  )
  const tickets = useKept(
    useEndpoint(contract.ticketing.tickets, { params, query: { ...query('tickets'), orderBy: 'timestamp' } }, options),
  )
  const memberships = useKept(
    useEndpoint(
      contract.memberships.list,
      { params, query: { ...query('memberships'), orderBy: 'entryDate' } },
      options,
    ),
  )
  const isOfFan = isOf(email ?? '')
  return {
    orders: orders.items.filter(isOfFan),
    tickets: tickets.items.filter(isOfFan),
    memberships: memberships.items.filter(isOfFan),
    ofOrders: loadedOf(orders, orders.items.at(-1)?.timestamp, sizes.orders, grow('orders')),
    ofTickets: loadedOf(tickets, tickets.items.at(-1)?.timestamp, sizes.tickets, grow('tickets')),
    ofMemberships: loadedOf(
      memberships,
      memberships.items.at(-1)?.entryDate ?? undefined,
      sizes.memberships,
      grow('memberships'),
    ),
  }
}

interface Answer<Row> {
  items: Row[]
  moreItems: boolean
}

interface Kept<Row> extends Answer<Row> {
  hasRows: boolean
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
}

/** The latest answer, also while a longer list is loading and if that fails. */
function useKept<Row>(query: UseQueryResult<Answer<Row>>): Kept<Row> {
  const [kept, setKept] = useState<Answer<Row>>()
  if (query.data !== undefined && query.data !== kept) setKept(query.data)
  const { items = [], moreItems = false } = query.data ?? kept ?? {}
  return { items, moreItems, hasRows: (query.data ?? kept) !== undefined, query }
}

function loadedOf<Row>(
  { hasRows, moreItems, query }: Kept<Row>,
  oldest: string | undefined,
  size: number,
  grow: () => void,
): Loaded {
  return {
    hasRows,
    since: moreItems ? (oldest ?? null) : null,
    canGrow: moreItems && size < LAST,
    isLoading: query.data === undefined && query.isFetching,
    // A live reload that fails keeps its rows, and the next one may succeed.
    error: query.data === undefined ? query.error : null,
    grow,
    retry: () => void query.refetch(),
  }
}
