import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The server refuses a longer search (docs/contract.md#searching). */
export const SEARCH_MAX = 200

export const PAGE_SIZES = [10, 20, 50, 100] as const

/** What a list shows: the query of its call, read from and written to the URL. */
export interface ListQuery<C extends string> {
  offset: number
  limit: number
  orderBy: C
  orderDirection: 'asc' | 'desc'
  searchQuery: string
}

export interface ListParams<C extends string> {
  query: ListQuery<C>
  /** Sets the sort to a column and flips whatever direction is current; the offset stays (docs/contract.md#header-clicks). */
  sortBy(column: C): void
  /**
   * Goes to an offset, or to the one that follows from what is asked for by then; null leads nowhere.
   *
   * @param replace for a page that is not to be come Back to
   */
  goTo(to: number | ((asked: ListQuery<C>) => number | null), replace?: boolean): void
  /** Another page size begins at offset 0. */
  setLimit(limit: number): void
  /** Searches from offset 0. */
  search(text: string): void
  /**
   * Begins anew at offset 0 and without search, as a live reload of some lists does
   * (docs/product/live-data.md#events-and-effects).
   */
  restart(): void
  /** How often that has happened: whatever is being typed then is gone too (docs/contract.md#reset-search-on-live-reload). */
  restarts: number
}

/**
 * The state of a list in the URL, so that it can be linked and Back works. What the URL does not say, or says wrongly, is
 * the default; what is the default, the URL does not say.
 *
 * @param columns the columns that can be sorted by
 * @param defaultOrder the column of the first sort, descending
 */
export function useListParams<C extends string>(columns: readonly C[], defaultOrder: C): ListParams<C> {
  const [params, setParams] = useSearchParams()
  const [restarts, setRestarts] = useState(0)
  const query = useMemo(() => readQuery(params, columns, defaultOrder), [params, columns, defaultOrder])
  // The router's own "current" is that of the last render; two changes in quick succession must add up all the same.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  return useMemo(() => {
    const read = () => readQuery(latest.current, columns, defaultOrder)
    const write = (change: Partial<ListQuery<C>>, replace = false) => {
      const next = writeQuery(latest.current, { ...read(), ...change }, defaultOrder)
      if (next.toString() === latest.current.toString()) return
      latest.current = next
      setParams(next, { replace })
    }
    return {
      query,
      sortBy: (orderBy) => write({ orderBy, orderDirection: read().orderDirection === 'desc' ? 'asc' : 'desc' }),
      goTo(to, replace) {
        const offset = typeof to === 'number' ? to : to(read())
        if (offset !== null) write({ offset }, replace)
      },
      setLimit: (limit) => write({ limit, offset: 0 }),
      search: (searchQuery) => write({ searchQuery, offset: 0 }, true),
      restart() {
        write({ searchQuery: '', offset: 0 }, true)
        setRestarts((times) => times + 1)
      },
      restarts,
    }
  }, [query, setParams, columns, defaultOrder, restarts])
}

function readQuery<C extends string>(params: URLSearchParams, columns: readonly C[], defaultOrder: C): ListQuery<C> {
  const offset = Number(params.get('offset'))
  const limit = Number(params.get('limit'))
  return {
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
    orderBy: columns.find((column) => column === params.get('orderBy')) ?? defaultOrder,
    orderDirection: params.get('orderDirection') === 'asc' ? 'asc' : 'desc',
    searchQuery: (params.get('searchQuery') ?? '').slice(0, SEARCH_MAX),
  }
}

function writeQuery<C extends string>(current: URLSearchParams, query: ListQuery<C>, defaultOrder: C): URLSearchParams {
  const defaults: ListQuery<string> = {
    offset: 0,
    limit: PAGE_SIZES[0],
    orderBy: defaultOrder,
    orderDirection: 'desc',
    searchQuery: '',
  }
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(query)) {
    // `Object.entries` knows no names; `query` and `defaults` have the same.
    if (value === defaults[name as keyof typeof defaults]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
