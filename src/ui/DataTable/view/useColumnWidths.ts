import { useMemo, useState } from 'react'
import { actualWidths } from './actualWidths.ts'
import { clampWidth, type TableView } from './tableView.ts'
import type { ViewActions } from './useTableView.ts'

export interface ColumnWidths {
  /** The width of each shown column in pixels; null lets the last one take what is left. */
  columns: readonly (number | null)[]
  /** The sum of the widths in pixels. A narrower panel scrolls sideways. */
  sum: number
  /** Starts to change the width of a column, from the widths that all of them have on the screen. */
  start(actual: Readonly<Record<string, number>>): void
  /** Shows a width while it is dragged. */
  drag(id: string, width: number): void
  /** Keeps the dragged widths. */
  end(): void
  /** Changes a width by some pixels, from what it is on the screen, where `table` is. */
  resize(id: string, by: number, table: HTMLElement | null): void
}

/**
 * The widths of the shown columns. Until one has been resized, they share the panel in proportion. After that each has
 * its own, and the last column takes what is left, so that an edge stays where it is dropped.
 */
export function useColumnWidths(
  ids: readonly string[],
  ownWidths: readonly number[],
  { widths }: Pick<TableView, 'widths'>,
  actions: Pick<ViewActions, 'setWidths'>,
): ColumnWidths {
  const [dragged, setDragged] = useState<Readonly<Record<string, number>> | null>(null)
  const chosen = dragged ?? widths
  return useMemo(() => {
    const known = ids.map((id, at) => chosen?.[id] ?? ownWidths[at] ?? 0)
    return {
      columns: known.map((width, at) => (chosen && at === known.length - 1 ? null : width)),
      sum: known.reduce((sum, width) => sum + width, 0),
      start: setDragged,
      drag: (id, width) => setDragged((now) => ({ ...now, [id]: clampWidth(width) })),
      end() {
        if (dragged) actions.setWidths(dragged)
        setDragged(null)
      },
      resize(id, by, table) {
        // Until one has been resized, each has more than its own width. Together they keep what they have.
        const actual = widths === null ? actualWidths(table) : {}
        const width = actual[id] ?? known[ids.indexOf(id)]
        if (width !== undefined) actions.setWidths({ ...actual, [id]: width + by })
      },
    }
  }, [ids, ownWidths, widths, chosen, dragged, actions])
}
