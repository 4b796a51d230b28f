import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The most characters of a search; the server refuses longer ones (docs/contract.md#searching). */
export const SEARCH_MAX = 200

export const PAGE_SIZES = [10, 20, 50, 100] as const

/** The query of a list's call, read from and written to the URL. */
export interface ListQuery<C extends string> {
  offset: number
  limit: number
  orderBy: C
  orderDirection: 'asc' | 'desc'
  searchQuery: string
}

export interface ListParams<C extends string> {
  query: ListQuery<C>
  /** Sorts by a column and flips the current direction; the offset stays (docs/contract.md#header-clicks). */
  sortBy(column: C): void
  /**
   * Goes to an offset. A function computes it from the latest query; null does nothing.
   *
   * @param replace replaces the history entry of the current page
   */
  goTo(to: number | ((requested: ListQuery<C>) => number | null), replace?: boolean): void
  /** Changes the page size and resets the offset. */
  setLimit(limit: number): void
  /** Searches from offset 0. */
  search(text: string): void
  /**
   * Resets the offset and the search, as a live reload of some lists does
   * (docs/product/live-data.md#events-and-effects).
   */
  restart(): void
  /** The number of restarts. Each also discards what the user is typing (docs/contract.md#reset-search-on-live-reload). */
  restarts: number
}

/**
 * Keeps the state of a list in the URL, so that it can be linked and Back works. Missing and invalid parameters mean the default.
 * Default values are left out of the URL.
 *
 * @param columns the sortable columns
 * @param defaultOrder the column of the initial sort, which is descending
 */
export function useListParams<C extends string>(columns: readonly C[], defaultOrder: C): ListParams<C> {
  const [params, setParams] = useSearchParams()
  const [restarts, setRestarts] = useState(0)
  const query = useMemo(() => readQuery(params, columns, defaultOrder), [params, columns, defaultOrder])
  // The router's parameters are those of the last render, but two quick changes must add up.
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
    // `Object.entries` types names as strings; `query` and `defaults` have the same names.
    if (value === defaults[name as keyof typeof defaults]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
