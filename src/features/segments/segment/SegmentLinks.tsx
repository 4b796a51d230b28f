import { Anchor, Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import type { Segment } from '../../../contract/segments.ts'
import { paths } from '../../../paths.ts'
import { segmentWords } from '../words.ts'
import classes from './SegmentLinks.module.css'

type SegmentLinkProps = { segment: Pick<Segment, 'tenant' | 'bookmarkId' | 'connectorId'> }

/** A link to the bookmark that defines a segment. It may have been deleted since (docs/contract.md#segment-life). */
export function BookmarkLink({ segment: { tenant, bookmarkId: id } }: SegmentLinkProps) {
  const { data, error } = useEndpoint(contract.bookmarks.get, { params: { tenant, id } })
  return <NamedLink id={id} to={paths.bookmark(id)} name={data?.name} error={error} />
}

/** A link to the connector that a segment is sent to. */
export function ConnectorLink({ segment: { tenant, connectorId: id } }: SegmentLinkProps) {
  const { data, error } = useEndpoint(contract.connectors.get, { params: { tenant, id } })
  return <NamedLink id={id} to={paths.connectorSettings(id)} name={data?.name} error={error} />
}

interface NamedLinkProps {
  id: string
  to: string
  name: string | undefined
  error: Error | null
}

/** A link with the name of its target; "deleted" if the target is gone, or the id if the name failed to load. */
function NamedLink({ id, to, name, error }: NamedLinkProps) {
  if (isGone(error)) return <span className={classes.deleted}>{segmentWords.deletedTarget}</span>
  if (name === undefined && !error) return <Skeleton component="span" height={12} width="45%" my={4} />
  return (
    <Anchor component={Link} to={to} lineClamp={2} title={name ?? id}>
      {name ?? id}
    </Anchor>
  )
}
