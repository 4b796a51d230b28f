import type { LiveEventType } from '../../contract/events.ts'

/** What the screens of the fans listen to (docs/product/live-data.md#events-and-effects). */
export const fanEvents: readonly LiveEventType[] = ['TenantStatusUpdated', 'FansImported']
