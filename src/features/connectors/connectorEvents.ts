import type { LiveEventType } from '../../contract/events.ts'

/** What the screens of the connectors listen to (docs/product/live-data.md#events-and-effects). */
export const connectorEvents: readonly LiveEventType[] = ['ConnectorUpdated', 'ConnectorDeleted']
