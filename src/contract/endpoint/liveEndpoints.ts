import type { LiveEventType } from './stream.ts'
import { endpoints } from '../index.ts'

/** The operations whose answers an event makes stale. */
export const endpointsStaleAfter = (type: LiveEventType) =>
  endpoints.filter(({ staleAfter = [] }) => staleAfter.includes(type))

const liveIds = new Set(endpoints.filter(({ staleAfter }) => staleAfter).map(({ id }) => id))

/** True if events announce changes to the answers of an operation. */
export const isLive = (endpointId: string) => liveIds.has(endpointId)
