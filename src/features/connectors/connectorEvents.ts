import type { LiveEventType } from '../../contract/events.ts'

/** What the screens of the connectors listen to (data-side 4). */
export const connectorEvents: readonly LiveEventType[] = ['ConnectorUpdated', 'ConnectorDeleted']
