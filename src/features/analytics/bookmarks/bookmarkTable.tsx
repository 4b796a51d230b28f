import { IconExternalLink } from '@tabler/icons-react'
import { createColumnHelper } from '@tanstack/react-table'
import type { Bookmark } from '../../../contract/analytics.ts'
import { paths } from '../../../paths.ts'
import { features } from '../../../ui/DataTable/columns.ts'
import { DeleteAction, RowAction } from '../../../ui/rows/RowActions.tsx'
import { RowLink } from '../../../ui/rows/RowLink.tsx'
import { DateText, Value } from '../../../ui/values/values.tsx'
import { FilterChips } from '../filters/FilterChips.tsx'
import { bookmarksWords } from '../words.ts'
import classes from './bookmarkTable.module.css'

const helper = createColumnHelper<typeof features, Bookmark>()

/** The columns of /bookmarks. */
export const bookmarkTable = helper.columns([
  helper.accessor('name', {
    header: bookmarksWords.columns.name,
    meta: { width: 200, sortBy: 'name' },
    cell: ({ getValue, row }) => <RowLink to={paths.bookmark(row.original.id)}>{getValue()}</RowLink>,
  }),
  helper.accessor('description', {
    header: bookmarksWords.columns.description,
    meta: { width: 232 },
    cell: ({ getValue }) => (
      <span className={classes.quiet}>
        <Value>{getValue()}</Value>
      </span>
    ),
  }),
  helper.accessor('params', {
    header: bookmarksWords.columns.filters,
    meta: { width: 280 },
    cell: ({ getValue }) => <FilterChips params={getValue()} oneLine />,
  }),
  helper.accessor('createdAt', {
    header: bookmarksWords.columns.created,
    meta: { width: 108, sortBy: 'createdAt' },
    cell: ({ getValue }) => (
      <span className={classes.quiet}>
        <DateText iso={getValue()} />
      </span>
    ),
  }),
])

/** The buttons for one bookmark. */
export function BookmarkActions({ bookmark, onDelete }: { bookmark: Bookmark; onDelete(): void }) {
  const name = `“${bookmark.name}”`
  return (
    <>
      <RowAction word={bookmarksWords.open} label={bookmarksWords.openOne(name)} to={paths.dashboard(bookmark.params)}>
        <IconExternalLink size={17} stroke={1.7} />
      </RowAction>
      <DeleteAction name={name} onClick={onDelete} />
    </>
  )
}
