import { useTable } from '@tanstack/react-table'
import { useState, type ReactNode } from 'react'
import { features, type Columns } from '../columns.ts'
import { TableHead } from '../head/TableHead.tsx'
import type { Selection } from '../selection/useSelection.ts'
import type { ListParams } from '../useListParams.ts'
import type { ColumnWidths } from '../view/useColumnWidths.ts'
import { BodyRow } from './BodyRow.tsx'
import { SkeletonRow } from './SkeletonRow.tsx'
import classes from '../DataTable.module.css'

export interface RowTableProps<Row extends { id: string }, C extends string> {
  label: string
  /** The shown columns. */
  columns: Columns<Row>
  widths: ColumnWidths
  /** The rows of the page; null while the first answer is pending. */
  rows: Row[] | null
  params: ListParams<C>
  busy: boolean
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  selection: Selection<Row> | undefined
}

const NO_ROWS: never[] = []
/** A box and the space around it, in pixels. */
const SELECT_WIDTH = 44
/** Two buttons and the space around them, in pixels. */
const ACTIONS_WIDTH = 82

/** The table element of a list: its header, and its rows or skeletons. */
export function RowTable<Row extends { id: string }, C extends string>({
  label,
  columns,
  widths,
  rows,
  params,
  busy,
  rowName,
  rowHref,
  rowActions,
  selection,
}: RowTableProps<Row, C>) {
  const data: Row[] = rows ?? NO_ROWS
  const table = useTable({ features, columns, data, getRowId: (row: Row) => row.id })
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  const tabStop = data.find(({ id }) => id === lastFocused)?.id ?? data[0]?.id
  const hasActions = rowActions !== undefined
  const besides = (selection ? SELECT_WIDTH : 0) + (hasActions ? ACTIONS_WIDTH : 0)

  return (
    <table className={classes.table} aria-label={label} aria-busy={busy} style={{ minWidth: widths.sum + besides }}>
      <colgroup>
        {selection && <col style={{ width: SELECT_WIDTH }} />}
        {widths.columns.map((width, at) => (
          <col key={at} data-first={at === 0 || undefined} style={width === null ? {} : { width }} />
        ))}
        {hasActions && <col style={{ width: ACTIONS_WIDTH }} />}
      </colgroup>
      <TableHead table={table} params={params} widths={widths} selection={selection} hasActions={hasActions} />
      <tbody>
        {rows
          ? table
              .getRowModel()
              .rows.map((row) => (
                <BodyRow
                  key={row.id}
                  table={table}
                  row={row}
                  isTabStop={row.id === tabStop}
                  onFocus={setLastFocused}
                  rowName={rowName}
                  rowHref={rowHref}
                  rowActions={rowActions}
                  selection={selection}
                />
              ))
          : Array.from({ length: params.query.limit }, (_, at) => (
              <SkeletonRow
                key={at}
                at={at}
                columns={columns}
                hasSelection={selection !== undefined}
                hasActions={hasActions}
              />
            ))}
      </tbody>
    </table>
  )
}
