import assert from 'node:assert/strict'
import { rowEvents, type Connector, type ConnectorState } from '../../src/contract/connectors.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { contract } from '../../src/contract/index.ts'
import { ConnectorType, credentialFields, Provider, providers } from '../../src/contract/providers.ts'
import type { Law } from './law.ts'
import { walk } from './lists.ts'
import { newConnector, newFan, syncedConnector } from './rows.ts'
import { expectError, type Sent, type Session } from './session.ts'
import { eventsOf, inShort } from './stream.ts'

const { list, create, get, update, remove, setup, test, reset, sync } = contract.connectors
const { shop, ticketing, fans } = contract

const SECRET = 'a-secret-of-the-suite'

/** Credentials that a provider takes, as far as the model can tell. */
const credentialsOf = (provider: Provider) =>
  Object.fromEntries(
    Object.entries(credentialFields(provider)).map(([name, { secret }]) => [
      name,
      secret ? `${SECRET}-${name}` : `plain ${name}`,
    ]),
  )

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

type Brought = Record<string, unknown> & { id: string; connectorId: string | null }

/** The rows of each list that a connector has brought, by id. */
async function rowsOf(session: Session, type: ConnectorType, sent: Sent, connector: string) {
  const rows: Record<string, Brought[]> = {}
  for (const endpoint of listsOf[type] ?? []) {
    const all = (await walk(session, endpoint, sent)) as Brought[]
    rows[endpoint.id] = all
      .filter(({ connectorId }) => connectorId === connector)
      .map((row): Brought => ({ ...row, age: null }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }
  return rows
}

const creation: Law[] = [
  {
    operation: create.id,
    title: 'sets the fixed settings, the type of the provider and its name unless told, and begins to sync',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const { connector } = await newConnector(session, { name: '' })
      assert.equal(connector.name, providers.DEMOMARKETING.name)
      assert.equal(connector.description, null)
      assert.equal(connector.type, 'marketing')
      assert.equal(connector.state, 'SYNCING')
      assert.equal(connector.lastSync, null)
      assert.equal(connector.tenant, sent.params.tenant)
      assert.deepEqual(connector.config, { enabled: true, syncConfig: { autoSync: false, interval: 60 } })
      const { modules } = await session.ok(contract.system.connectors, sent)
      assert.deepEqual(connector.metadata, modules.marketing.DEMOMARKETING)
      const told = await newConnector(session, { config: {}, settings: {} })
      assert.equal(told.connector.provider, 'DEMOMARKETING')
    },
  },
  {
    operation: create.id,
    title: 'takes all fourteen providers and shows no secret, here nor ever',
    check: 'rules',
    async run(session) {
      for (const provider of Provider.options) {
        const config = credentialsOf(provider)
        const { connector, row } = await newConnector(session, { provider, config })
        const plain = Object.fromEntries(
          Object.entries(config).filter(([name]) => !credentialFields(provider)[name]?.secret),
        )
        assert.deepEqual(connector.providerConfig, { provider, config: plain })
        assert.equal(connector.type, providers[provider].type)
        const setting = await session.ok(setup, { ...row, body: { providerConfig: { provider, config } } })
        const read = await session.ok(get, row)
        const listed = await session.ok(list, { ...row, query: { searchQuery: connector.name } })
        const updated = await session.ok(update, { ...row, body: { description: 'x' } })
        for (const told of [connector, setting, read, listed, updated])
          assert.ok(!JSON.stringify(told).includes(SECRET), `${provider} gives a secret away`)
      }
    },
  },
  {
    operation: create.id,
    title: 'takes the fields of the credentials beside the provider too',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const name = session.fresh('Flat')
      const body = { name, providerConfig: { provider: 'SHOPIFY', shopUrl: 'a.shop.example', accessToken: SECRET } }
      const connector = await session.ok(create, { ...sent, body })
      const row = { ...sent, params: { ...sent.params, id: connector.id } }
      session.undo(`connector ${name}`, async () => (await session.send(remove, row)).status === 204)
      assert.deepEqual(connector.providerConfig, { provider: 'SHOPIFY', config: { shopUrl: 'a.shop.example' } })
      const missing = { name, providerConfig: { provider: 'SHOPIFY', config: { accessToken: SECRET } } }
      expectError(await session.send(create, { ...sent, body: missing }), 400, {
        field: 'providerConfig.config.shopUrl',
      })
      const unknown = { name, providerConfig: { provider: 'FAXMACHINE', config: {} } }
      expectError(await session.send(create, { ...sent, body: unknown }), 400, { field: 'providerConfig.provider' })
    },
  },
  {
    operation: list.id,
    title: 'gives those of a type only, and refuses a type that there is not',
    check: 'search',
    async run(session) {
      const { sent } = await session.asAdmin()
      await newConnector(session)
      const all = await walk(session, list, sent)
      for (const type of ConnectorType.options) {
        assert.deepEqual(
          await walk(session, list, sent, { type }),
          all.filter((connector) => connector.type === type),
        )
      }
      expectError(await session.send(list, { ...sent, query: { type: 'fax' } }), 400, { field: 'type' })
    },
  },
  {
    operation: update.id,
    title: 'merges the settings, flag by flag',
    check: 'rules',
    async run(session) {
      const { connector, row } = await newConnector(session)
      const put = async (config: object) => (await session.ok(update, { ...row, body: { config } })).config
      assert.deepEqual(await put({ enabled: false }), { ...connector.config, enabled: false })
      const auto = { enabled: false, syncConfig: { autoSync: true, interval: 60 } }
      assert.deepEqual(await put({ syncConfig: { autoSync: true } }), auto)
      assert.deepEqual(await put({ enabled: true, syncConfig: { interval: 15 } }), {
        enabled: true,
        syncConfig: { autoSync: true, interval: 15 },
      })
      const named = await session.ok(update, { ...row, body: { name: '' } })
      assert.equal(named.name, '')
      assert.equal(named.config.syncConfig.interval, 15)
    },
  },
]

const credentials: Law[] = [
  {
    operation: test.id,
    title: 'refuses a field that is empty and a secret that is invalid, naming it, and the DEMO providers never',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const ping = (provider: Provider, config: object) =>
        session.send(test, { ...sent, body: { providerConfig: { provider, config } } })
      for (const provider of Provider.options) {
        const config = credentialsOf(provider)
        assert.equal((await ping(provider, config)).status, 200)
        for (const [name, { secret }] of Object.entries(credentialFields(provider))) {
          const field = `providerConfig.config.${name}`
          expectError(await ping(provider, { ...config, [name]: '' }), 400, { field })
          if (secret) expectError(await ping(provider, { ...config, [name]: 'invalid' }), 400, { field })
        }
      }
    },
  },
  {
    operation: setup.id,
    title: 'refuses what Ping refuses, and another provider, and leaves what was',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const config = credentialsOf('MAILCHIMP')
      const { row, connector } = await syncedConnector(session, { provider: 'MAILCHIMP', config })
      const set = (provider: Provider, given: object) =>
        session.send(setup, { ...row, body: { providerConfig: { provider, config: given } } })
      expectError(await set('MAILCHIMP', { ...config, apiKey: 'invalid' }), 400, {
        field: 'providerConfig.config.apiKey',
      })
      expectError(await set('MAILCHIMP', { ...config, user: '' }), 400, { field: 'providerConfig.config.user' })
      expectError(await set('DEMOMARKETING', {}), 400, { field: 'providerConfig.provider' })
      assert.deepEqual(await session.ok(get, row), connector)
      const answer = await set('MAILCHIMP', { ...config, user: 'someone else' })
      assert.equal(answer.status, 200)
      assert.equal((await session.ok(get, row)).providerConfig.config.user, 'someone else')
    },
  },
  {
    operation: sync.id,
    title: 'fails with credentials that Ping would refuse, and succeeds once they are set right',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const config = { shopUrl: 'a.shop.example', accessToken: 'invalid' }
      const { row, connector } = await syncedConnector(session, { provider: 'SHOPIFY', config })
      assert.equal(connector.state, 'FAILED')
      assert.equal(connector.lastSync, null)
      const providerConfig = { provider: 'SHOPIFY', config: { ...config, accessToken: SECRET } }
      await session.ok(setup, { ...row, body: { providerConfig } })
      await session.ok(sync, row)
      await session.target.control?.advance(3000)
      assert.equal((await session.ok(get, row)).state, 'SYNCED')
    },
  },
]

/** Reads the state just before and just after a step of the clock. */
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

const states: Law[] = [
  ...demos.map(({ type, provider, config }): Law => ({
    operation: create.id,
    title: `syncs a new ${type} connector, whose rows are there in the end`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      let made: Awaited<ReturnType<typeof newConnector>> | undefined
      const told = await eventsOf(session, async () => {
        made = await newConnector(session, { provider, config })
        for (const rows of Object.values(await rowsOf(session, type, sent, made.connector.id)))
          assert.deepEqual(rows, [])
        await expectChange(session, made.row, 3000, 'SYNCING', 'SYNCED')
      })
      assert.ok(made)
      const { connector, row } = made
      assert.deepEqual(told.map(inShort), [updated(connector), updated(connector), ...rowEvents[type]])
      assert.equal((await session.ok(get, row)).lastSync, (await session.target.control?.info())?.now)
      for (const [name, rows] of Object.entries(await rowsOf(session, type, sent, connector.id)))
        assert.ok(rows.length > 0, `${name} has no row of it`)
    },
  })),
  ...demos.map(({ type, provider, config }): Law => ({
    operation: sync.id,
    title: `brings new rows of a ${type} connector, and keeps the old`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { connector, row, sent } = await syncedConnector(session, { provider, config })
      const before = await rowsOf(session, type, sent, connector.id)
      await session.target.control?.advance(24 * 60 * 60_000)
      const again = await session.asAdmin()
      const here = { ...row, bearer: again.bearer }
      const told = await eventsOf(session, async () => {
        const answer = await session.ok(sync, here)
        assert.equal(answer.state, 'SYNCING')
        assert.equal(answer.lastSync, connector.lastSync)
        expectError(await session.send(sync, here), 400)
        await expectChange(session, here, 3000, 'SYNCING', 'SYNCED')
      })
      assert.deepEqual(told.map(inShort), [updated(connector), updated(connector), ...rowEvents[type]])
      assert.equal((await session.ok(get, here)).lastSync, (await session.target.control?.info())?.now)
      const after = await rowsOf(session, type, again.sent, connector.id)
      const count = (rows: typeof before) => Object.values(rows).reduce((sum, some) => sum + some.length, 0)
      assert.ok(count(after) > count(before), 'nothing new has come')
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
    title: `wipes the rows of a ${type} connector, and brings them back`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { connector, row, sent } = await syncedConnector(session, { provider, config })
      const before = await rowsOf(session, type, sent, connector.id)
      const told = await eventsOf(session, async () => {
        assert.equal((await session.ok(reset, row)).state, 'RESETTING')
        expectError(await session.send(reset, row), 400)
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 2000, 'RESETTING', 'SYNCING')
        for (const rows of Object.values(await rowsOf(session, type, sent, connector.id))) assert.deepEqual(rows, [])
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 3000, 'SYNCING', 'SYNCED')
      })
      const step = [updated(connector), ...rowEvents[type]]
      assert.deepEqual(told.map(inShort), [updated(connector), ...step, ...step])
      assert.deepEqual(await rowsOf(session, type, sent, connector.id), before)
    },
  })),
  ...demos.map(({ type, provider, config }): Law => ({
    operation: remove.id,
    title: `takes a ${type} connector away with its rows, and no others`,
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const others = new Map<string, number>()
      for (const endpoint of listsOf[type] ?? []) others.set(endpoint.id, (await walk(session, endpoint, sent)).length)
      const { connector, row } = await syncedConnector(session, { provider, config })
      const told = await eventsOf(session, async () => {
        await session.ok(remove, row)
        assert.equal((await session.send(remove, row)).status, 204)
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 2000, 'REMOVING', null)
      })
      const end = [`ConnectorDeleted ${connector.id}`, ...rowEvents[type]]
      assert.deepEqual(told.map(inShort), [updated(connector), ...end])
      for (const endpoint of listsOf[type] ?? [])
        assert.equal(
          (await walk(session, endpoint, sent)).length,
          others.get(endpoint.id),
          `${endpoint.id} is not as before`,
        )
    },
  })),
  {
    operation: reset.id,
    title: 'is refused by a connector of any other type',
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
    title: 'is refused while the connector is disabled or busy; its settings may be changed all the same',
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
    title: 'tells every change of the connector, and the rows of nobody',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { connector, row } = await syncedConnector(session, { provider: 'DEMOSHOP' })
      const told = await eventsOf(session, async () => {
        await session.ok(update, { ...row, body: { name: 'Renamed' } })
        await session.ok(setup, { ...row, body: { providerConfig: { provider: 'DEMOSHOP', config: {} } } })
        await session.ok(test, { ...row, body: { providerConfig: { provider: 'DEMOSHOP', config: {} } } })
        expectError(await session.send(update, { ...row, body: { name: null } }), 400, { field: 'name' })
      })
      assert.deepEqual(told.map(inShort), [updated(connector), updated(connector)])
    },
  },
  {
    operation: remove.id,
    title: 'frees the club of a default that is gone',
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
    title: 'leaves what people have written themselves',
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

export const connectors: Law[] = [...creation, ...credentials, ...states]
