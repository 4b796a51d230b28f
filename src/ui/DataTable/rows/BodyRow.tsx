import type { ReactTable, Row as TableRow } from '@tanstack/react-table'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { features } from '../columns.ts'
import type { Selection } from '../selection/useSelection.ts'
import { Cut } from './Cut.tsx'
import { handleRowKey } from './rowKeys.ts'
import { selectionWords } from '../words.ts'
import classes from '../DataTable.module.css'

export interface BodyRowProps<Row extends { id: string }> {
  table: ReactTable<typeof features, Row>
  row: TableRow<typeof features, Row>
  /** Tab reaches this row; the arrow keys reach the others from there. */
  isTabStop: boolean
  onFocus(id: string): void
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  selection: Selection<Row> | undefined
}

/** A row of a table. A click on it opens `rowHref`. */
export function BodyRow<Row extends { id: string }>({
  table,
  row,
  isTabStop,
  onFocus,
  rowName,
  rowHref,
  rowActions,
  selection,
}: BodyRowProps<Row>) {
  const navigate = useNavigate()

  /**
   * Ignores clicks on links and buttons in the row, clicks that end a text selection, and those that would open a link in
   * another tab: a row is none.
   */
  function handleClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const isControl = target instanceof Element && target.closest('a, button, input, [data-select]') !== null
    if (!rowHref || isControl || ctrlKey || metaKey || shiftKey || getSelection()?.type === 'Range') return
    void navigate(rowHref(row.original))
  }

  return (
    <tr
      data-row={row.id}
      data-opens={rowHref ? true : undefined}
      data-selected={selection?.has(row.id) || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={handleClick}
      onKeyDown={(event) => handleRowKey(event, selection?.clear)}
      onFocus={() => onFocus(row.id)}
    >
      {selection && (
        <td data-select>
          <input
            type="checkbox"
            className={classes.check}
            tabIndex={-1}
            aria-label={selectionWords.row(rowName(row.original))}
            checked={selection.has(row.id)}
            // React's change event does not tell whether Shift is pressed.
            onChange={({ nativeEvent }) =>
              selection.toggle(row.original, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {row.getAllCells().map((cell) => (
        <td key={cell.id} data-column={cell.column.id} data-align={cell.column.columnDef.meta?.align}>
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
