import { useEffect, useRef, type ReactNode } from 'react'
import { SortMenu } from './head/SortMenu.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SelectionBar } from './selection/SelectionBar.tsx'
import type { Selection } from './selection/useSelection.ts'
import type { ListParams } from './useListParams.ts'
import { ViewMenu } from './view/ViewMenu.tsx'
import type { ViewPanelProps } from './view/ViewPanel.tsx'
import classes from './DataTable.module.css'

export interface ToolbarProps<C extends string> extends ViewPanelProps {
  /** How many columns are shown. */
  shown: number
  params: ListParams<C>
  searchPlaceholder: string
  tools?: ReactNode
  selecting?: {
    selection: Pick<Selection<never>, 'all' | 'count' | 'total' | 'selectAll' | 'clear'>
    actions: ReactNode
  }
}

/**
 * Search, sort, columns and the buttons of a table. While rows are selected, what can be done with them comes instead
 * of the search.
 */
export function Toolbar<C extends string>({
  shown,
  params,
  searchPlaceholder,
  tools,
  selecting,
  columns,
  view,
  actions,
  resize,
}: ToolbarProps<C>) {
  const selected = selecting !== undefined && selecting.selection.count > 0
  const search = useRef<HTMLDivElement>(null)
  const wasSelected = useRef(selected)
  useEffect(() => {
    const isCleared = wasSelected.current && !selected
    wasSelected.current = selected
    // The focused button has gone with the selection.
    if (isCleared && document.activeElement === document.body) search.current?.querySelector('input')?.focus()
  }, [selected])
  const fields = columns.flatMap(({ sortBy, label }) => (sortBy === undefined ? [] : { field: sortBy, label }))
  return (
    <div className={classes.tools} data-selected={selected || undefined}>
      {/* The box keeps what is typed while it is out of sight. */}
      <div ref={search} hidden={selected} className={classes.search}>
        <SearchBox
          text={params.query.searchQuery}
          placeholder={searchPlaceholder}
          restarts={params.restarts}
          onSearch={params.search}
        />
      </div>
      {selected && <SelectionBar selection={selecting.selection}>{selecting.actions}</SelectionBar>}
      <SortMenu fields={fields} params={params} />
      <ViewMenu shown={shown} columns={columns} view={view} actions={actions} resize={resize} />
      {/* What they have begun goes on meanwhile: an export, or an import with its report. */}
      {tools && (
        <div hidden={selected} className={classes.actions}>
          {tools}
        </div>
      )}
    </div>
  )
}
