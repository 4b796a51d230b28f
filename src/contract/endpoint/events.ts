import { z } from '../zod.ts'
import { liveEventTypes } from './stream.ts'
import { Id, TenantId, Timestamp } from '../fields/fields.ts'

/** The data of one event of `GET /system/sse` (docs/contract.md#event-format). */
export const LiveEvent = z
  .strictObject({
    type: z.enum(liveEventTypes),
    tenant: TenantId,
    id: Id.nullable().describe('The connector or segment that changed; null for the other events.'),
    at: Timestamp,
  })
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof LiveEvent>

/** An event as clients read it: they ignore unknown fields, and take any time (docs/contract.md#replies). */
export const ReceivedEvent = z.object({ ...LiveEvent.shape, at: z.string() })
