import type { Segment } from '../../../contract/segments.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CopyRow, LabelRow } from '../../../ui/controls/buttons/CopyRow.tsx'
import { Value } from '../../../ui/values/values.tsx'
import { BookmarkLink, ConnectorLink } from './SegmentLinks.tsx'
import { segmentWords } from '../words.ts'
import classes from './SegmentDetails.module.css'

/** The id, description, bookmark and connector of a segment. */
export function SegmentDetails({ segment }: { segment: Segment | null }) {
  return (
    <Card title={segmentWords.details} className={classes.card}>
      <CopyRow label={segmentWords.id} value={segment && segment.id} />
      <LabelRow label={segmentWords.description}>{segment && <Value>{segment.description}</Value>}</LabelRow>
      <LabelRow label={segmentWords.bookmark}>{segment && <BookmarkLink segment={segment} />}</LabelRow>
      <LabelRow label={segmentWords.connector}>{segment && <ConnectorLink segment={segment} />}</LabelRow>
    </Card>
  )
}
