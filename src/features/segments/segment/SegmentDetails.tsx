import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Segment } from '../../../contract/segments.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CopyRow } from '../../../ui/controls/CopyRow.tsx'
import { Value } from '../../../ui/values/values.tsx'
import { BookmarkLink, ConnectorLink } from './SegmentLinks.tsx'
import classes from './SegmentDetails.module.css'

/** The id, description, bookmark and connector of a segment. */
export function SegmentDetails({ segment }: { segment: Segment | null }) {
  return (
    <Card title="Details" className={classes.card}>
      {segment ? <CopyRow label="Segment ID" value={segment.id} /> : <Row label="Segment ID" tall />}
      <Row label="Description">{segment && <Value>{segment.description}</Value>}</Row>
      <Row label="Bookmark">{segment && <BookmarkLink segment={segment} />}</Row>
      <Row label="Connector">{segment && <ConnectorLink segment={segment} />}</Row>
    </Card>
  )
}

/** A row with the columns of a `CopyRow`, or a skeleton without a value. */
function Row({ label, tall = false, children = null }: { label: string; tall?: boolean; children?: ReactNode }) {
  return (
    <div className={classes.row} data-tall={tall || undefined}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{children ?? <Skeleton component="span" height={12} width="45%" />}</span>
    </div>
  )
}
