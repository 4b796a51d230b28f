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
  /** Stands below that: the one button or link that resolves it. */
  emptyAction?: ReactNode
  /** Where a click on a row leads; the row then holds a real link to it too, for the keyboard and the middle button. */
  rowHref?(row: Row): string
  /** Stands at the right of the search: what can be done with the table as a whole. */
  tools?: ReactNode
  /** What can be done with one row: buttons in a last column, which stays in sight however far the table is scrolled. */
  rowActions?(row: Row): ReactNode
}

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
