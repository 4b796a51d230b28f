import type { Connector, ConnectorConfigInput, ConnectorState } from '../../../src/contract/connectors.ts'
import { providers } from '../../../src/contract/fields/providers.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import { connectorSpec, type Database } from '../../db/database.ts'
import type { TaskKind } from '../../db/simulation.ts'
import { pageOfRows } from '../../db/table/table.ts'
import type { Handlers, HandlerContext, TaskHandlers } from '../../http/handler.ts'
import { malformed, notFound, refused } from '../../http/problems.ts'
import { providerInfo } from '../../seed/connectors/catalogue.ts'
import { incomingRows } from '../../seed/incoming/incoming.ts'
import { canReach, checkCredentials, splitCredentials } from './credentials.ts'
import { clubOf, definedOf, without } from '../records.ts'
import { upsertRows, removeRows, emitRowEvents } from './sources.ts'

/** The duration of each state, in milliseconds of the model's clock (docs/contract.md#durations). */
const SYNCING_MS = 3000
const RESETTING_MS = 2000
const REMOVING_MS = 2000

/** States that a timed task ends. */
const transientStates: readonly ConnectorState[] = ['SYNCING', 'RESETTING', 'REMOVING']
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
    clock.schedule(SYNCING_MS, { kind: 'connectors.synced', tenant, subject: connector.id })
    bus.emit('ConnectorUpdated', tenant, connector.id)
    return toReply(connector)
  },

  test({ body }) {
    checkCredentials(body.providerConfig)
    return {}
  },

  get: ({ params, db }) => toReply(connectorOf(db, params)),

  async update({ params, body, db, bus }) {
    const { config, ...texts } = body
    const before = connectorOf(db, params)
    const change = { ...definedOf(texts), config: mergedConfig(before.config, config ?? {}) }
    const updated = await updateConnector(db, before, change)
    bus.emit('ConnectorUpdated', params.tenant, params.id)
    return toReply(updated)
  },

  async remove({ params, db, clock, bus }) {
    const connector = connectorOf(db, params)
    if (connector.state === 'REMOVING') return
    await enterState({ db, clock, bus }, connector, 'REMOVING', { after: REMOVING_MS, kind: 'connectors.removed' })
  },

  async setup({ params, body: { providerConfig }, db, bus }) {
    const connector = connectorOf(db, params)
    if (providerConfig.provider !== connector.provider)
      throw refused(`This connector speaks to ${providers[connector.provider].name} only.`, 'providerConfig.provider')
    checkCredentials(providerConfig)
    const updated = await updateConnector(db, connector, splitCredentials(providerConfig))
    bus.emit('ConnectorUpdated', params.tenant, params.id)
    return toReply(updated)
  },

  async reset({ params, db, clock, bus }) {
    const connector = connectorOf(db, params)
    if (!resettable.includes(connector.type)) throw malformed('Only ticketing, shop and fan connectors can be reset.')
    checkIdle(connector)
    return toReply(
      await enterState({ db, clock, bus }, connector, 'RESETTING', { after: RESETTING_MS, kind: 'connectors.wiped' }),
    )
  },

  async sync({ params, db, clock, bus }) {
    const connector = connectorOf(db, params)
    checkIdle(connector)
    return toReply(
      await enterState({ db, clock, bus }, connector, 'SYNCING', { after: SYNCING_MS, kind: 'connectors.synced' }),
    )
  },
}

export const connectorTasks = {
  async 'connectors.synced'({ task, db, clock, bus, rng, newId }) {
    const connector = connectorOfTask(db, task)
    if (!connector) return
    const { id, tenant, type } = connector
    if (!canReach(connector)) {
      await updateConnector(db, connector, { state: 'FAILED' })
      bus.emit('ConnectorUpdated', tenant, id)
      return
    }
    // The sync after a reset restores the removed rows; any other sync brings new rows.
    const removed = db.rowsToRestore.get(id)
    upsertRows(db, tenant, removed ?? incomingRows({ db, club: clubOf(db, tenant), connector, clock, rng, newId }))
    db.rowsToRestore.delete(id)
    await updateConnector(db, connector, { state: 'SYNCED', lastSync: clock.iso() })
    bus.emit('ConnectorUpdated', tenant, id)
    emitRowEvents(bus, tenant, type)
  },

  async 'connectors.wiped'({ task, db, clock, bus }) {
    const connector = connectorOfTask(db, task)
    if (!connector) return
    const { id, tenant, type } = connector
    db.rowsToRestore.set(id, removeRows(db, tenant, id))
    await updateConnector(db, connector, { lastSync: null })
    await enterState({ db, clock, bus }, connector, 'SYNCING', { after: SYNCING_MS, kind: 'connectors.synced' })
    emitRowEvents(bus, tenant, type)
  },

  async 'connectors.removed'({ task, db, bus }) {
    const connector = connectorOfTask(db, task)
    if (!connector) return
    const { id, tenant, type } = connector
    removeRows(db, tenant, id)
    db.rowsToRestore.delete(id)
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

function toReply(connector: ConnectorRecord): Connector {
  return { ...without(connector, 'secrets'), metadata: providerInfo(connector.provider) }
}

function connectorOf(db: Database, { tenant, id }: { tenant: string; id: string }): ConnectorRecord {
  const connector = db.connectors.findFirst((q) => q.where({ tenant, id }))
  if (!connector) throw notFound('Connector')
  return connector
}

const connectorOfTask = (db: Database, { tenant, subject }: { tenant: string; subject: string | null }) =>
  db.connectors.findFirst((q) => q.where({ tenant, id: subject ?? '' }))

function checkIdle({ config, state }: ConnectorRecord) {
  if (!config.enabled) throw malformed('This connector is disabled.')
  if (transientStates.includes(state)) throw malformed(`This connector is ${state.toLowerCase()} already.`)
}

const mergedConfig = (before: Connector['config'], { enabled, syncConfig }: ConnectorConfigInput) => ({
  enabled: enabled ?? before.enabled,
  syncConfig: { ...before.syncConfig, ...definedOf(syncConfig ?? {}) },
})

async function updateConnector(db: Database, { id, tenant }: ConnectorRecord, change: Partial<ConnectorRecord>) {
  await db.connectors.update((q) => q.where({ id }), { data: (record) => void Object.assign(record, change) })
  return connectorOf(db, { id, tenant })
}

/** Enters a state and schedules the task that ends it; replaces the connector's pending tasks. */
async function enterState(
  { db, clock, bus }: Pick<HandlerContext, 'db' | 'clock' | 'bus'>,
  connector: ConnectorRecord,
  state: ConnectorState,
  next: { after: number; kind: TaskKind },
) {
  const { id, tenant } = connector
  clock.cancel(tenant, id)
  clock.schedule(next.after, { kind: next.kind, tenant, subject: id })
  const updated = await updateConnector(db, connector, { state })
  bus.emit('ConnectorUpdated', tenant, id)
  return updated
}
