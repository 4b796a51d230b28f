import type { Bookmark } from '../../../contract/analytics.ts'
import { CopyRow } from '../../../ui/controls/CopyRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './bookmarkDetails.module.css'

/** The values of a bookmark that users share: its id and the query string of its view. */
export function BookmarkDetails({ bookmark }: { bookmark: Bookmark | null }) {
  return (
    <Card title="Details" className={classes.card}>
      <CopyRow label="Bookmark ID" value={bookmark && bookmark.id} />
      <CopyRow label="Params" value={bookmark && bookmark.params} />
    </Card>
  )
}
