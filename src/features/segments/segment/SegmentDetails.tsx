import type { Segment } from '../../../contract/segments.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CopyRow, LabelRow } from '../../../ui/controls/CopyRow.tsx'
import { Value } from '../../../ui/values/values.tsx'
import { BookmarkLink, ConnectorLink } from './SegmentLinks.tsx'
import classes from './SegmentDetails.module.css'

/** The id, description, bookmark and connector of a segment. */
export function SegmentDetails({ segment }: { segment: Segment | null }) {
  return (
    <Card title="Details" className={classes.card}>
      <CopyRow label="Segment ID" value={segment && segment.id} />
      <LabelRow label="Description">{segment && <Value>{segment.description}</Value>}</LabelRow>
      <LabelRow label="Bookmark">{segment && <BookmarkLink segment={segment} />}</LabelRow>
      <LabelRow label="Connector">{segment && <ConnectorLink segment={segment} />}</LabelRow>
    </Card>
  )
}
