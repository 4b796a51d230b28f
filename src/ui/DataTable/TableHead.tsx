import type { ReactTable, RowData } from '@tanstack/react-table'
import type { features } from './columns.ts'
import { SortHeader } from './SortHeader.tsx'
import type { ListParams } from './useListParams.ts'

export interface TableHeadProps<Row extends RowData, C extends string> {
  table: ReactTable<typeof features, Row>
  params: ListParams<C>
  /** True if rows end in a column of buttons. */
  hasActions: boolean
}

/** The header row of a list. */
export function TableHead<Row extends RowData, C extends string>({
  table,
  params,
  hasActions,
}: TableHeadProps<Row, C>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => {
            const { sortBy, align } = header.column.columnDef.meta ?? {}
            return (
              // The columns of a table name fields of its own list, and C is the union of these.
              <SortHeader key={header.id} field={sortBy as C | undefined} align={align} params={params}>
                <table.FlexRender header={header} />
              </SortHeader>
            )
          })}
          {hasActions && (
            <th scope="col" data-actions>
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      ))}
    </thead>
  )
}
