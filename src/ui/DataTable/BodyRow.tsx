import type { ReactTable, Row as TableRow } from '@tanstack/react-table'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Cut } from './Cut.tsx'
import type { features } from './columns.ts'
import classes from './DataTable.module.css'

export interface BodyRowProps<Row extends { id: string }> {
  table: ReactTable<typeof features, Row>
  row: TableRow<typeof features, Row>
  rowHref: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
}

/** A row of a table. A click on it opens `rowHref`. */
export function BodyRow<Row extends { id: string }>({ table, row, rowHref, rowActions }: BodyRowProps<Row>) {
  const navigate = useNavigate()

  /** Ignores clicks on links and buttons in the row, and clicks that end a text selection. */
  function handleClick({ target }: MouseEvent) {
    const isControl = target instanceof Element && target.closest('a, button, input') !== null
    if (!rowHref || isControl || getSelection()?.type === 'Range') return
    void navigate(rowHref(row.original))
  }

  return (
    <tr data-row={row.id} data-opens={rowHref ? true : undefined} onClick={handleClick}>
      {row.getAllCells().map((cell) => (
        <td key={cell.id} data-align={cell.column.columnDef.meta?.align}>
          <Cut>
            <table.FlexRender cell={cell} />
          </Cut>
        </td>
      ))}
      {rowActions && (
        <td data-actions>
          <div className={classes.rowActions}>{rowActions(row.original)}</div>
        </td>
      )}
    </tr>
  )
}
