import { metaHelper, tableFeatures, type ColumnDef, type RowData } from '@tanstack/react-table'

export interface ColumnMeta {
  /** Width in pixels. The remaining space is distributed in proportion. */
  width: number
  /** The field that the server sorts by. A column without it is not sortable. */
  sortBy?: string
  /** Aligns numbers to the right. */
  align?: 'end'
}

/** The server sorts, searches and pages, so the table model needs none of these itself. */
export const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() })

/** Columns hold values of different types, which only their own cells read. */
// oxlint-disable-next-line typescript/no-explicit-any -- TanStack's own type for a list of columns with different values
export type Columns<Row extends RowData> = ColumnDef<typeof features, Row, any>[]
