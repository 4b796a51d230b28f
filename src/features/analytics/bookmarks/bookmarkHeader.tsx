import { Button } from '@mantine/core'
import { IconBookmark, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useApi } from '../../../api/ApiProvider.tsx'
import { answerOf } from '../../../api/cache.ts'
import { ApiError } from '../../../api/errors.ts'
import { oneByOne } from '../../../api/oneByOne.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { Bookmark } from '../../../contract/analytics.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { EditableName } from '../../../ui/controls/inputs/EditableName.tsx'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { DetailHeader } from '../../../ui/layout/DetailHeader.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { DateText } from '../../../ui/values/values.tsx'
import { bookmarkWords, bookmarksWords } from '../words.ts'
import classes from './bookmarkHeader.module.css'

/** Name, description and a link to the view in the dashboard; a skeleton while the bookmark is loading. */
export function BookmarkHeader({ bookmark }: { bookmark: Bookmark | null }) {
  return (
    <DetailHeader
      className={classes.header}
      picture={
        <span className={classes.tile} aria-hidden="true">
          <IconBookmark size={26} stroke={1.5} />
        </span>
      }
      loading={bookmark ? null : bookmarkWords.loading}
      title={bookmark && <BookmarkName bookmark={bookmark} />}
      oneLine
      facts={
        bookmark && (
          <>
            {bookmark.description && <span>{bookmark.description}</span>}
            <span>
              {bookmarkWords.created}
              <DateText iso={bookmark.createdAt} />
            </span>
          </>
        )
      }
      actions={
        <Button
          component={Link}
          to={paths.dashboard(bookmark?.params)}
          variant="default"
          leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden="true" />}
        >
          {bookmarkWords.open}
        </Button>
      }
    />
  )
}

function BookmarkName({ bookmark: { tenant, id, name, description, params } }: { bookmark: Bookmark }) {
  const { queryClient } = useApi()
  const update = useWrite(contract.bookmarks.update, {
    stale: [contract.bookmarks.list],
    staleIfGone: [contract.bookmarks.get],
    store: (saved) => answerOf(contract.bookmarks.get, { params: { tenant, id } }, saved),
  })
  const rename = useSubmit({
    send: (renamed: string) =>
      oneByOne(queryClient, id, () => update({ params: { tenant, id }, body: { name: renamed, description, params } })),
    overlaps: true,
    success: bookmarkWords.saved,
    failureAs: 'toast',
    // The specified message, which names a connector and only the status (docs/product/analytics.md#errors).
    explain: (error) => ({
      text: error instanceof ApiError ? bookmarkWords.notSaved(error.status) : errorMessage(error),
    }),
  })

  return <EditableName name={name} kind={bookmarksWords.kind} onSave={rename.submit} />
}
