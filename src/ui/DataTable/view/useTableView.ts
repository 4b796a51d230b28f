import { use, useMemo } from 'react'
import { useStore } from 'zustand'
import { changeView, TableOwner, tableViews, viewOf } from './tableViews.ts'
import { clampWidth, defaultView, moveId, orderIds, type Density, type PageSize, type TableView } from './tableView.ts'

export interface ViewActions {
  setDensity(density: Density): void
  setRows(rows: PageSize): void
  /** The latest page size, before the next render too. */
  rows(): PageSize
  /** Shows a hidden column, or hides a shown one. */
  toggle(id: string): void
  /** Moves a column to another index among all columns of the table. */
  move(ids: readonly string[], id: string, to: number): void
  setWidths(widths: Readonly<Record<string, number>>): void
  /** Back to the table's own columns and density. The page size stays. */
  reset(): void
}

/** How the signed-in person sees the table of this name, and what changes it. */
export function useTableView(name: string): { view: TableView; actions: ViewActions } {
  const key = `${use(TableOwner)}/${name}`
  const view = useStore(tableViews, (state) => viewOf(state, key))
  const actions = useMemo((): ViewActions => {
    const now = () => viewOf(tableViews.getState(), key)
    return {
      setDensity: (density) => changeView(key, { density }),
      setRows: (rows) => changeView(key, { rows }),
      rows: () => now().rows,
      toggle(id) {
        const { toggled } = now()
        changeView(key, { toggled: toggled.includes(id) ? toggled.filter((other) => other !== id) : [...toggled, id] })
      },
      move: (ids, id, to) => changeView(key, { order: moveId(orderIds(ids, now().order), id, to) }),
      setWidths(widths) {
        const clamped = Object.entries(widths).map(([id, width]) => [id, clampWidth(width)] as const)
        changeView(key, { widths: { ...now().widths, ...Object.fromEntries(clamped) } })
      },
      reset: () => changeView(key, { ...defaultView, rows: now().rows }),
    }
  }, [key])
  return { view, actions }
}
