import { useMemo } from 'react'
import { useConnectors } from './useConnectors.ts'

/** Shows a connector's name with its id as title, or only the id if the name is not loaded or the connector is deleted. */
export function ConnectorName({ id }: { id: string }) {
  const { data } = useConnectors()
  const name = useMemo(() => data?.items.find((connector) => connector.id === id)?.name, [data, id])
  return <span title={id}>{name ?? id}</span>
}
