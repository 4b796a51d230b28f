import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import { ConnectorType, Provider } from '../../../src/contract/fields/providers.ts'
import { credentialFields, providers } from '../../../src/contract/fields/providerList.ts'
import type { Law } from '../law.ts'
import { walk } from './general/lists.ts'
import { credentialsOf, ensureRemoved, newConnector, SECRET, syncedConnector } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'

const { list, create, get, update, remove, setup, test, sync } = contract.connectors

const creation: Law[] = [
  {
    operation: create.id,
    title: 'sets the default settings, the type and (unless given) the name of the provider, and starts to sync',
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
      const explicit = await newConnector(session, { config: {}, settings: {} })
      assert.equal(explicit.connector.provider, 'DEMOMARKETING')
    },
  },
  {
    operation: create.id,
    title: 'accepts every provider of the contract, and never returns a secret',
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
        for (const reply of [connector, setting, read, listed, updated])
          assert.ok(!JSON.stringify(reply).includes(SECRET), `${provider} returns a secret`)
      }
    },
  },
  {
    operation: create.id,
    title: 'also accepts the credentials beside the provider',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const name = session.fresh('Flat')
      const body = { name, providerConfig: { provider: 'SHOPIFY', shopUrl: 'a.shop.example', accessToken: SECRET } }
      const connector = await session.ok(create, { ...sent, body })
      const row = { ...sent, params: { ...sent.params, id: connector.id } }
      session.undo(`connector ${name}`, () => ensureRemoved(session, remove, row))
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
    title: 'filters by type, and refuses an unknown type',
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
    title: 'merges the settings flag by flag',
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
    title: 'refuses and names an empty field or an invalid secret, but never refuses the DEMO providers',
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
    title: 'refuses what Ping refuses, and another provider, and keeps the old credentials',
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
    title: 'fails with credentials that Ping refuses, and succeeds after they are corrected',
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

export const connectors: Law[] = [...creation, ...credentials]
