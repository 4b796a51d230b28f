import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { bookmarkColumns, type Bookmark } from '../../contract/analytics.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { bookmarkTable } from './bookmarkTable.tsx'
import { BookmarkDeletion } from './bookmarkDeletion.tsx'
import classes from './BookmarksPage.module.css'

const { list } = contract.bookmarks

/** A dialog takes less than so many milliseconds to close; until then it holds the focus. */
const CLOSING_MS = 300

/** Every saved view of the dashboard (data-side 2). */
export function BookmarksPage() {
  const { tenant } = useUser()
  const { queryClient } = useApi()
  const params = useListParams(bookmarkColumns, 'createdAt')
  const { query } = params
  const result = useEndpoint(list, { params: { tenant }, query }, { keepPrevious: true })
  const heading = useRef<HTMLSpanElement>(null)
  /** The one that was asked about last stays in the dialog while it closes. */
  const [asked, setAsked] = useState<{ bookmark: Bookmark; opened: boolean } | null>(null)
  const columns = useMemo(() => bookmarkTable((bookmark) => setAsked({ bookmark, opened: true })), [])

  const opened = asked?.opened ?? false
  /** The button that opened the dialog has gone with its row, so the focus has nothing to return to. */
  const orphaned = useRef(false)
  useEffect(() => {
    if (opened || !orphaned.current) return
    orphaned.current = false
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus()
    }, CLOSING_MS)
    return () => clearTimeout(timer)
  }, [opened])

  async function handleDeleted() {
    // The last row of the last page takes its page with it.
    if (result.data?.items.length === 1 && query.offset > 0) params.goTo(Math.max(0, query.offset - query.limit))
    await queryClient.invalidateQueries({ queryKey: [list.id] })
    orphaned.current = true
  }

  return (
    <>
      <PageHead
        title={
          <span ref={heading} tabIndex={-1} className={classes.heading}>
            Bookmarks
          </span>
        }
      />
      <DataTable
        label="Bookmarks"
        columns={columns}
        result={result}
        params={params}
        rowHref={({ id }) => paths.bookmark(id)}
        searchPlaceholder="Search for name, description..."
        empty={
          <>
            A bookmark keeps a view of the dashboard as it is filtered.
            <span className={classes.action}>
              <Button component={Link} to={paths.dashboard()}>
                Open the dashboard
              </Button>
            </span>
          </>
        }
      />
      <BookmarkDeletion
        bookmark={asked?.bookmark ?? null}
        opened={opened}
        onClose={() => setAsked(asked && { ...asked, opened: false })}
        onDeleted={handleDeleted}
      />
    </>
  )
}
