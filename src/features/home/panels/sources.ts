import type { Connector, ConnectorState } from '../../../contract/connectors.ts'

const inTransit: readonly ConnectorState[] = ['SYNCING', 'RESETTING', 'REMOVING']

/** What needs attention comes first, then what is under way, then the newest sync; disabled connectors are left out. */
export function sourcesInOrder(connectors: readonly Connector[]): Connector[] {
  const rank = ({ state }: Connector) => (state === 'FAILED' ? 0 : inTransit.includes(state) ? 1 : 2)
  return connectors
    .filter(({ config }) => config.enabled)
    .toSorted((a, b) => rank(a) - rank(b) || (b.lastSync ?? '').localeCompare(a.lastSync ?? ''))
}
