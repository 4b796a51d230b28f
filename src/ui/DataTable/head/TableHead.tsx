import type { ReactTable, RowData } from '@tanstack/react-table'
import type { features } from '../columns.ts'
import type { Selection } from '../selection/useSelection.ts'
import type { ListParams } from '../useListParams.ts'
import type { ColumnWidths } from '../view/useColumnWidths.ts'
import { SortHeader } from './SortHeader.tsx'
import { selectionWords, tableWords } from '../words.ts'
import classes from '../DataTable.module.css'

export interface TableHeadProps<Row extends RowData & { id: string }, C extends string> {
  table: ReactTable<typeof features, Row>
  params: ListParams<C>
  widths: ColumnWidths
  /** Adds a box that selects all rows of the page. */
  selection: Selection<Row> | undefined
  /** True if rows end in a column of buttons. */
  hasActions: boolean
}

/** The header row of a list. */
export function TableHead<Row extends RowData & { id: string }, C extends string>({
  table,
  params,
  widths,
  selection,
  hasActions,
}: TableHeadProps<Row, C>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selection && (
            <td data-select>
              <input
                type="checkbox"
                className={classes.check}
                aria-label={selectionWords.page}
                checked={selection.page === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selection.page === 'some'
                }}
                disabled={selection.page === 'empty'}
                onChange={selection.togglePage}
              />
            </td>
          )}
          {group.headers.map((header) => {
            const { sortBy, align } = header.column.columnDef.meta ?? {}
            return (
              <SortHeader
                key={header.id}
                id={header.column.id}
                // The columns of a table name fields of its own list, and C is the union of these.
                field={sortBy as C | undefined}
                align={align}
                params={params}
                widths={widths}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            )
          })}
          {hasActions && (
            <th scope="col" data-actions>
              <span className="visually-hidden">{tableWords.actions}</span>
            </th>
          )}
        </tr>
      ))}
    </thead>
  )
}
