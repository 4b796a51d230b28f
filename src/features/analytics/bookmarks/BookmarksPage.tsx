import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { useRowRemoval } from '../../../domain/rows/useRowRemoval.ts'
import type { Bookmark } from '../../../contract/analytics.ts'
import { bookmarkColumns } from '../../../contract/fields/columns.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { leaveEmptiedPage } from '../../../ui/DataTable/pager/paging.ts'
import { useListParams } from '../../../ui/DataTable/useListParams.ts'
import { DeleteRowDialog } from '../../../ui/rows/DeleteRowDialog.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useRowDialog } from '../../../ui/rows/useRowDialog.ts'
import { BookmarkActions, bookmarkTable } from './bookmarkTable.tsx'
import { bookmarksWords } from '../words.ts'

const { list, remove } = contract.bookmarks

/** Every saved view of the dashboard (docs/product/analytics.md#bookmark-list). */
export function BookmarksPage() {
  const { tenant } = useUser()
  const params = useListParams('bookmarks', bookmarkColumns, 'createdAt')
  const result = useEndpoint(list, { params: { tenant }, query: params.query }, { keepPrevious: true })
  const deleting = useRowDialog<Bookmark>()
  const removeRow = useRowRemoval(remove, list)

  async function handleDelete() {
    if (!deleting.row) return
    await removeRow({ params: { tenant, id: deleting.row.id } }, leaveEmptiedPage(result.data, params.goTo))
  }

  const actionsOf = (bookmark: Bookmark) => (
    <BookmarkActions bookmark={bookmark} onDelete={() => deleting.openFor(bookmark)} />
  )

  return (
    <>
      <PageHead title={bookmarksWords.title} />
      <DataTable
        label={bookmarksWords.title}
        columns={bookmarkTable}
        result={result}
        params={params}
        rowHref={({ id }) => paths.bookmark(id)}
        searchPlaceholder={bookmarksWords.search}
        empty={bookmarksWords.empty}
        emptyAction={
          <Button component={Link} to={paths.dashboard()}>
            {bookmarksWords.openDashboard}
          </Button>
        }
        rowActions={actionsOf}
      />
      <DeleteRowDialog
        dialog={deleting}
        what={bookmarksWords.kind}
        name={deleting.row?.name ?? ''}
        onDelete={handleDelete}
      />
    </>
  )
}
