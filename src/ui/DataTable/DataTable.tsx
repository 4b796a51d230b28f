import type { RowData } from '@tanstack/react-table'
import { useRef, type ReactNode } from 'react'
import { ErrorView } from '../feedback/ErrorView.tsx'
import type { Columns } from './columns.ts'
import { Nothing } from './Nothing.tsx'
import type { PageState } from './paging.ts'
import { Pager } from './Pager.tsx'
import { RowTable } from './RowTable.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { ListParams } from './useListParams.ts'
import { useOverflow } from '../layout/useOverflow.ts'
import { useRowFocus } from './useRowFocus.ts'
import classes from './DataTable.module.css'

/** The state of a list's query: a page or an error, or neither while the first answer is pending. */
export interface ListResult<Row> {
  data: (PageState & { items: Row[] }) | undefined
  error: Error | null
  isFetching: boolean
}

export interface DataTableProps<Row extends RowData, C extends string> {
  /** Names the table for screen readers. */
  label: string
  /** Define these at module scope: a new array on every render would rebuild all rows. */
  columns: Columns<Row>
  result: ListResult<Row>
  params: ListParams<C>
  searchPlaceholder: string
  rangeWord?: 'of' | 'de'
  /** One sentence below "No data found", if the table is empty without a search. */
  empty?: ReactNode
  /** The button or link below `empty` that adds the first rows. */
  emptyAction?: ReactNode
  /** The path that a click on a row opens. One of the columns must link to it too, for the keyboard and middle clicks. */
  rowHref?(row: Row): string
  /** Buttons for the whole table, to the right of the search box. */
  tools?: ReactNode
  /** Buttons for one row, in a last column that stays visible while the table scrolls sideways. */
  rowActions?(row: Row): ReactNode
}

/** A searchable, sortable, paged table. Its state is in the URL, and its rows come from the server. */
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
  useRowFocus(panel, data?.items)
  const failed = error !== null && !isFetching

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
            <RowTable
              label={label}
              columns={columns}
              rows={data?.items ?? null}
              params={params}
              busy={isFetching}
              rowHref={rowHref}
              rowActions={rowActions}
            />
          </div>
          {data && isFetching && <div className={classes.progress} />}
          {data?.items.length === 0 && (
            <Nothing
              total={data.totalItems}
              searched={query.searchQuery}
              empty={empty}
              emptyAction={emptyAction}
              params={params}
              onRemoved={() => panel.current?.querySelector('input')?.focus()}
            />
          )}
        </div>
      )}
      <Pager
        page={failed ? null : (data ?? null)}
        rowCount={data?.items.length ?? 0}
        query={query}
        rangeWord={rangeWord}
        onGoTo={params.goTo}
        onLimit={params.setLimit}
      />
    </section>
  )
}
