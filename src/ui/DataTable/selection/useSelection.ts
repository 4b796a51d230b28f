import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface Selection<Row extends { id: string }> {
  /** The selected rows that have been on a page, by id, in the order in which they were selected. */
  rows: ReadonlyMap<string, Row>
  /** Everything that the search finds is selected, whether it has been on a page or not. */
  all: boolean
  /** How many rows are selected. */
  count: number
  /** How many rows the search finds. */
  total: number
  /** What is selected of the page on the screen. */
  page: 'all' | 'some' | 'none' | 'empty'
  has(id: string): boolean
  /** @param range selects everything from the row toggled last to this one, as a click with Shift does */
  toggle(row: Row, range: boolean): void
  /** Selects all rows of the page, or none of them if all are selected. */
  togglePage(): void
  selectAll(): void
  clear(): void
  /** Deselects a row that is gone. */
  forget(id: string): void
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * The selected rows of a list. The selection survives a change of the page, and ends with another search.
 *
 * @param items the rows of the page; undefined while the first answer is pending
 * @param search what the rows of the page were found by; null while they are those of an earlier query
 */
export function useSelection<Row extends { id: string }>(
  items: readonly Row[] | undefined,
  total: number,
  search: string | null,
): Selection<Row> {
  const [chosen, setRows] = useState<ReadonlyMap<string, Row>>(NONE)
  const rows = useMemo(() => upToDate(chosen, items), [chosen, items])
  // They stay so on the next page.
  if (rows !== chosen) setRows(rows)
  const [all, setAll] = useState(false)
  const anchor = useRef<string | null>(null)
  const clear = useCallback(() => {
    anchor.current = null
    setAll(false)
    setRows(NONE)
  }, [])
  const seenSearch = useRef(search)
  useEffect(() => {
    if (search === null || seenSearch.current === search) return
    seenSearch.current = search
    clear()
  }, [search, clear])

  return useMemo(() => {
    const page = items ?? []
    const has = (id: string) => all || rows.has(id)
    /** To deselect one row of everything that was found is to go back to the rows of the page. */
    const selected = () => new Map(all ? page.map((row) => [row.id, row]) : rows)
    const selectedHere = page.filter(({ id }) => has(id)).length
    const commit = (next: ReadonlyMap<string, Row>) => {
      setAll(false)
      setRows(next)
    }
    return {
      rows,
      all,
      count: all ? total : rows.size,
      total,
      page: page.length === 0 ? 'empty' : selectedHere === page.length ? 'all' : selectedHere > 0 ? 'some' : 'none',
      has,
      toggle(row, range) {
        const next = selected()
        const from = range ? page.findIndex(({ id }) => id === anchor.current) : -1
        const to = page.findIndex(({ id }) => id === row.id)
        anchor.current = row.id
        if (from >= 0) for (const one of page.slice(Math.min(from, to), Math.max(from, to) + 1)) next.set(one.id, one)
        else if (has(row.id)) next.delete(row.id)
        else next.set(row.id, row)
        commit(next)
      },
      togglePage() {
        const next = selected()
        for (const row of page) {
          if (selectedHere === page.length) next.delete(row.id)
          else next.set(row.id, row)
        }
        commit(next)
      },
      selectAll: () => setAll(true),
      clear,
      forget: (id) => setRows((now) => new Map([...now].filter(([known]) => known !== id))),
    }
  }, [items, total, rows, all, clear])
}

/** The rows as the page shows them now: they may have been changed since they were selected. */
function upToDate<Row extends { id: string }>(
  rows: ReadonlyMap<string, Row>,
  items: readonly Row[] | undefined,
): ReadonlyMap<string, Row> {
  const changed = items?.filter((row) => rows.has(row.id) && rows.get(row.id) !== row) ?? []
  return changed.length === 0 ? rows : new Map([...rows, ...changed.map((row) => [row.id, row] as const)])
}
