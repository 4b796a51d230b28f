import { useMemo } from 'react'
import { useConnectors } from './useConnectors.ts'

/** A connector by its name, with its id as title; by its id alone while the name is not known, or it is gone. */
export function ConnectorName({ id }: { id: string }) {
  const { data } = useConnectors()
  const name = useMemo(() => data?.items.find((connector) => connector.id === id)?.name, [data, id])
  return <span title={id}>{name ?? id}</span>
}
