import { contract } from '../../contract/index.ts'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'

/** Names rarely change, and live events announce it when they do. */
const FRESH_MS = 60_000

/** Fetches all connectors of the club. */
export function useConnectors() {
  const { tenant } = useUser()
  return useEndpoint(contract.connectors.list, { params: { tenant }, query: { limit: 1000 } }, { staleTime: FRESH_MS })
}
