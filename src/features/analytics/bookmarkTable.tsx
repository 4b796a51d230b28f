import { ActionIcon, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { createColumnHelper } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import type { Bookmark } from '../../contract/analytics.ts'
import { paths } from '../../paths.ts'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText, Value } from '../../ui/values.tsx'
import classes from './bookmarkTable.module.css'

const helper = createColumnHelper<typeof features, Bookmark>()

/** The columns of /bookmarks. @param onDelete asks before a bookmark is deleted */
export const bookmarkTable = (onDelete: (bookmark: Bookmark) => void) =>
  helper.columns([
    helper.accessor('name', {
      header: 'Name',
      meta: { width: 200, sortBy: 'name' },
      cell: ({ getValue, row }) => (
        <Link to={paths.bookmark(row.original.id)} className={classes.name}>
          {getValue()}
        </Link>
      ),
    }),
    helper.accessor('description', {
      header: 'Description',
      meta: { width: 232 },
      cell: ({ getValue }) => (
        <span className={classes.quiet}>
          <Value>{getValue()}</Value>
        </span>
      ),
    }),
    helper.accessor('createdAt', {
      header: 'Created',
      meta: { width: 108, sortBy: 'createdAt' },
      cell: ({ getValue }) => (
        <span className={classes.quiet}>
          <DateText iso={getValue()} />
        </span>
      ),
    }),
    helper.display({
      id: 'actions',
      header: () => <span className="visually-hidden">Actions</span>,
      meta: { width: 136, align: 'end' },
      cell: ({ row: { original } }) => <Actions bookmark={original} onDelete={onDelete} />,
    }),
  ])

function Actions({ bookmark, onDelete }: { bookmark: Bookmark; onDelete: (bookmark: Bookmark) => void }) {
  return (
    <span className={classes.actions}>
      <ActionIcon
        component={Link}
        to={paths.dashboard(bookmark.params)}
        variant="subtle"
        color="gray"
        size={30}
        title="Open in the dashboard"
        aria-label={`Open “${bookmark.name}” in the dashboard`}
      >
        <IconExternalLink size={17} stroke={1.7} />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.delete}
        aria-label={`Delete “${bookmark.name}”`}
        onClick={() => onDelete(bookmark)}
      >
        Delete
      </Button>
    </span>
  )
}
