import { useApi } from '../../../api/ApiProvider.tsx'
import { setAnswer } from '../../../api/cache.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { Connector, ConnectorConfig } from '../../../contract/connectors.ts'
import { contract } from '../../../contract/index.ts'
import type { ProviderConfigInput } from '../../../contract/fields/providers.ts'

const { connectors } = contract
/** The operations whose answers become stale when a connector changes. */
const stale = [connectors.list, connectors.get]

export interface ConnectorActions {
  /** Sends name, description and settings, with the given ones changed (docs/contract.md#connector-operations). */
  update(change: { name?: string; config?: ConnectorConfig }): Promise<unknown>
  sync(): Promise<unknown>
  reset(): Promise<unknown>
  remove(): Promise<unknown>
  setup(providerConfig: ProviderConfigInput): Promise<unknown>
}

/** The actions on a connector. Each throws what its call throws, and updates the cached answers. */
export function useConnectorActions({ id, tenant, name, description, config }: Connector): ConnectorActions {
  const { queryClient } = useApi()
  const params = { tenant, id }
  const options = {
    stale,
    store: (answer: Connector) => setAnswer(queryClient, connectors.get, { params }, answer),
  }
  const update = useWrite(connectors.update, options)
  const sync = useWrite(connectors.sync, options)
  const reset = useWrite(connectors.reset, options)
  const remove = useWrite(connectors.remove, { stale })
  const setup = useWrite(connectors.setup, options)
  return {
    update: (change) => update({ params, body: { name, description, config, ...change } }),
    sync: () => sync({ params }),
    reset: () => reset({ params }),
    remove: () => remove({ params }),
    setup: (providerConfig) => setup({ params, body: { providerConfig } }),
  }
}
