import type { RowData } from '@tanstack/react-table'
import { useMemo, useRef, type ReactNode } from 'react'
import { ErrorView } from '../feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../feedback/refreshes/RefreshNotice.tsx'
import type { Refreshable } from '../feedback/refreshes/useRefreshRetry.ts'
import { useOverflow } from '../layout/useOverflow.ts'
import { arrangeColumns, widthOf, type Columns } from './columns.ts'
import { MoreColumns } from './head/MoreColumns.tsx'
import { Nothing } from './Nothing.tsx'
import type { PageState } from './pager/paging.ts'
import { Pager } from './pager/Pager.tsx'
import { useEmptiedPage } from './pager/useEmptiedPage.ts'
import { RowTable } from './rows/RowTable.tsx'
import { useRowFocus } from './rows/useRowFocus.ts'
import type { Selection } from './selection/useSelection.ts'
import { Toolbar } from './Toolbar.tsx'
import type { ListParams } from './useListParams.ts'
import { useColumnWidths } from './view/useColumnWidths.ts'
import { useTableView } from './view/useTableView.ts'
import { tableWords } from './words.ts'
import classes from './DataTable.module.css'

/**
 * The state of a list's query: a page or an error, both after a page could not be refreshed, or neither while the first
 * is pending.
 */
export interface ListResult<Row> extends Refreshable {
  data: (PageState & { items: Row[] }) | undefined
  /** True while `data` is the answer to an earlier query. */
  isPlaceholderData?: boolean
}

/** A page that fails to refresh stays, unless the server says that it may not be seen any more. */
const isReplaced = ({ data, error, isFetching }: Refreshable) =>
  error !== null && !isFetching && (data === undefined || /forbidden|payment/i.test(error.message))

/** The page to show. An earlier one without rows says nothing about the query that is asked now. */
const pageOf = <Row,>({ data, isPlaceholderData = false }: ListResult<Row>) =>
  isPlaceholderData && data?.items.length === 0 ? undefined : data

export interface DataTableProps<Row extends RowData & { id: string }, C extends string> {
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
  /**
   * The path that a click on a row opens. One of the columns must link to it too, for the keyboard and middle clicks.
   */
  rowHref?(row: Row): string
  /** Buttons for the whole table, to the right of the search box. */
  tools?: ReactNode
  /** Buttons for one row, in a last column that stays visible while the table scrolls sideways. */
  rowActions?(row: Row): ReactNode
  /** Lets people select rows. */
  selecting?: {
    selection: Selection<NoInfer<Row>>
    /** Names a row for screen readers. */
    nameOf(row: NoInfer<Row>): string
    /** Buttons for the selected rows, which take the place of the search box. */
    actions: ReactNode
  }
}

const unnamed = () => ''

/** A searchable, sortable, paged table. Its state is in the URL, and its rows come from the server. */
export function DataTable<Row extends { id: string }, C extends string>(props: DataTableProps<Row, C>) {
  const { label, columns, params, selecting, rowActions, rangeWord = 'of' } = props
  const { error, isFetching } = props.result
  const isEmptied = useEmptiedPage(props.result, params)
  const data = isEmptied ? undefined : pageOf(props.result)
  const panel = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(scroller)
  const { view, actions } = useTableView(params.table)
  const arranged = useMemo(() => arrangeColumns(columns, view), [columns, view])
  const ownWidths = useMemo(() => arranged.shown.map(widthOf), [arranged])
  const widths = useColumnWidths(arranged.shownIds, ownWidths, view, actions)
  const more = overflow.more && (data?.items.length === 0 ? 'head' : 'rows')
  const acts = rowActions && (props.rowHref ? 'besides' : 'only')
  useRowFocus(panel, data?.items)
  const { query } = params

  if (error !== null && isReplaced(props.result)) {
    return (
      <section ref={panel} className={classes.panel} aria-label={label}>
        <ErrorView message={error.message} />
      </section>
    )
  }
  return (
    <section ref={panel} className={classes.panel} data-density={view.density} aria-label={label}>
      <RefreshNotice result={props.result} />
      <Toolbar
        {...props}
        columns={arranged.all}
        shown={arranged.shownIds.length}
        view={view}
        actions={actions}
        resize={(id, by) => widths.resize(id, by, panel.current)}
      />
      <div className={classes.frame} data-more={more || undefined} data-acts={acts}>
        <div
          ref={scroller}
          className={classes.scroller}
          data-wide={overflow.wide || undefined}
          {...(overflow.wide && { tabIndex: 0, role: 'group', 'aria-label': tableWords.scrolls(label) })}
        >
          <RowTable
            label={label}
            columns={arranged.shown}
            widths={widths}
            rows={data?.items ?? null}
            params={params}
            busy={isFetching}
            rowName={selecting?.nameOf ?? unnamed}
            rowHref={props.rowHref}
            rowActions={rowActions}
            selection={selecting?.selection}
          />
        </div>
        {overflow.more && <MoreColumns scroller={scroller} />}
        {data && isFetching && <div className={classes.progress} />}
        {data?.items.length === 0 && (
          <Nothing
            total={data.totalItems}
            searched={query.searchQuery}
            empty={props.empty}
            emptyAction={props.emptyAction}
            params={params}
            onRemoved={() => panel.current?.querySelector('input')?.focus()}
          />
        )}
      </div>
      <Pager
        page={data ?? null}
        rowCount={data?.items.length ?? 0}
        query={query}
        rangeWord={rangeWord}
        onGoTo={params.goTo}
        onLimit={params.setLimit}
      />
    </section>
  )
}
