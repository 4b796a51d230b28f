import { useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { BodyRow } from './BodyRow.tsx'
import { features, type Columns } from './columns.ts'
import { SkeletonRow } from './SkeletonRow.tsx'
import { TableHead } from './TableHead.tsx'
import type { ListParams } from './useListParams.ts'
import classes from './DataTable.module.css'

export interface RowTableProps<Row extends { id: string }, C extends string> {
  label: string
  columns: Columns<Row>
  /** The rows of the page; null while the first answer is pending. */
  rows: Row[] | null
  params: ListParams<C>
  busy: boolean
  rowHref: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
}

const NO_ROWS: never[] = []
/** Two buttons and the space around them, in pixels. */
const ACTIONS_WIDTH = 82

/** The table element of a list: its header, and its rows or skeletons. */
export function RowTable<Row extends { id: string }, C extends string>({
  label,
  columns,
  rows,
  params,
  busy,
  rowHref,
  rowActions,
}: RowTableProps<Row, C>) {
  const data: Row[] = rows ?? NO_ROWS
  const table = useTable({ features, columns, data, getRowId: (row: Row) => row.id })
  const hasActions = rowActions !== undefined
  const widths = columns.map((column) => column.meta?.width ?? 120)
  if (hasActions) widths.push(ACTIONS_WIDTH)
  return (
    <table
      className={classes.table}
      aria-label={label}
      aria-busy={busy}
      style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}
    >
      <colgroup>
        {widths.map((width, at) => (
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <TableHead table={table} params={params} hasActions={hasActions} />
      <tbody>
        {rows
          ? table
              .getRowModel()
              .rows.map((row) => (
                <BodyRow key={row.id} table={table} row={row} rowHref={rowHref} rowActions={rowActions} />
              ))
          : Array.from({ length: params.query.limit }, (_, at) => (
              <SkeletonRow key={at} at={at} columns={columns} hasActions={hasActions} />
            ))}
      </tbody>
    </table>
  )
}
