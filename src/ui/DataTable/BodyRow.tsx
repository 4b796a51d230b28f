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

/** A row of a list; a click on it follows its link. */
export function BodyRow<Row extends { id: string }>({ table, row, rowHref, rowActions }: BodyRowProps<Row>) {
  const navigate = useNavigate()

  /** A link or a button in the row handles its own clicks, and a click that ends a text selection leads nowhere. */
  function handleClick({ target }: MouseEvent) {
    const own = target instanceof Element && target.closest('a, button, input') !== null
    if (!rowHref || own || getSelection()?.type === 'Range') return
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
