import { contract } from '../../contract/index.ts'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'

/** Names rarely change, and live events announce it when they do. */
const FRESH_MS = 60_000

/** The largest page of the server (docs/contract.md#paging). No club has more connectors. */
const query = { limit: 1000 }

/** Fetches all connectors of the club. */
export function useConnectors() {
  const { tenant } = useUser()
  return useEndpoint(contract.connectors.list, { params: { tenant }, query }, { staleTime: FRESH_MS })
}

/** The same, up to date with every change of a connector. */
export function useLiveConnectors() {
  const { tenant } = useUser()
  return useEndpoint(contract.connectors.list, { params: { tenant }, query }, { live: true })
}
