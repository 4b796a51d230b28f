import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListParams } from '../useListParams.ts'
import type { ColumnWidths } from '../view/useColumnWidths.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import classes from '../DataTable.module.css'

export interface SortHeaderProps<C extends string> {
  /** The id of the column. */
  id: string
  /** The field to sort by; a header without one is plain text. */
  field: C | undefined
  align: 'end' | undefined
  params: Pick<ListParams<C>, 'query' | 'sortBy'>
  widths: ColumnWidths
  children: ReactNode
}

/** A column header. A sortable one is a button, with the direction in `aria-sort` and as an icon beside the label. */
export function SortHeader<C extends string>({
  id,
  field,
  align,
  params: { query, sortBy },
  widths,
  children,
}: SortHeaderProps<C>) {
  const sorted = field !== undefined && field === query.orderBy
  const SortIcon = !sorted ? IconSelector : query.orderDirection === 'asc' ? IconChevronUp : IconChevronDown
  return (
    <th
      scope="col"
      data-column={id}
      data-align={align}
      data-sorted={sorted || undefined}
      aria-sort={sorted ? (query.orderDirection === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {field === undefined ? (
        <span className={classes.plainHead}>{children}</span>
      ) : (
        <button type="button" className={classes.sort} onClick={() => sortBy(field)}>
          <span>{children}</span>
          <SortIcon size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
      <ResizeHandle id={id} widths={widths} />
    </th>
  )
}
