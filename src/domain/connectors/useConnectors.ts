import { contract } from '../../contract/index.ts'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'

/** Names change seldom; a live event tells where one does. */
const FRESH_MS = 60_000

/** All connectors of the club. */
export function useConnectors() {
  const { tenant } = useUser()
  return useEndpoint(contract.connectors.list, { params: { tenant }, query: { limit: 1000 } }, { staleTime: FRESH_MS })
}
