import assert from 'node:assert/strict'
import { FanCreate } from '../../../src/contract/fans.ts'
import { absentOf } from '../../../src/contract/fields/absent.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'
import { newFan } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'

const { create, get, list, update } = contract.fans

/** Full years from a birthday to a day, both `YYYY-MM-DD`. */
export function ageOn(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return years - (today.slice(5) < birthDay.slice(5) ? 1 : 0)
}

export const fans: Law[] = [
  {
    operation: create.id,
    title: 'requires a first name and an e-mail; absent fields are null, absent flags are false',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const { fan } = await newFan(session, { lastName: undefined })
      const { id: _, email: __, createdAt: ___, ...rest } = fan
      assert.deepEqual(rest, { ...absentOf(FanCreate), firstName: 'Niamh', age: null, score: null })
      expectError(await session.send(create, { ...sent, body: { email: 'a@b.example' } }), 400, { field: 'firstName' })
      expectError(await session.send(create, { ...sent, body: { firstName: 'Niamh' } }), 400, { field: 'email' })
      expectError(await session.send(create, { ...sent, body: { firstName: 'Niamh', email: 'a@b' } }), 400, {
        field: 'email',
      })
    },
  },
  {
    operation: create.id,
    title: 'accepts an e-mail once, with any case, and ignores a given id, age and score',
    check: 'rules',
    async run(session) {
      const { fan, sent } = await newFan(session, { id: 'x', age: 3, score: 99 })
      assert.notEqual(fan.id, 'x')
      assert.equal(fan.age, null)
      assert.equal(fan.score, null)
      for (const email of [fan.email, fan.email.toUpperCase()])
        expectError(await session.send(create, { ...sent, body: { firstName: 'Orla', email } }), 409)
    },
  },
  {
    operation: create.id,
    title: 'allows two clubs to have a fan with the same e-mail',
    check: 'isolation',
    needs: ['control', 'otherTenant'],
    async run(session) {
      const { fan } = await newFan(session)
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const body = { firstName: 'Niamh', email: fan.email }
      await session.ok(create, { params: { tenant: other.tenant }, bearer: other.accessToken, body })
    },
  },
  {
    operation: get.id,
    title: 'returns each fan as the list does',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const { items } = await session.ok(list, { ...sent, query: { limit: 20, orderBy: 'score' } })
      for (const item of items)
        assert.deepEqual(await session.ok(get, { ...sent, params: { ...sent.params, id: item.id } }), item)
    },
  },
  {
    operation: list.id,
    title: 'orders timestamps by time, regardless of their precision',
    check: 'sorting',
    async run(session) {
      const mark = session.fresh('moments')
      const moments = [
        '2026-01-05T09:00:00.500Z',
        '2026-01-05T09:00:00Z',
        '2026-01-05T09:00:01Z',
        '2026-01-05T08:59:59.9Z',
      ]
      for (const [at, signedUpAt] of moments.entries())
        await newFan(session, { signedUpAt, lastName: mark, phone: `${at}` })
      const { sent } = await session.asAdmin()
      const query = { searchQuery: mark, orderBy: 'signedUpAt', orderDirection: 'asc' }
      const { items } = await session.ok(list, { ...sent, query })
      assert.deepEqual(
        items.map(({ phone }) => phone),
        ['3', '1', '0', '2'],
      )
    },
  },
  {
    operation: get.id,
    title: 'does not know the fans of another club',
    check: 'isolation',
    needs: ['otherTenant'],
    async run(session) {
      const { fan } = await newFan(session)
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const row = { params: { tenant: other.tenant, id: fan.id }, bearer: other.accessToken }
      expectError(await session.send(get, row), 404)
      expectError(await session.send(update, { ...row, body: {} }), 404)
      expectError(await session.send(contract.fans.remove, row), 404)
      expectError(await session.send(contract.fanProfiles.statistics, row), 404)
    },
  },
  {
    operation: update.id,
    title: 'keeps the e-mail',
    check: 'rules',
    async run(session) {
      const { fan, row } = await newFan(session)
      assert.deepEqual(await session.ok(update, { ...row, body: { email: 'other@nowhere.example' } }), fan)
      assert.deepEqual(await session.ok(get, row), fan)
    },
  },
  {
    operation: get.id,
    title: 'computes the age by the clock of the server',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const today = (await session.target.control?.info())?.now.slice(0, 10) ?? ''
      const tomorrow = new Date(Date.parse(today) + 24 * 60 * 60_000).toISOString().slice(5, 10)
      const birthDay = `1990-${tomorrow}`
      const { fan, row } = await newFan(session, { birthDay })
      assert.equal(fan.age, ageOn(birthDay, today))
      await session.target.control?.advance(24 * 60 * 60_000)
      const { bearer } = await session.asAdmin()
      assert.equal((await session.ok(get, { ...row, bearer })).age, ageOn(birthDay, today) + 1)
      for (const [day, age] of [
        [today, 0],
        [`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, 1],
      ] as const) {
        const answer = await session.ok(update, { ...row, bearer, body: { birthDay: day } })
        assert.equal(answer.age, age, `the age of a person born on ${day}`)
      }
    },
  },
  {
    operation: update.id,
    title: 'refuses invalid values, names the field, and changes nothing',
    check: 'rules',
    async run(session) {
      const { fan, row } = await newFan(session)
      for (const [field, value] of [
        ['firstName', null],
        ['firstName', ''],
        ['birthDay', '1988-02-30'],
        ['birthDay', 'yesterday'],
        ['gender', 'Other'],
        ['gender', 'male'],
        ['acceptsPrivacyPolicy', null],
        ['acceptsPrivacyPolicy', 'yes'],
        ['signedUpAt', '2026-01-15'],
        ['city', 7],
        ['address', 'x'.repeat(10_001)],
      ] as const) {
        expectError(await session.send(update, { ...row, body: { phone: '1', [field]: value } }), 400, { field })
      }
      assert.deepEqual(await session.ok(get, row), fan)
    },
  },
]
