import type { LiveEventType } from '../../contract/events.ts'

/** What the screens of the fans listen to (data-side 4). */
export const fanEvents: readonly LiveEventType[] = ['TenantStatusUpdated', 'FansImported']
