import type { Connector, ConnectorState } from '../../contract/connectors.ts'
import { providerIds } from '../../contract/fields/providerList.ts'
import type { ConnectorType, Provider } from '../../contract/fields/providers.ts'
import { connectorWords, connectorsWords } from './words.ts'

const typeNames: Record<ConnectorType, string> = connectorsWords.types

/** The label of a connector type. A type that this version does not know is returned unchanged. */
export function typeName(type: string): string {
  // `hasOwn` has checked it, but does not narrow the type.
  return Object.hasOwn(typeNames, type) ? typeNames[type as ConnectorType] : type
}

/** The provider with an id; null for one that this version does not know. */
export function knownProvider(id: string | null): Provider | null {
  return providerIds.find((known) => known === id) ?? null
}

/** The name of a connector's provider; the id of a provider that this version does not know. */
export function providerName({ provider, metadata }: Connector): string {
  return knownProvider(provider) === null ? provider : metadata.name
}

/** The state to display: DISABLED for any connector that is not enabled (docs/product/connectors.md#states). */
export function displayedState({ config, state }: Connector): ConnectorState {
  return config.enabled ? state : 'DISABLED'
}

/** What a connector does in the states that it leaves without an action of the user. */
const transit: Partial<Record<ConnectorState, string>> = {
  SYNCING: connectorWords.refused.syncing,
  RESETTING: connectorWords.refused.resetting,
  REMOVING: connectorWords.refused.removing,
}

/**
 * Why the server would refuse a sync or a reset now; null if it would not (docs/product/connectors.md#refused-actions).
 */
export function refusalOf({ config, state }: Connector, action: 'sync' | 'reset'): string | null {
  if (!config.enabled && state !== 'REMOVING') return connectorWords.refused[`${action}Disabled`]
  return transit[state] ?? null
}
