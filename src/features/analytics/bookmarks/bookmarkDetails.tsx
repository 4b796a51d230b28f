import type { Bookmark } from '../../../contract/analytics.ts'
import { CopyRow, LabelRow } from '../../../ui/controls/CopyRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FilterChips } from '../filters/FilterChips.tsx'
import classes from './bookmarkDetails.module.css'

/** The filters of a bookmark's view, and the values that users share: its id and the query string of the view. */
export function BookmarkDetails({ bookmark }: { bookmark: Bookmark | null }) {
  return (
    <Card title="Details" className={classes.card}>
      <CopyRow label="Bookmark ID" value={bookmark && bookmark.id} />
      <LabelRow label="Filters">{bookmark && <FilterChips params={bookmark.params} />}</LabelRow>
      <CopyRow label="Params" value={bookmark && bookmark.params} />
    </Card>
  )
}
