import type { Connector, ConnectorConfigInput } from '../../../src/contract/connectors.ts'
import { providers } from '../../../src/contract/fields/providerList.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import { connectorSpec } from '../../db/database.ts'
import { pageOfRows } from '../../db/table/table.ts'
import type { HandlerContext, Handlers, TaskHandlers } from '../../http/handler.ts'
import { malformed, refused } from '../../http/problems.ts'
import { providerInfo } from '../../seed/connectors/catalogue.ts'
import { FIRST_SYNC_MS, type DeliveredRows } from '../../seed/incoming/delivery.ts'
import { createIncoming } from '../../seed/incoming/incoming.ts'
import { canReach, checkCredentials, splitCredentials } from './credentials.ts'
import { clubOf, definedOf, without } from '../records.ts'
import { timedRecords } from '../timedRecords.ts'
import { deliveredUntil, emitRowEvents, joinRows, removeRows, restoreRows, SYNCING_MS, upsertRows } from './sources.ts'
import { connectorWords } from '../words.ts'

/** The durations of other states, in milliseconds of the model's clock (docs/contract.md#durations). */
const RESETTING_MS = 2000
const REMOVING_MS = 2000

const records = timedRecords<ConnectorRecord>({
  name: connectorWords.name,
  event: 'ConnectorUpdated',
  transientStates: ['SYNCING', 'RESETTING', 'REMOVING'],
  find: (db, key) => db.connectors.findFirst((q) => q.where(key)),
  write: (db, { id }, change) =>
    db.connectors.update((q) => q.where({ id }), { data: (record) => void Object.assign(record, change) }),
})
const synced = { after: SYNCING_MS, kind: 'connectors.synced' } as const

/** The types whose rows a reset can restore (docs/product/connectors.md#settings). */
const resettable: readonly Connector['type'][] = ['ticketing', 'shop', 'fan']

/** The defaults of a new connector (docs/contract.md#new-connectors). */
const defaultConfig = { enabled: true, syncConfig: { autoSync: false, interval: 60 } }

export const connectors: Handlers['connectors'] = {
  list({ params: { tenant }, query: { type, ...query }, db }) {
    const rows = db.connectors.findMany((q) => q.where({ tenant })).filter((row) => !type || row.type === type)
    const page = pageOfRows(rows, connectorSpec, query)
    return { ...page, items: page.items.map(toReply) }
  },

  async create({ params: { tenant }, body, db, clock, bus, newId }) {
    const { name, description = null, config, providerConfig } = body
    const { provider } = providerConfig
    const connector = await db.connectors.create({
      id: newId(),
      tenant,
      name: name?.trim() ? name : providers[provider].name,
      description,
      type: providers[provider].type,
      provider,
      state: 'SYNCING',
      lastSync: null,
      config: mergedConfig(defaultConfig, config ?? {}),
      ...splitCredentials(providerConfig),
      createdAt: clock.iso(),
    })
    clock.schedule(synced.after, { kind: synced.kind, tenant, subject: connector.id })
    bus.emit('ConnectorUpdated', tenant, connector.id)
    return toReply(connector)
  },

  test({ body }) {
    checkCredentials(body.providerConfig)
    return {}
  },

  get: ({ params, db }) => toReply(records.get(db, params)),

  async update({ params, body: { config = {}, ...texts }, ...context }) {
    const before = records.get(context.db, params)
    const change = { ...definedOf(texts), config: mergedConfig(before.config, config) }
    const connector = await records.update(context, before, change)
    context.db.autoSyncs.plan(connector, context.clock.now())
    return toReply(connector)
  },

  async remove({ params, ...context }) {
    const connector = records.get(context.db, params)
    if (connector.state === 'REMOVING') return
    const next = { after: REMOVING_MS, kind: 'connectors.removed' } as const
    await records.enterState(context, connector, { state: 'REMOVING' }, next)
  },

  async setup({ params, body: { providerConfig }, ...context }) {
    const connector = records.get(context.db, params)
    if (providerConfig.provider !== connector.provider)
      throw refused(connectorWords.otherProvider(providers[connector.provider].name), 'providerConfig.provider')
    checkCredentials(providerConfig)
    return toReply(await records.update(context, connector, splitCredentials(providerConfig)))
  },

  async reset({ params, ...context }) {
    const connector = records.get(context.db, params)
    if (!resettable.includes(connector.type)) throw malformed(connectorWords.reset)
    records.checkIdle(connector)
    const next = { after: RESETTING_MS, kind: 'connectors.wiped' } as const
    return toReply(await records.enterState(context, connector, { state: 'RESETTING' }, next))
  },

  async sync({ params, ...context }) {
    const connector = records.get(context.db, params)
    records.checkIdle(connector)
    return toReply(await records.enterState(context, connector, { state: 'SYNCING' }, synced))
  },
}

export const connectorTasks = {
  async 'connectors.synced'({ task, ...context }) {
    const { db, clock, bus } = context
    const connector = records.ofTask(db, task)
    if (!connector) return
    const { id, tenant, type } = connector
    if (!canReach(connector)) {
      db.autoSyncs.plan(await records.update({ db, bus }, connector, { state: 'FAILED' }), clock.now())
      return
    }
    // The sync after a reset restores the removed rows, if there were any; any other sync brings new rows.
    const removed = db.rowsToRestore.get(id)
    const isRestored = removed !== undefined && deliveredUntil(db, connector) !== null
    const rows = isRestored ? null : requestedRows(context, connector)
    if (removed) restoreRows(db, tenant, removed)
    if (rows) {
      upsertRows(db, tenant, rows)
      db.undelivered.delete(id)
    }
    db.rowsToRestore.delete(id)
    const change = { state: 'SYNCED', lastSync: clock.iso() } as const
    db.autoSyncs.plan(await records.update({ db, bus }, connector, change), clock.now())
    emitRowEvents(bus, tenant, type)
    if (rows && rows.memberships.length > 0) bus.emit('MembershipsImported', tenant)
  },

  async 'connectors.wiped'({ task, db, clock, bus }) {
    const connector = records.ofTask(db, task)
    if (!connector) return
    const { id, tenant, type, lastSync } = connector
    // What an earlier reset has removed, and no sync has restored.
    const before = db.rowsToRestore.get(id)
    const removed = removeRows(db, tenant, id)
    db.rowsToRestore.set(id, before ? joinRows(before, removed) : removed)
    if (lastSync !== null && !db.undelivered.has(id)) db.undelivered.set(id, lastSync)
    await records.enterState({ db, clock, bus }, connector, { state: 'SYNCING', lastSync: null }, synced)
    emitRowEvents(bus, tenant, type)
  },

  async 'connectors.removed'({ task, db, bus }) {
    const connector = records.ofTask(db, task)
    if (!connector) return
    const { id, tenant, type } = connector
    removeRows(db, tenant, id)
    db.rowsToRestore.delete(id)
    db.undelivered.delete(id)
    db.autoSyncs.delete(id)
    await db.clubs.updateMany((q) => q.where({ id: tenant }), {
      data(club) {
        if (club.config.defaultAnalyticsConnectorId === id) club.config.defaultAnalyticsConnectorId = null
      },
    })
    db.connectors.delete((q) => q.where({ id }))
    bus.emit('ConnectorDeleted', tenant, id)
    emitRowEvents(bus, tenant, type)
  },
} satisfies Partial<TaskHandlers>

/** The rows of a sync that a user has asked for. */
function requestedRows({ db, clock, seed, newId }: HandlerContext, connector: ConnectorRecord): DeliveredRows {
  const now = clock.now()
  const delivered = deliveredUntil(db, connector)
  const from = delivered ?? now - FIRST_SYNC_MS
  const incoming = createIncoming({ db, club: clubOf(db, connector.tenant), seed, now, since: from })
  return delivered === null ? incoming.first(connector, now, newId) : incoming.onRequest(connector, from, now)
}

function toReply(connector: ConnectorRecord): Connector {
  return { ...without(connector, 'secrets'), metadata: providerInfo(connector.provider) }
}

const mergedConfig = (before: Connector['config'], { enabled, syncConfig }: ConnectorConfigInput) => ({
  enabled: enabled ?? before.enabled,
  syncConfig: { ...before.syncConfig, ...definedOf(syncConfig ?? {}) },
})
