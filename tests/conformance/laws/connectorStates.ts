import assert from 'node:assert/strict'
import { rowEvents, type Connector, type ConnectorState } from '../../../src/contract/connectors.ts'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../src/contract/index.ts'
import type { ConnectorType } from '../../../src/contract/fields/providers.ts'
import type { Law } from '../law.ts'
import { walk } from './general/lists.ts'
import { credentialsOf, newConnector, newFan, syncedConnector } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'
import type { Sent, Session } from '../tools/session.ts'
import { eventsOf, eventSummary } from '../tools/stream.ts'

const { create, get, update, remove, setup, test, reset, sync } = contract.connectors
const { shop, ticketing, fans } = contract

/** The lists that a connector of a type fills. */
const listsOf: Partial<Record<ConnectorType, Endpoint[]>> = {
  shop: [shop.customers, shop.orders, shop.orderItems],
  ticketing: [ticketing.customers, ticketing.tickets],
  fan: [fans.list],
}
const demos = [
  { type: 'shop', provider: 'DEMOSHOP', config: {} },
  { type: 'ticketing', provider: 'DEMOTICKETING', config: {} },
  { type: 'fan', provider: 'FANGOOGLESHEETS', config: { fanSheetId: 'sheet' } },
] as const

type SyncedRow = Record<string, unknown> & { id: string; connectorId: string | null }

/** The rows of each list that a connector has brought, sorted by id. */
async function rowsOf(session: Session, type: ConnectorType, sent: Sent, connector: string) {
  const rows: Record<string, SyncedRow[]> = {}
  for (const endpoint of listsOf[type] ?? []) {
    // The rows of all these lists have a connector, but a list of endpoints has no common row type.
    const all = (await walk(session, endpoint, sent)) as SyncedRow[]
    rows[endpoint.id] = all
      .filter(({ connectorId }) => connectorId === connector)
      .map((row): SyncedRow => ({ ...row, age: null }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }
  return rows
}

/** Checks the state 1 ms before a step of the clock, and at the step. */
async function expectChange(
  session: Session,
  row: Sent,
  after: number,
  from: ConnectorState,
  to: ConnectorState | null,
) {
  await session.target.control?.advance(after - 1)
  assert.equal((await session.ok(get, row)).state, from, `${after - 1} ms later`)
  await session.target.control?.advance(1)
  if (to === null) expectError(await session.send(get, row), 404)
  else assert.equal((await session.ok(get, row)).state, to, `${after} ms later`)
}

const updated = ({ id }: Connector) => `ConnectorUpdated ${id}`

/** The events of a sync; a fan source may report memberships as well (docs/contract.md#row-events). */
const summaryOf = (received: readonly Parameters<typeof eventSummary>[0][]) =>
  received.map(eventSummary).filter((summary) => summary !== 'MembershipsImported')

/** State transitions of connectors, with the events they send and the rows they bring. */
export const connectorStates: Law[] = [
  ...demos.map(({ type, provider, config }): Law => ({
    operation: create.id,
    title: `syncs a new ${type} connector, and has its rows in the end`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      let made: Awaited<ReturnType<typeof newConnector>> | undefined
      const received = await eventsOf(session, async () => {
        made = await newConnector(session, { provider, config })
        for (const rows of Object.values(await rowsOf(session, type, sent, made.connector.id)))
          assert.deepEqual(rows, [])
        await expectChange(session, made.row, 3000, 'SYNCING', 'SYNCED')
      })
      assert.ok(made)
      const { connector, row } = made
      assert.deepEqual(summaryOf(received), [updated(connector), updated(connector), ...rowEvents[type]])
      assert.equal((await session.ok(get, row)).lastSync, (await session.target.control?.info())?.now)
      for (const [name, rows] of Object.entries(await rowsOf(session, type, sent, connector.id)))
        assert.ok(rows.length > 0, `${name} has no row of the connector`)
    },
  })),
  ...demos.map(({ type, provider, config }): Law => ({
    operation: sync.id,
    title: `adds new rows of a ${type} connector, and keeps the old ones`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { connector, row, sent } = await syncedConnector(session, { provider, config })
      const before = await rowsOf(session, type, sent, connector.id)
      await session.target.control?.advance(24 * 60 * 60_000)
      const again = await session.asAdmin()
      const here = { ...row, bearer: again.bearer }
      const received = await eventsOf(session, async () => {
        const answer = await session.ok(sync, here)
        assert.equal(answer.state, 'SYNCING')
        assert.equal(answer.lastSync, connector.lastSync)
        expectError(await session.send(sync, here), 400)
        await expectChange(session, here, 3000, 'SYNCING', 'SYNCED')
      })
      assert.deepEqual(summaryOf(received), [updated(connector), updated(connector), ...rowEvents[type]])
      assert.equal((await session.ok(get, here)).lastSync, (await session.target.control?.info())?.now)
      const after = await rowsOf(session, type, again.sent, connector.id)
      const count = (rows: typeof before) => Object.values(rows).reduce((sum, some) => sum + some.length, 0)
      assert.ok(count(after) > count(before), 'there are no new rows')
      for (const [name, rows] of Object.entries(before)) {
        const now = new Set(after[name]?.map(({ id }) => id))
        assert.ok(
          rows.every(({ id }) => now.has(id)),
          `${name} has lost rows`,
        )
      }
    },
  })),
  ...demos.map(({ type, provider, config }): Law => ({
    operation: reset.id,
    title: `clears the rows of a ${type} connector, and restores them`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { connector, row, sent } = await syncedConnector(session, { provider, config })
      const before = await rowsOf(session, type, sent, connector.id)
      const received = await eventsOf(session, async () => {
        assert.equal((await session.ok(reset, row)).state, 'RESETTING')
        expectError(await session.send(reset, row), 400)
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 2000, 'RESETTING', 'SYNCING')
        for (const rows of Object.values(await rowsOf(session, type, sent, connector.id))) assert.deepEqual(rows, [])
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 3000, 'SYNCING', 'SYNCED')
      })
      const step = [updated(connector), ...rowEvents[type]]
      assert.deepEqual(received.map(eventSummary), [updated(connector), ...step, ...step])
      assert.deepEqual(await rowsOf(session, type, sent, connector.id), before)
    },
  })),
  ...demos.map(({ type, provider, config }): Law => ({
    operation: remove.id,
    title: `removes a ${type} connector with its rows, and no others`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const others = new Map<string, number>()
      for (const endpoint of listsOf[type] ?? []) others.set(endpoint.id, (await walk(session, endpoint, sent)).length)
      const { connector, row } = await syncedConnector(session, { provider, config })
      const received = await eventsOf(session, async () => {
        await session.ok(remove, row)
        assert.equal((await session.send(remove, row)).status, 204)
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 2000, 'REMOVING', null)
      })
      const end = [`ConnectorDeleted ${connector.id}`, ...rowEvents[type]]
      assert.deepEqual(received.map(eventSummary), [updated(connector), ...end])
      for (const endpoint of listsOf[type] ?? [])
        assert.equal(
          (await walk(session, endpoint, sent)).length,
          others.get(endpoint.id),
          `${endpoint.id} has changed`,
        )
    },
  })),
  {
    operation: reset.id,
    title: 'is refused for a connector of any other type',
    check: 'states',
    needs: ['control'],
    async run(session) {
      for (const provider of ['DEMOMARKETING', 'DEMOSOCIAL', 'METABASE'] as const) {
        const { row } = await syncedConnector(session, { provider, config: credentialsOf(provider) })
        expectError(await session.send(reset, row), 400)
        assert.equal((await session.ok(get, row)).state, 'SYNCED')
      }
    },
  },
  {
    operation: sync.id,
    title: 'is refused while the connector is disabled or busy, though its settings may be changed',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { row } = await newConnector(session, { provider: 'DEMOSHOP' })
      expectError(await session.send(sync, row), 400)
      expectError(await session.send(reset, row), 400)
      await session.ok(update, { ...row, body: { name: 'Renamed' } })
      await session.ok(setup, { ...row, body: { providerConfig: { provider: 'DEMOSHOP', config: {} } } })
      await session.target.control?.advance(3000)
      await session.ok(update, { ...row, body: { config: { enabled: false } } })
      expectError(await session.send(sync, row), 400)
      expectError(await session.send(reset, row), 400)
      await session.ok(update, { ...row, body: { config: { enabled: true } } })
      await session.ok(sync, row)
    },
  },
  {
    operation: update.id,
    title: 'sends an event for each change of the connector, and none for rows',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { connector, row } = await syncedConnector(session, { provider: 'DEMOSHOP' })
      const received = await eventsOf(session, async () => {
        await session.ok(update, { ...row, body: { name: 'Renamed' } })
        await session.ok(setup, { ...row, body: { providerConfig: { provider: 'DEMOSHOP', config: {} } } })
        await session.ok(test, { ...row, body: { providerConfig: { provider: 'DEMOSHOP', config: {} } } })
        expectError(await session.send(update, { ...row, body: { name: null } }), 400, { field: 'name' })
      })
      assert.deepEqual(received.map(eventSummary), [updated(connector), updated(connector)])
    },
  },
  {
    operation: remove.id,
    title: 'clears the club’s default if it was the removed connector',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { connector, row, sent } = await syncedConnector(session, {
        provider: 'METABASE',
        config: credentialsOf('METABASE'),
      })
      await session.ok(contract.club.update, { ...sent, body: { defaultAnalyticsConnectorId: connector.id } })
      await session.ok(remove, row)
      await session.target.control?.advance(2000)
      assert.equal((await session.ok(contract.club.get, sent)).config.defaultAnalyticsConnectorId, null)
    },
  },
  {
    operation: remove.id,
    title: 'keeps the rows that people have written themselves',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { fan, row: fanRow } = await newFan(session)
      const { row } = await syncedConnector(session, { provider: 'FANGOOGLESHEETS', config: { fanSheetId: 'sheet' } })
      await session.ok(remove, row)
      await session.target.control?.advance(2000)
      assert.deepEqual(await session.ok(fans.get, fanRow), fan)
    },
  },
]
