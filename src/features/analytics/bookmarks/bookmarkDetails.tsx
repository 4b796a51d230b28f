import { Skeleton } from '@mantine/core'
import type { Bookmark } from '../../../contract/analytics.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CopyRow } from '../../../ui/controls/CopyRow.tsx'
import classes from './bookmarkDetails.module.css'

/** The values of a bookmark that users share: its id and the query string of its view. */
export function BookmarkDetails({ bookmark }: { bookmark: Bookmark | null }) {
  return (
    <Card title="Details" className={classes.card}>
      {bookmark ? (
        <>
          <CopyRow label="Bookmark ID" value={bookmark.id} />
          <CopyRow label="Params" value={bookmark.params} />
        </>
      ) : (
        ['Bookmark ID', 'Params'].map((label) => (
          <div key={label} className={classes.row}>
            <span className={classes.label}>{label}</span>
            <Skeleton height={12} width="50%" />
          </div>
        ))
      )}
    </Card>
  )
}
