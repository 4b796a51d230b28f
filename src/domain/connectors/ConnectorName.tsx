import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useConnectors } from './useConnectors.ts'

/**
 * Shows a connector's name with its id as title, or only the id if the connector is deleted or its name cannot be
 * fetched.
 */
export function ConnectorName({ id }: { id: string }) {
  const { data, error } = useConnectors()
  const name = useMemo(() => data?.items.find((connector) => connector.id === id)?.name, [data, id])
  // An id for a moment would flash.
  if (!data && !error) return <Skeleton height={12} width="60%" />
  return <span title={id}>{name ?? id}</span>
}
