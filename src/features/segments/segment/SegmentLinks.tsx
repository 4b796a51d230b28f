import { Anchor, Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import type { Segment } from '../../../contract/segments.ts'
import { paths } from '../../../paths.ts'
import classes from './SegmentLinks.module.css'

type Of = { segment: Pick<Segment, 'tenant' | 'bookmarkId' | 'connectorId'> }

/** The view that says who belongs to a segment; it may have been deleted since (docs/contract.md#segment-life). */
export function BookmarkLink({ segment: { tenant, bookmarkId: id } }: Of) {
  const { data, error } = useEndpoint(contract.bookmarks.get, { params: { tenant, id } })
  return <NamedLink id={id} to={paths.bookmark(id)} name={data?.name} error={error} />
}

/** The connector that a segment is handed to. */
export function ConnectorLink({ segment: { tenant, connectorId: id } }: Of) {
  const { data, error } = useEndpoint(contract.connectors.get, { params: { tenant, id } })
  return <NamedLink id={id} to={paths.connectorSettings(id)} name={data?.name} error={error} />
}

interface NamedLinkProps {
  id: string
  to: string
  name: string | undefined
  error: Error | null
}

/** A link by name; "deleted" where there is no such thing any more, and the id where the name cannot be had. */
function NamedLink({ id, to, name, error }: NamedLinkProps) {
  if (isGone(error)) return <span className={classes.deleted}>deleted</span>
  if (name === undefined && !error) return <Skeleton component="span" height={12} width="45%" />
  return (
    <Anchor component={Link} to={to} lineClamp={2} title={name ?? id}>
      {name ?? id}
    </Anchor>
  )
}
