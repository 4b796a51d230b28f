import { Skeleton } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import type { Columns } from '../columns.ts'

const WIDTHS = [72, 54, 84, 63, 46]

export interface SkeletonRowProps<Row extends RowData> {
  /** The index of the row, so that neighbouring rows look different. */
  at: number
  columns: Columns<Row>
  hasSelection: boolean
  hasActions: boolean
}

/** The placeholder of a row that is loading. */
export function SkeletonRow<Row extends RowData>({
  at: row,
  columns,
  hasSelection,
  hasActions,
}: SkeletonRowProps<Row>) {
  return (
    <tr aria-hidden="true">
      {hasSelection && (
        <td data-select>
          <Skeleton height={16} width={16} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={at} data-align={column.meta?.align}>
          <Skeleton height={12} width={`${WIDTHS[(row + 2 * at) % WIDTHS.length]}%`} />
        </td>
      ))}
      {hasActions && (
        <td data-actions>
          <Skeleton height={12} width={40} />
        </td>
      )}
    </tr>
  )
}
