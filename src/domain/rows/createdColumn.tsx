import { createColumnHelper } from '@tanstack/react-table'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText } from '../../ui/values/values.tsx'
import { rowWords } from './words.ts'
import classes from './createdColumn.module.css'

/** The last column of a list, hidden until somebody shows it: when a row was created (docs/product/tables.md#sort). */
export function createdColumn<Row extends { createdAt: string }>() {
  return createColumnHelper<typeof features, Row>().accessor(({ createdAt }) => createdAt, {
    id: 'createdAt',
    header: rowWords.created,
    meta: { width: 112, sortBy: 'createdAt', isExtra: true },
    cell: ({ getValue }) => (
      <span className={classes.quiet}>
        <DateText iso={getValue()} />
      </span>
    ),
  })
}
