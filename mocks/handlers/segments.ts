import type { Segment } from '../../src/contract/segments.ts'
import type { SegmentRecord } from '../db/collections.ts'
import { segmentSpec } from '../db/database.ts'
import { pageOfRows } from '../db/table/table.ts'
import type { Handlers, TaskHandlers } from '../http/handler.ts'
import { refused } from '../http/problems.ts'
import { providerInfo } from '../seed/connectors/catalogue.ts'
import { canReach } from './connectors/credentials.ts'
import { definedOf } from './records.ts'
import { timedRecords } from './timedRecords.ts'
import { segmentWords } from './words.ts'

/** The duration of each state, in milliseconds of the model's clock (docs/contract.md#durations). */
const WAITING_MS = 1000
const SYNCING_MS = 3000
const REMOVING_MS = 2000

const records = timedRecords<SegmentRecord>({
  name: segmentWords.name,
  event: 'SegmentUpdated',
  transientStates: ['WAITING', 'SYNCING', 'REMOVING'],
  find: (db, key) => db.segments.findFirst((q) => q.where(key)),
  write: (db, { id }, change) =>
    db.segments.update((q) => q.where({ id }), { data: (record) => void Object.assign(record, change) }),
})

export const segments: Handlers['segments'] = {
  list({ params: { tenant }, query, db }) {
    const page = pageOfRows(
      db.segments.findMany((q) => q.where({ tenant })),
      segmentSpec,
      query,
    )
    return { ...page, items: page.items.map(toReply) }
  },

  async create({ params: { tenant }, body, db, clock, bus, newId }) {
    const { name, description = null, connectorId, bookmarkId, config = {} } = body
    const connector = db.connectors.findFirst((q) => q.where({ tenant, id: connectorId }))
    if (connector?.type !== 'marketing') throw refused(segmentWords.connector, 'connectorId')
    if (!db.bookmarks.findFirst((q) => q.where({ tenant, id: bookmarkId })))
      throw refused(segmentWords.bookmark, 'bookmarkId')
    if (config.provider !== undefined && config.provider !== connector.provider)
      throw refused(segmentWords.otherProvider(connector.provider), 'config.provider')
    const segment = await db.segments.create({
      id: newId(),
      tenant,
      name,
      description,
      connectorId,
      bookmarkId,
      config: {
        enabled: config.enabled ?? true,
        provider: connector.provider,
        name: config.name ?? name,
        description: config.description === undefined ? description : config.description,
      },
      state: 'WAITING',
      lastSync: null,
      createdAt: clock.iso(),
    })
    clock.schedule(WAITING_MS, { kind: 'segments.syncing', tenant, subject: segment.id })
    bus.emit('SegmentUpdated', tenant, segment.id)
    return toReply(segment)
  },

  get: ({ params, db }) => toReply(records.get(db, params)),

  async update({ params, body, ...context }) {
    return toReply(await records.update(context, records.get(context.db, params), definedOf(body)))
  },

  async remove({ params, ...context }) {
    const segment = records.get(context.db, params)
    if (segment.state === 'REMOVING') return
    await records.enterState(context, segment, { state: 'REMOVING' }, { after: REMOVING_MS, kind: 'segments.removed' })
  },

  async sync({ params, ...context }) {
    const segment = records.get(context.db, params)
    records.checkIdle(segment)
    const next = { after: WAITING_MS, kind: 'segments.syncing' } as const
    return toReply(await records.enterState(context, segment, { state: 'WAITING' }, next))
  },
}

export const segmentTasks = {
  async 'segments.syncing'({ task, ...context }) {
    const segment = records.ofTask(context.db, task)
    if (!segment) return
    const next = { after: SYNCING_MS, kind: 'segments.synced' } as const
    await records.enterState(context, segment, { state: 'SYNCING' }, next)
  },

  /** The sync fails if the segment's connector is deleted or its credentials are refused. */
  async 'segments.synced'({ task, clock, ...context }) {
    const { db } = context
    const segment = records.ofTask(db, task)
    if (!segment) return
    const { tenant, connectorId } = segment
    const connector = db.connectors.findFirst((q) => q.where({ tenant, id: connectorId }))
    const reached = connector !== undefined && canReach(connector)
    await records.update(context, segment, reached ? { state: 'SYNCED', lastSync: clock.iso() } : { state: 'FAILED' })
  },

  'segments.removed'({ task, db, bus }) {
    const segment = records.ofTask(db, task)
    if (!segment) return
    db.segments.delete((q) => q.where({ id: segment.id }))
    bus.emit('SegmentDeleted', segment.tenant, segment.id)
  },
} satisfies Partial<TaskHandlers>

const toReply = (segment: SegmentRecord): Segment => ({ ...segment, metadata: providerInfo(segment.config.provider) })
