import type { Bookmark } from '../../../contract/analytics.ts'
import { CopyRow, LabelRow } from '../../../ui/controls/buttons/CopyRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FilterChips } from '../filters/FilterChips.tsx'
import { bookmarkWords } from '../words.ts'
import classes from './bookmarkDetails.module.css'

/** The filters of a bookmark's view, and the values that users share: its id and the query string of the view. */
export function BookmarkDetails({ bookmark }: { bookmark: Bookmark | null }) {
  return (
    <Card title={bookmarkWords.details} className={classes.card}>
      <CopyRow label={bookmarkWords.id} value={bookmark && bookmark.id} />
      <LabelRow label={bookmarkWords.filters}>{bookmark && <FilterChips params={bookmark.params} />}</LabelRow>
      <CopyRow label={bookmarkWords.params} value={bookmark && bookmark.params} />
    </Card>
  )
}
