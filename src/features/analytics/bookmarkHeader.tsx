import { Button, Skeleton } from '@mantine/core'
import { IconBookmark, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../api/effects.ts'
import { ApiError, errorMessage } from '../../api/errors.ts'
import type { Bookmark } from '../../contract/analytics.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import { EditableName } from '../../ui/EditableName.tsx'
import { toast } from '../../ui/toast.ts'
import { DateText } from '../../ui/values.tsx'
import classes from './bookmarkHeader.module.css'

/** Name, description and the way to the view itself; its shape while it comes. */
export function BookmarkHeader({ bookmark }: { bookmark: Bookmark | null }) {
  return (
    <header className={classes.header}>
      <span className={classes.tile} aria-hidden="true">
        <IconBookmark size={26} stroke={1.5} />
      </span>
      <div className={classes.who}>
        {bookmark ? (
          <>
            <BookmarkName bookmark={bookmark} />
            <p className={classes.facts}>
              {bookmark.description && <span>{bookmark.description}</span>}
              <span>
                Created <DateText iso={bookmark.createdAt} />
              </span>
            </p>
          </>
        ) : (
          <>
            <h1 className="visually-hidden">Loading the bookmark</h1>
            <Skeleton height={20} width={220} my={6} />
            <Skeleton height={12} width={160} my={4} />
          </>
        )}
      </div>
      <Button
        component={Link}
        to={paths.dashboard(bookmark?.params)}
        variant="default"
        leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden="true" />}
      >
        Open in the dashboard
      </Button>
    </header>
  )
}

function BookmarkName({ bookmark: { tenant, id, name } }: { bookmark: Bookmark }) {
  const { call, queryClient } = useApi()

  async function handleSave(renamed: string) {
    const input = { params: { tenant, id } }
    try {
      setAnswer(
        queryClient,
        contract.bookmarks.get,
        input,
        await call(contract.bookmarks.update, { ...input, body: { name: renamed } }),
      )
      invalidate(queryClient, [contract.bookmarks.list])
      toast('success', 'Bookmark updated successfully')
    } catch (error) {
      // The catalogue's own words, which name a connector and the status alone (docs/product/analytics.md#errors).
      toast('error', error instanceof ApiError ? `Error updating connector (${error.status})` : errorMessage(error))
    }
  }

  return (
    <div className={classes.name}>
      <EditableName name={name} of="bookmark" onSave={handleSave} />
    </div>
  )
}
