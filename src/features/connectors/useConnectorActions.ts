import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../api/effects.ts'
import { isGone } from '../../api/errors.ts'
import type { Connector, ConnectorConfig } from '../../contract/connectors.ts'
import { contract } from '../../contract/index.ts'
import type { ProviderConfigInput } from '../../contract/providers.ts'

const { connectors } = contract
/** What any change of a connector makes stale. */
const stale = [connectors.list, connectors.get]

export interface ConnectorActions {
  /** Sends name, description and settings, the given ones changed (docs/contract.md#connector-operations). */
  update(change: { name?: string; config?: ConnectorConfig }): Promise<void>
  sync(): Promise<void>
  reset(): Promise<void>
  remove(): Promise<void>
  setup(providerConfig: ProviderConfigInput): Promise<void>
}

/** What can be done to a connector. Each throws what the call throws, and sees to it that the screen shows what there is now. */
export function useConnectorActions({ id, tenant, name, description, config }: Connector): ConnectorActions {
  const { call, queryClient } = useApi()
  const params = { tenant, id }

  async function act(work: () => Promise<Connector | undefined>) {
    try {
      const answer = await work()
      if (answer) setAnswer(queryClient, connectors.get, { params }, answer)
      invalidate(queryClient, stale)
    } catch (error) {
      // Gone meanwhile: the page is told by its own query, should the event be late.
      if (isGone(error)) invalidate(queryClient, stale)
      throw error
    }
  }

  return {
    update: (change) => act(() => call(connectors.update, { params, body: { name, description, config, ...change } })),
    sync: () => act(() => call(connectors.sync, { params })),
    reset: () => act(() => call(connectors.reset, { params })),
    remove: () =>
      act(async () => {
        await call(connectors.remove, { params })
        return undefined
      }),
    setup: (providerConfig) => act(() => call(connectors.setup, { params, body: { providerConfig } })),
  }
}
