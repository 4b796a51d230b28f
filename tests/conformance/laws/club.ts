import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'
import { newClub, newUser } from '../tools/people.ts'
import { expectError } from '../tools/replies.ts'

const { get, update, remove } = contract.club
const { account, system } = contract

export const club: Law[] = [
  {
    operation: get.id,
    title: 'returns the signed-in user’s club, on the same plan',
    check: 'rules',
    async run(session) {
      const { sent, tenant } = await session.asAdmin()
      const found = await session.ok(get, sent)
      const user = await session.ok(account.me, sent)
      assert.equal(found.id, tenant)
      assert.equal(found.billingPlan, user.billingPlan)
    },
  },
  {
    operation: get.id,
    title: 'returns its country and sport as the system lists them',
    check: 'rules',
    async run(session) {
      const { config } = await session.ok(get, (await session.asAdmin()).sent)
      const { countries } = await session.ok(system.countries)
      const { sports } = await session.ok(system.sports)
      const country = countries.find(({ cca2 }) => cca2 === config.country?.cca2)
      const sport = sports.find(({ id }) => id === config.sport?.id)
      assert.deepEqual(country ?? null, config.country)
      assert.deepEqual(sport ?? null, config.sport)
    },
  },
  {
    operation: update.id,
    title: 'accepts both forms, ids or returned objects, keeps absent fields, and clears null ones',
    check: 'lifecycle',
    needs: ['control'],
    async run(session) {
      const { ok } = session
      const { tenant, bearer } = await newClub(session)
      const sent = { params: { tenant }, bearer }
      const before = await ok(get, sent)
      const { countries } = await ok(system.countries)
      const { sports } = await ok(system.sports)
      const norway = countries.find(({ cca2 }) => cca2 === 'NO')
      const handball = sports.find(({ id }) => id === 'handball')

      const flat = await ok(update, { ...sent, body: { country: 'NO', sport: handball, teamIds: ['First', '<b>'] } })
      const config = { ...before.config, country: norway, sport: handball, teamIds: ['First', '<b>'] }
      assert.deepEqual(flat, { ...before, config })
      const general = await ok(update, {
        ...sent,
        body: { name: 'Tromsø Håndball', description: 'Nord.', config: { sport: 'football' } },
      })
      const football = sports.find(({ id }) => id === 'football')
      assert.deepEqual(general, {
        ...flat,
        name: 'Tromsø Håndball',
        description: 'Nord.',
        config: { ...config, sport: football },
      })
      const cleared = await ok(update, { ...sent, body: { description: null, config: { country: null } } })
      assert.deepEqual(cleared, { ...general, description: null, config: { ...general.config, country: null } })
      assert.deepEqual(await ok(get, sent), cleared)
      assert.deepEqual(await ok(update, { ...sent, body: {} }), cleared)
      const asObject = await ok(update, { ...sent, body: { country: norway } })
      assert.deepEqual(asObject, { ...cleared, config: { ...cleared.config, country: norway } })
      const nothing = { country: null, sport: null, teamIds: [], defaultAnalyticsConnectorId: null }
      const emptied = await ok(update, { ...sent, body: nothing })
      assert.deepEqual(emptied, { ...cleared, config: { ...cleared.config, ...nothing } })
    },
  },
  {
    operation: update.id,
    title: 'refuses unknown values, names the field, and changes nothing',
    check: 'rules',
    needs: ['destructive'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const before = await session.ok(get, sent)
      for (const [field, body] of [
        ['country', { country: 'QQ' }],
        ['sport', { sport: 'chessboxing' }],
        ['config.country', { config: { country: 'QQ' } }],
        ['config.sport', { config: { sport: { id: 'chessboxing' } } }],
        ['defaultAnalyticsConnectorId', { defaultAnalyticsConnectorId: 'no-such-id' }],
        ['name', { name: '' }],
        ['name', { name: null }],
      ] as const) {
        expectError(await session.send(update, { ...sent, body }), 400, { field })
      }
      assert.deepEqual(await session.ok(get, sent), before)
    },
  },
  {
    operation: update.id,
    title: 'accepts only a connector of type analytics as the default',
    check: 'rules',
    needs: ['destructive'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const { defaultAnalyticsConnectorId: before } = (await session.ok(get, sent)).config
      const { items } = await session.ok(contract.connectors.list, sent)
      const analytics = items.find(({ type }) => type === 'analytics')
      const other = items.find(({ type }) => type !== 'analytics')
      assert.ok(analytics && other, 'the club lacks one of the two connectors')
      const body = { defaultAnalyticsConnectorId: analytics.id }
      assert.equal((await session.ok(update, { ...sent, body })).config.defaultAnalyticsConnectorId, analytics.id)
      expectError(await session.send(update, { ...sent, body: { defaultAnalyticsConnectorId: other.id } }), 400, {
        field: 'defaultAnalyticsConnectorId',
      })
      const restored = await session.ok(update, { ...sent, body: { defaultAnalyticsConnectorId: before } })
      assert.equal(restored.config.defaultAnalyticsConnectorId, before)
    },
  },
  {
    operation: update.id,
    title: 'keeps the fields that the sent form does not contain',
    check: 'rules',
    needs: ['destructive'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const before = await session.ok(get, sent)
      const { name, description } = before
      const config = { teamIds: [...before.config.teamIds, 'Veterans'] }
      const changed = await session.ok(update, { ...sent, body: { name, description, config } })
      assert.deepEqual(changed, { ...before, config: { ...before.config, ...config } })
      const { teamIds } = before.config
      assert.deepEqual(await session.ok(update, { ...sent, body: { teamIds } }), before)
    },
  },
  {
    operation: remove.id,
    title: 'removes the club and its users permanently, and no other club',
    check: 'lifecycle',
    needs: ['control'],
    async run(session) {
      const { send } = session
      const owner = await newClub(session)
      const user = await newUser(session, owner)
      const { refreshToken } = await session.signIn(owner)
      await session.ok(remove, { params: { tenant: owner.tenant }, bearer: owner.bearer })
      for (const { bearer } of [owner, user]) {
        expectError(await send(account.me, { bearer }), 401)
        expectError(await send(get, { params: { tenant: owner.tenant }, bearer }), 401)
      }
      expectError(await send(account.refresh, { bearer: refreshToken }), 401)
      for (const { email, password } of [owner, user])
        expectError(await send(account.login, { body: { email, password } }), 401)
      await session.ok(get, (await session.asAdmin()).sent)
    },
  },
]
