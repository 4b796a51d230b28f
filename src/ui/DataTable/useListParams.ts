import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMounted } from '../useMounted.ts'
import { PAGE_SIZES, type PageSize } from './view/tableView.ts'
import { useTableView } from './view/useTableView.ts'

/** The most characters of a search; the server refuses longer ones (docs/contract.md#searching). */
export const SEARCH_MAX = 200

/** The query of a list's call, read from and written to the URL. */
export interface ListQuery<C extends string> {
  offset: number
  limit: PageSize
  orderBy: C
  orderDirection: 'asc' | 'desc'
  searchQuery: string
}

export interface ListParams<C extends string> {
  /** The name of the table, under which the browser keeps how it is shown. */
  table: string
  query: ListQuery<C>
  /** Sorts by a column and flips the current direction; the offset stays (docs/contract.md#header-clicks). */
  sortBy(column: C): void
  /** Sorts by a column in a direction; the offset stays. */
  setSort(column: C, direction: 'asc' | 'desc'): void
  /**
   * Goes to an offset. A function computes it from the latest query; null does nothing.
   *
   * @param replace replaces the history entry of the current page
   * @returns false if the list stays where it is, or is not shown any more
   */
  goTo(to: number | ((requested: ListQuery<C>) => number | null), replace?: boolean): boolean
  /** Changes the page size, here and for the next visit, and resets the offset. */
  setLimit(limit: PageSize): void
  /** Sorts by the default column again, descending, from offset 0. */
  resetSort(): void
  /** True while the list has its default sort. */
  isDefaultSort: boolean
  /** Searches from offset 0. */
  search(text: string): void
  /**
   * Resets the offset and the search, as a live reload of some lists does
   * (docs/product/live-data.md#events-and-effects).
   */
  restart(): void
  /**
   * The number of restarts. Each also discards what the user is typing (docs/contract.md#reset-search-on-live-reload).
   */
  restarts: number
}

/**
 * Keeps the state of a list in the URL, so that it can be linked and Back works. Missing and invalid parameters mean
 * the default. Default values are left out of the URL. An address without a page size has the size last chosen for this
 * table, or 10 if it names an offset, so that a link to a later page shows the same rows to everybody.
 *
 * @param table the name of the table, unique in the product
 * @param columns the sortable columns
 * @param defaultOrder the column of the initial sort, which is descending
 */
export function useListParams<C extends string>(table: string, columns: readonly C[], defaultOrder: C): ListParams<C> {
  const [params, setParams] = useSearchParams()
  const [restarts, setRestarts] = useState(0)
  const { view, actions } = useTableView(table)
  const { rows } = view
  const query = useMemo(() => readQuery(params, columns, defaultOrder, rows), [params, columns, defaultOrder, rows])
  // The router's parameters are those of the last render, but two quick changes must add up. They are right as soon as an
  // address is shown, because a click may come before an effect; also if it is the one before a change that a link has
  // overtaken.
  const latest = useRef(params)
  const mounted = useMounted()
  const { key } = useLocation()
  useLayoutEffect(() => {
    latest.current = params
  }, [params, key])

  return useMemo(() => {
    const read = () => readQuery(latest.current, columns, defaultOrder, actions.rows())
    const write = (change: Partial<ListQuery<C>>, replace = false): boolean => {
      const next = writeQuery(latest.current, { ...read(), ...change }, defaultOrder, actions.rows())
      // A late answer must not lead back to a list that has been left.
      if (!mounted.current || next.toString() === latest.current.toString()) return false
      latest.current = next
      setParams(next, { replace })
      return true
    }
    return {
      table,
      query,
      sortBy: (orderBy) => write({ orderBy, orderDirection: read().orderDirection === 'desc' ? 'asc' : 'desc' }),
      setSort: (orderBy, orderDirection) => write({ orderBy, orderDirection }),
      goTo(to, replace) {
        const offset = typeof to === 'number' ? to : to(read())
        return offset !== null && write({ offset }, replace)
      },
      setLimit(limit) {
        actions.setRows(limit)
        write({ limit, offset: 0 })
      },
      resetSort: () => write({ orderBy: defaultOrder, orderDirection: 'desc', offset: 0 }),
      isDefaultSort: query.orderBy === defaultOrder && query.orderDirection === 'desc',
      search: (searchQuery) => write({ searchQuery, offset: 0 }, true),
      restart() {
        write({ searchQuery: '', offset: 0 }, true)
        setRestarts((times) => times + 1)
      },
      restarts,
    }
  }, [table, query, actions, setParams, columns, defaultOrder, restarts, mounted])
}

function readQuery<C extends string>(
  params: URLSearchParams,
  columns: readonly C[],
  defaultOrder: C,
  rows: PageSize,
): ListQuery<C> {
  const offset = Number(params.get('offset'))
  const limit = Number(params.get('limit'))
  return {
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
    limit: PAGE_SIZES.find((size) => size === limit) ?? (params.has('offset') ? PAGE_SIZES[0] : rows),
    orderBy: columns.find((column) => column === params.get('orderBy')) ?? defaultOrder,
    orderDirection: params.get('orderDirection') === 'asc' ? 'asc' : 'desc',
    searchQuery: (params.get('searchQuery') ?? '').slice(0, SEARCH_MAX),
  }
}

function writeQuery<C extends string>(
  current: URLSearchParams,
  query: ListQuery<C>,
  defaultOrder: C,
  rows: PageSize,
): URLSearchParams {
  const next = new URLSearchParams(current)
  const isDefault = {
    offset: query.offset === 0,
    // An address without a page size must stand for this one, here and in the browser of somebody who gets the link.
    limit: query.limit === PAGE_SIZES[0] && (query.offset > 0 || rows === PAGE_SIZES[0]),
    orderBy: query.orderBy === defaultOrder,
    orderDirection: query.orderDirection === 'desc',
    searchQuery: query.searchQuery === '',
  }
  for (const [name, value] of Object.entries(query)) {
    // `Object.entries` types names as strings; `query` and `isDefault` have the same names.
    if (isDefault[name as keyof typeof isDefault]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
