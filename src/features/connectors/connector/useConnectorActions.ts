import { useApi } from '../../../api/ApiProvider.tsx'
import { answerOf, knownAnswer } from '../../../api/cache.ts'
import { oneByOne } from '../../../api/oneByOne.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { Connector, ConnectorConfig } from '../../../contract/connectors.ts'
import { contract } from '../../../contract/index.ts'
import type { ProviderConfigInput } from '../../../contract/fields/providers.ts'

const { connectors } = contract
/** The operations whose answers become stale when a connector changes. */
const stale = [connectors.list, connectors.get]

export interface ConnectorActions {
  /**
   * Sends name, description and settings, some of them changed (docs/contract.md#connector-operations). Waits for earlier
   * updates, so that none undoes another.
   *
   * @param change gets the connector as it is then
   */
  update(change: (now: Connector) => { name?: string; config?: ConnectorConfig }): Promise<unknown>
  sync(): Promise<unknown>
  reset(): Promise<unknown>
  remove(): Promise<unknown>
  setup(providerConfig: ProviderConfigInput): Promise<unknown>
}

/** The actions on a connector. Each throws what its call throws, and updates the cached answers. */
export function useConnectorActions(connector: Connector): ConnectorActions {
  const { queryClient } = useApi()
  const { id, tenant } = connector
  const params = { tenant, id }
  const options = { stale, store: (answer: Connector) => answerOf(connectors.get, { params }, answer) }
  const update = useWrite(connectors.update, options)
  const sync = useWrite(connectors.sync, options)
  const reset = useWrite(connectors.reset, options)
  const remove = useWrite(connectors.remove, { stale })
  const setup = useWrite(connectors.setup, options)
  return {
    update: (change) =>
      oneByOne(queryClient, id, () => {
        const now = knownAnswer(queryClient, connectors.get, { params }) ?? connector
        const { name, description, config } = now
        return update({ params, body: { name, description, config, ...change(now) } })
      }),
    sync: () => sync({ params }),
    reset: () => reset({ params }),
    remove: () => remove({ params }),
    setup: (providerConfig) => setup({ params, body: { providerConfig } }),
  }
}
