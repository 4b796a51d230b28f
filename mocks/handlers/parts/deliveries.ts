import type { ConnectorRecord } from '../../db/collections.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { FIRST_SYNC_MS, type DeliveredRows } from '../../seed/incoming/delivery.ts'
import { createIncoming } from '../../seed/incoming/incoming.ts'
import { deliveredUntil } from '../connectors/sources.ts'
import { clubOf } from '../records.ts'

export { createAutoSync } from '../connectors/autoSync.ts'
export { createWaiting } from '../fans/waitingRows.ts'
export { joinRows } from '../connectors/joinRows.ts'

/** The rows of a sync that a user has asked for. */
export function requestedRows(
  { db, clock, seed, rng, newId }: HandlerContext,
  connector: ConnectorRecord,
): DeliveredRows {
  const now = clock.now()
  const delivered = deliveredUntil(db, connector)
  const from = delivered ?? now - FIRST_SYNC_MS
  const incoming = createIncoming({ db, club: clubOf(db, connector.tenant), seed, now, since: from })
  return delivered === null ? incoming.first(connector, now, rng, newId) : incoming.onRequest(connector, from, now)
}
