import type { Segment, SegmentState } from '../../src/contract/segments.ts'
import type { SegmentRecord } from '../db/collections.ts'
import { segmentSpec, type Database } from '../db/database.ts'
import type { Task, TaskKind } from '../db/simulation.ts'
import { pageOfRows } from '../db/table/table.ts'
import type { Handlers, HandlerContext, TaskHandlers } from '../http/handler.ts'
import { malformed, notFound, refused } from '../http/problems.ts'
import { providerInfo } from '../seed/connectors/catalogue.ts'
import { canReach } from './connectors/credentials.ts'
import { definedOf } from './records.ts'

/** The duration of each state, in milliseconds of the model's clock (docs/contract.md#durations). */
const WAITING_MS = 1000
const SYNCING_MS = 3000
const REMOVING_MS = 2000

/** States that a timed task ends. */
const transientStates: readonly SegmentState[] = ['WAITING', 'SYNCING', 'REMOVING']

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
    if (connector?.type !== 'marketing') throw refused('There is no such marketing connector.', 'connectorId')
    if (!db.bookmarks.findFirst((q) => q.where({ tenant, id: bookmarkId })))
      throw refused('There is no such bookmark.', 'bookmarkId')
    if (config.provider !== undefined && config.provider !== connector.provider)
      throw refused(`The connector speaks to ${connector.provider}.`, 'config.provider')
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

  get: ({ params, db }) => toReply(segmentOf(db, params)),

  async update({ params, body, db, bus }) {
    const updated = await updateSegment(db, segmentOf(db, params), definedOf(body))
    bus.emit('SegmentUpdated', params.tenant, params.id)
    return toReply(updated)
  },

  async remove({ params, ...context }) {
    const segment = segmentOf(context.db, params)
    if (segment.state === 'REMOVING') return
    await enterState(context, segment, 'REMOVING', { after: REMOVING_MS, kind: 'segments.removed' })
  },

  async sync({ params, ...context }) {
    const segment = segmentOf(context.db, params)
    if (!segment.config.enabled) throw malformed('This segment is disabled.')
    if (transientStates.includes(segment.state))
      throw malformed(`This segment is ${segment.state.toLowerCase()} already.`)
    return toReply(await enterState(context, segment, 'WAITING', { after: WAITING_MS, kind: 'segments.syncing' }))
  },
}

export const segmentTasks = {
  async 'segments.syncing'({ task, ...context }) {
    const segment = segmentOfTask(context.db, task)
    if (segment) await enterState(context, segment, 'SYNCING', { after: SYNCING_MS, kind: 'segments.synced' })
  },

  /** The sync fails if the segment's connector is deleted or its credentials are refused. */
  async 'segments.synced'({ task, db, clock, bus }) {
    const segment = segmentOfTask(db, task)
    if (!segment) return
    const { id, tenant, connectorId } = segment
    const connector = db.connectors.findFirst((q) => q.where({ tenant, id: connectorId }))
    const reached = connector !== undefined && canReach(connector)
    await updateSegment(db, segment, reached ? { state: 'SYNCED', lastSync: clock.iso() } : { state: 'FAILED' })
    bus.emit('SegmentUpdated', tenant, id)
  },

  'segments.removed'({ task, db, bus }) {
    const segment = segmentOfTask(db, task)
    if (!segment) return
    db.segments.delete((q) => q.where({ id: segment.id }))
    bus.emit('SegmentDeleted', segment.tenant, segment.id)
  },
} satisfies Partial<TaskHandlers>

const toReply = (segment: SegmentRecord): Segment => ({ ...segment, metadata: providerInfo(segment.config.provider) })

function segmentOf(db: Database, { tenant, id }: { tenant: string; id: string }): SegmentRecord {
  const segment = db.segments.findFirst((q) => q.where({ tenant, id }))
  if (!segment) throw notFound('Segment')
  return segment
}

const segmentOfTask = (db: Database, { tenant, subject }: Task) =>
  db.segments.findFirst((q) => q.where({ tenant, id: subject ?? '' }))

async function updateSegment(db: Database, { id, tenant }: SegmentRecord, change: Partial<SegmentRecord>) {
  await db.segments.update((q) => q.where({ id }), { data: (record) => void Object.assign(record, change) })
  return segmentOf(db, { id, tenant })
}

/** Enters a state and schedules the task that ends it; replaces the segment's pending tasks. */
async function enterState(
  { db, clock, bus }: Pick<HandlerContext, 'db' | 'clock' | 'bus'>,
  segment: SegmentRecord,
  state: SegmentState,
  next: { after: number; kind: TaskKind },
) {
  const { id, tenant } = segment
  clock.cancel(tenant, id)
  clock.schedule(next.after, { kind: next.kind, tenant, subject: id })
  const updated = await updateSegment(db, segment, { state })
  bus.emit('SegmentUpdated', tenant, id)
  return updated
}
