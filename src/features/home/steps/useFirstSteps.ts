import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import type { Connector } from '../../../contract/connectors.ts'
import type { TenantStatus } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { useLiveConnectors } from '../../../domain/connectors/useConnectors.ts'
import { useRefreshRetry } from '../../../ui/feedback/refreshes/useRefreshRetry.ts'
import { useLastError } from '../panels/useLastError.ts'

/** How far a new club has come: it chooses a plan, connects a source, and syncs its fans. */
export interface FirstSteps {
  hasPlan: boolean
  connectors: readonly Connector[]
  /** True once a source has synced. */
  hasSource: boolean
  sync: TenantStatus
  hasFans: boolean
}

/** The first steps of the club: `unknown` while they are loading, `done` for a club that has taken all of them. */
export function useFirstSteps(): FirstSteps | 'unknown' | 'done' {
  const { tenant, billing } = useUser()
  const connectors = useLiveConnectors()
  const status = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { live: true })
  useRefreshRetry([connectors, status])
  const errors = [useLastError(connectors), useLastError(status)]
  // Without the answers nobody can tell, and the rest of the page is of more use.
  if (errors.some((error) => error !== null)) return 'done'
  if (!connectors.data || !status.data) return 'unknown'
  const { items } = connectors.data
  const hasSource = items.some(({ lastSync }) => lastSync !== null)
  const steps = {
    hasPlan: Boolean(billing),
    connectors: items,
    hasSource,
    sync: status.data,
    hasFans: status.data.lastSync !== null,
  }
  return steps.hasPlan && hasSource && steps.hasFans ? 'done' : steps
}
