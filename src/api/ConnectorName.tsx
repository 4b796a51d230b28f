import { useMemo } from 'react'
import { contract } from '../contract/index.ts'
import { useUser } from './ApiProvider.tsx'
import { useEndpoint } from './query.ts'

/** Names change seldom; a live event tells where one does. */
const FRESH_MS = 60_000

/** A connector by its name, with its id as title; by its id alone while the name is not known, or it is gone. */
export function ConnectorName({ id }: { id: string }) {
  const { tenant } = useUser()
  const { data } = useEndpoint(
    contract.connectors.list,
    { params: { tenant }, query: { limit: 1000 } },
    { staleTime: FRESH_MS },
  )
  const name = useMemo(() => data?.items.find((connector) => connector.id === id)?.name, [data, id])
  return <span title={id}>{name ?? id}</span>
}
