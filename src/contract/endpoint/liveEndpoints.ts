import type { LiveEventType } from './events.ts'
import { endpoints } from '../index.ts'

/** The operations whose answers an event makes stale. */
export const endpointsStaleAfter = (type: LiveEventType) =>
  endpoints.filter(({ staleAfter = [] }) => staleAfter.includes(type))

const liveIds = new Set(endpoints.filter(({ staleAfter }) => staleAfter).map(({ id }) => id))

/** Whether events tell of changes to what an operation answers. */
export const isLive = (endpointId: string) => liveIds.has(endpointId)
