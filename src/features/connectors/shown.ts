import type { Connector, ConnectorState } from '../../contract/connectors.ts'
import { Provider, type ConnectorType } from '../../contract/fields/providers.ts'

const typeNames: Record<ConnectorType, string> = {
  shop: 'Shop',
  ticketing: 'Ticketing',
  fan: 'Fan',
  marketing: 'Marketing',
  analytics: 'Analytics',
  social: 'Social',
}

/** A type in a word; one that the server has learnt since, as it comes. */
export function typeName(type: string): string {
  // `hasOwn` has checked it, but narrows no type.
  return Object.hasOwn(typeNames, type) ? typeNames[type as ConnectorType] : type
}

/** The provider that an id names; null for one that this app knows nothing of. */
export function knownProvider(id: string | null): Provider | null {
  return Provider.safeParse(id).data ?? null
}

/** How a connector's provider is called; one that this app does not know goes by its id. */
export function providerName({ provider, metadata }: Connector): string {
  return knownProvider(provider) === null ? provider : metadata.name
}

/** A connector that is not enabled is shown as disabled, whatever its state (docs/product/connectors.md#states). */
export function shownState({ config, state }: Connector): ConnectorState {
  return config.enabled ? state : 'DISABLED'
}

/** States that a connector leaves by itself. */
const transit: readonly ConnectorState[] = ['SYNCING', 'RESETTING', 'REMOVING']

export const inTransit = ({ config, state }: Connector) => config.enabled && transit.includes(state)
