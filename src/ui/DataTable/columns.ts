import { metaHelper, tableFeatures, type ColumnDef, type RowData } from '@tanstack/react-table'
import { orderIds, type TableView } from './view/tableView.ts'

export interface ColumnMeta {
  /** Width in pixels. The remaining space is distributed in proportion. */
  width: number
  /** The field that the server sorts by. A column without it is not sortable. */
  sortBy?: string
  /** Hidden until somebody shows it. */
  isExtra?: true
  /** Aligns numbers to the right. */
  align?: 'end'
}

/** The server sorts, searches and pages, so the table model needs none of these itself. */
export const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() })

/** Columns hold values of different types, which only their own cells read. */
// oxlint-disable-next-line typescript/no-explicit-any -- TanStack's own type for a list of columns with different values
export type Columns<Row extends RowData> = ColumnDef<typeof features, Row, any>[]

/** A column as its menu and its header name it. */
export interface NamedColumn {
  id: string
  label: string
  isShown: boolean
  /** The field that the server sorts by; a column without it is not sortable. */
  sortBy: string | undefined
}

const DEFAULT_WIDTH = 120

const idOf = <Row extends RowData>(column: Columns<Row>[number]): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')

/** The width of a column before anybody has changed it, in pixels. */
export const widthOf = <Row extends RowData>(column: Columns<Row>[number]): number =>
  column.meta?.width ?? DEFAULT_WIDTH

/** All columns of a table in the person's order, and those of them that are shown. */
export function arrangeColumns<Row extends RowData>(columns: Columns<Row>, { order, toggled }: TableView) {
  const byId = new Map(columns.map((column) => [idOf(column), column]))
  const ids = orderIds([...byId.keys()], order)
  // The first column names the row, so it cannot be hidden.
  const isShown = (id: string, at: number) =>
    at === 0 || toggled.includes(id) === (byId.get(id)?.meta?.isExtra ?? false)
  const named = (id: string, at: number): NamedColumn => {
    const { header, meta } = byId.get(id) ?? {}
    return { id, label: typeof header === 'string' ? header : id, isShown: isShown(id, at), sortBy: meta?.sortBy }
  }
  const shownIds = ids.filter(isShown)
  return {
    all: ids.map(named),
    shownIds,
    shown: shownIds.flatMap((id) => byId.get(id) ?? []),
  }
}
