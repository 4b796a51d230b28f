import { Skeleton } from '@mantine/core'
import { useTable, type RowData } from '@tanstack/react-table'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorView } from '../ErrorView.tsx'
import { Cut } from './Cut.tsx'
import { features, type Columns } from './columns.ts'
import { Nothing } from './Nothing.tsx'
import type { PageState } from './paging.ts'
import { Pager } from './Pager.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortHeader } from './SortHeader.tsx'
import type { ListParams } from './useListParams.ts'
import { useOverflow } from '../useOverflow.ts'
import { useRowFocus } from './useRowFocus.ts'
import classes from './DataTable.module.css'

/** What a list's query gives: a page, or an error, or neither while the first answer is under way. */
export interface ListResult<Row> {
  data: (PageState & { items: Row[] }) | undefined
  error: Error | null
  isFetching: boolean
}

export interface DataTableProps<Row extends RowData, C extends string> {
  /** Names the table for screen readers. */
  label: string
  /** At module scope, so that rows are not made anew at every render. */
  columns: Columns<Row>
  result: ListResult<Row>
  params: ListParams<C>
  searchPlaceholder: string
  rangeWord?: 'of' | 'de'
  /** Stands below "No data found" where the table is empty without a search: one sentence. */
  empty?: ReactNode
  /** Stands below that: the one button or link that mends it. */
  emptyAction?: ReactNode
  /** Where a click on a row leads; the row then holds a real link to it too, for the keyboard and the middle button. */
  rowHref?(row: Row): string
  /** Stands at the right of the search: what can be done with the table as a whole. */
  tools?: ReactNode
  /** What can be done with one row: buttons in a last column, which stays in sight however far the table is scrolled. */
  rowActions?(row: Row): ReactNode
}

const NO_ROWS: never[] = []
/** Two buttons and the space around them. */
const ACTIONS_WIDTH = 82

/** A searchable, sortable, paged table whose state is the URL's and whose rows are the server's. */
export function DataTable<Row extends { id: string }, C extends string>({
  label,
  columns,
  result: { data, error, isFetching },
  params,
  searchPlaceholder,
  rangeWord = 'of',
  empty,
  emptyAction,
  rowHref,
  tools,
  rowActions,
}: DataTableProps<Row, C>) {
  const panel = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(scroller)
  const { query } = params
  const table = useTable({ features, columns, data: data?.items ?? NO_ROWS, getRowId: (row: Row) => row.id })
  const widths = columns.map((column) => column.meta?.width ?? 120)
  if (rowActions) widths.push(ACTIONS_WIDTH)
  useRowFocus(panel, data?.items)
  const failed = error !== null && !isFetching
  const navigate = useNavigate()

  /** A click on a link or a button inside is that one's own, and who marks text does not want to leave. */
  function handleRow({ target }: MouseEvent, row: Row) {
    const own = target instanceof Element && target.closest('a, button, input') !== null
    if (!rowHref || own || getSelection()?.type === 'Range') return
    void navigate(rowHref(row))
  }

  return (
    <section ref={panel} className={classes.panel} aria-label={label}>
      <div className={classes.tools}>
        <SearchBox
          text={query.searchQuery}
          placeholder={searchPlaceholder}
          restarts={params.restarts}
          onSearch={params.search}
        />
        {tools && <div className={classes.actions}>{tools}</div>}
      </div>
      {failed ? (
        <ErrorView message={error.message} />
      ) : (
        <div className={classes.frame} data-more={overflow.more || undefined} data-acts={rowActions && true}>
          <div
            ref={scroller}
            className={classes.scroller}
            data-wide={overflow.wide || undefined}
            {...(overflow.wide && { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways` })}
          >
            <table
              className={classes.table}
              aria-label={label}
              aria-busy={isFetching}
              style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}
            >
              <colgroup>
                {widths.map((width, at) => (
                  <col key={at} style={{ width }} />
                ))}
              </colgroup>
              <thead>
                {table.getHeaderGroups().map((group) => (
                  <tr key={group.id}>
                    {group.headers.map((header) => {
                      const { sortBy, align } = header.column.columnDef.meta ?? {}
                      return (
                        // The columns of a table name fields of its own list, which is what C stands for.
                        <SortHeader key={header.id} field={sortBy as C | undefined} align={align} params={params}>
                          <table.FlexRender header={header} />
                        </SortHeader>
                      )
                    })}
                    {rowActions && (
                      <th scope="col" data-actions>
                        <span className="visually-hidden">Actions</span>
                      </th>
                    )}
                  </tr>
                ))}
              </thead>
              <tbody>
                {data
                  ? table.getRowModel().rows.map((row) => (
                      <tr
                        key={row.id}
                        data-row={row.id}
                        data-opens={rowHref ? true : undefined}
                        onClick={(event) => handleRow(event, row.original)}
                      >
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
                    ))
                  : Array.from({ length: query.limit }, (_, row) => (
                      <tr key={row} aria-hidden="true">
                        {columns.map((column, at) => (
                          <td key={at} data-align={column.meta?.align}>
                            <Skeleton
                              height={12}
                              width={`${SKELETON_WIDTHS[(row + 2 * at) % SKELETON_WIDTHS.length]}%`}
                            />
                          </td>
                        ))}
                        {rowActions && (
                          <td data-actions>
                            <Skeleton height={12} width={40} />
                          </td>
                        )}
                      </tr>
                    ))}
              </tbody>
            </table>
          </div>
          {data && isFetching && <div className={classes.progress} />}
          {data?.items.length === 0 && (
            <Nothing
              total={data.totalItems}
              searched={query.searchQuery}
              empty={empty}
              emptyAction={emptyAction}
              params={params}
              onLeft={() => panel.current?.querySelector('input')?.focus()}
            />
          )}
        </div>
      )}
      <Pager
        page={failed ? null : (data ?? null)}
        shown={data?.items.length ?? 0}
        query={query}
        rangeWord={rangeWord}
        onGoTo={params.goTo}
        onLimit={params.setLimit}
      />
    </section>
  )
}

const SKELETON_WIDTHS = [72, 54, 84, 63, 46]
