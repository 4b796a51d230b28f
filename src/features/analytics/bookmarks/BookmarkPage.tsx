import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { Bookmark } from '../../../contract/analytics.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { DangerCard } from '../../../ui/layout/DangerCard.tsx'
import { DeleteRowDialog } from '../../../ui/rows/DeleteRowDialog.tsx'
import { DeletedView } from '../../../ui/feedback/states/DeletedView.tsx'
import { ErrorView, toList } from '../../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { BookmarkDetails } from './bookmarkDetails.tsx'
import { BookmarkHeader } from './bookmarkHeader.tsx'
import { bookmarkWords, bookmarksWords } from '../words.ts'
import classes from './BookmarkPage.module.css'

/** One saved view of the dashboard (docs/product/analytics.md#bookmark-page). */
export function BookmarkPage() {
  const { id = '' } = useParams()
  const { tenant } = useUser()
  const result = useEndpoint(contract.bookmarks.get, { params: { tenant, id } })
  const { data, error, refetch } = result

  return (
    <div className={classes.page}>
      <BackLink to={paths.bookmarks()}>{bookmarkWords.back}</BackLink>
      {data && isGone(error) ? (
        <DeletedView
          title={bookmarkWords.gone.title}
          list={{ label: bookmarkWords.backFromGone, to: paths.bookmarks() }}
        >
          {bookmarkWords.gone.text}
        </DeletedView>
      ) : error && !data ? (
        <ErrorView
          message={error.message}
          fullScreen
          onReload={() => void refetch()}
          wayOut={isGone(error) ? toList(bookmarkWords.backFromGone, paths.bookmarks()) : null}
        />
      ) : (
        <BookmarkView key={id} result={result} />
      )}
    </div>
  )
}

function BookmarkView({ result }: { result: UseQueryResult<Bookmark> }) {
  const bookmark = result.data ?? null
  const { queryClient } = useApi()
  const { list, get, remove: endpoint } = contract.bookmarks
  const remove = useWrite(endpoint, { stale: [list], staleIfGone: [get] })
  const deleting = useDialog()
  const [deleted, setDeleted] = useState(false)
  // Going back must not lead to the page of a deleted bookmark.
  if (deleted) return <Navigate to={paths.bookmarks()} replace />

  async function handleDelete() {
    if (!bookmark) return
    await remove({ params: { tenant: bookmark.tenant, id: bookmark.id } })
    // A cached list would still show the bookmark until the refetch is done.
    queryClient.removeQueries({ queryKey: [list.id] })
    setDeleted(true)
  }

  return (
    <>
      <BookmarkHeader bookmark={bookmark} />
      <RefreshNotice result={result} />
      <BookmarkDetails bookmark={bookmark} />
      <DangerCard
        title={bookmarkWords.delete}
        text={bookmarkWords.deleteHint}
        disabled={!bookmark}
        onDeleteClick={deleting.open}
      />
      <DeleteRowDialog
        dialog={deleting}
        what={bookmarksWords.kind}
        name={bookmark?.name ?? ''}
        onDelete={handleDelete}
      />
    </>
  )
}
