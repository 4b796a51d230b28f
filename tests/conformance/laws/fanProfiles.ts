import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import { ageOn } from './fans.ts'
import type { Law } from '../law.ts'
import { walk } from './general/lists.ts'
import { newFan, syncedConnector } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'
import type { Session } from '../tools/session.ts'
import { expectRows } from '../tools/violation.ts'

const { list, get, update, sync, status, statistics } = contract.fanProfiles
const { fans, shop, ticketing } = contract

/** Starts a sync of the profiles and waits for its end. */
async function syncProfiles(session: Session) {
  const { sent } = await session.asAdmin()
  await session.until('the end of an earlier sync', async () => (await session.ok(status, sent)).status !== 'SYNCING')
  await session.ok(sync, sent)
  await session.until('the end of the sync', async () => (await session.ok(status, sent)).status !== 'SYNCING')
}

async function profileOf(session: Session, email: string) {
  const { items } = await session.ok(list, { ...(await session.asAdmin()).sent, query: { searchQuery: email } })
  return items.find((profile) => profile.email.toLowerCase() === email.toLowerCase())
}

const same = (a: number, b: number, what: string) => assert.ok(Math.abs(a - b) < 0.005, `${what}: ${a} is not ${b}`)
const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

const reading: Law[] = [
  {
    operation: list.id,
    title: 'has one profile per e-mail, an age that fits the birthday, and a score from 0 to 100',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const profiles = await walk(session, list, (await session.asAdmin()).sent)
      assert.equal(new Set(profiles.map(({ email }) => email.toLowerCase())).size, profiles.length)
      const today = (await session.target.control?.info())?.now.slice(0, 10) ?? ''
      for (const { birthDay, age, score } of profiles) {
        assert.equal(age, birthDay === null ? null : ageOn(birthDay, today))
        assert.ok(score === null || (score >= 0 && score <= 100))
      }
    },
  },
  {
    operation: get.id,
    title: 'returns each profile as the list does',
    check: 'rules',
    async run(session) {
      const { sent } = await session.asAdmin()
      const { items } = await session.ok(list, { ...sent, query: { limit: 20 } })
      for (const item of items)
        assert.deepEqual(await session.ok(get, { ...sent, params: { ...sent.params, id: item.id } }), item)
    },
  },
  {
    operation: list.id,
    title: 'contains the club’s fans, each with its id and its fields',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const profiles = await walk(session, list, sent)
      const known = await walk(session, fans.list, sent)
      const made = new Map(
        profiles.flatMap((profile) => (profile.fanId === null ? [] : [[profile.fanId, profile] as const])),
      )
      assert.equal(made.size, known.length)
      for (const fan of known) {
        const profile = made.get(fan.id)
        assert.ok(profile, `the fan ${fan.email} has no profile`)
        const { id, createdAt } = profile
        assert.deepEqual({ ...fan, id, createdAt, fanId: fan.id }, profile)
      }
    },
  },
]

const syncing: Law[] = [
  {
    operation: sync.id,
    title: 'refuses a second sync while one is running',
    check: 'states',
    needs: ['control'],
    async run({ ok, send, asAdmin, target }) {
      const { sent } = await asAdmin()
      const before = await ok(status, sent)
      const answer = await ok(sync, sent)
      assert.deepEqual(answer, { ...before, status: 'SYNCING' })
      assert.deepEqual(await ok(status, sent), answer)
      expectError(await send(sync, sent), 400)
      await target.control?.advance(3000)
      assert.equal((await ok(status, sent)).status, 'SYNCED')
      await ok(sync, sent)
    },
  },
  {
    operation: sync.id,
    title: 'does not change profiles if their sources have not changed',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const before = await walk(session, list, sent)
      await syncProfiles(session)
      assert.deepEqual(await walk(session, list, sent), before)
    },
  },
  {
    operation: sync.id,
    title: 'shows changes of fans, but not before a sync',
    check: 'rules',
    async run(session) {
      const { fan, row } = await newFan(session, { city: 'Sligo' })
      assert.equal(await profileOf(session, fan.email), undefined)
      await syncProfiles(session)
      const made = await profileOf(session, fan.email)
      assert.ok(made, 'the sync has created no profile')
      assert.equal(made.fanId, fan.id)
      assert.equal(made.city, 'Sligo')
      await session.ok(fans.update, { ...row, body: { city: 'Cork' } })
      assert.equal((await profileOf(session, fan.email))?.city, 'Sligo')
      await syncProfiles(session)
      assert.deepEqual(await profileOf(session, fan.email), { ...made, city: 'Cork' })
      await session.ok(fans.remove, row)
      assert.notEqual(await profileOf(session, fan.email), undefined)
      await syncProfiles(session)
      assert.equal(await profileOf(session, fan.email), undefined)
    },
  },
  {
    operation: sync.id,
    title: 'keeps edits of a profile',
    check: 'rules',
    async run(session) {
      const { fan, row } = await newFan(session, { city: 'Sligo', phone: '1' })
      await syncProfiles(session)
      const made = await profileOf(session, fan.email)
      const profile = { ...row, params: { ...row.params, id: made?.id ?? '' } }
      // A client sends the whole payload: a field with its old value is not an edit.
      const lastName = made?.lastName ?? null
      const edited = await session.ok(update, { ...profile, body: { city: 'Kendal', phone: null, lastName } })
      await session.ok(fans.update, { ...row, body: { city: 'Cork', phone: '2', lastName: 'Byrne' } })
      await syncProfiles(session)
      assert.deepEqual(await session.ok(get, profile), { ...edited, lastName: 'Byrne' })
      await session.ok(fans.remove, row)
      await syncProfiles(session)
    },
  },
  {
    operation: sync.id,
    title: 'creates profiles for customers too',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { sent, connector } = await syncedConnector(session, { provider: 'DEMOTICKETING' })
      const own = (await walk(session, ticketing.customers, sent)).filter((row) => row.connectorId === connector.id)
      assert.ok(own.length > 0, 'the connector has brought no customer')
      await syncProfiles(session)
      const profiles = await walk(session, list, sent)
      const emails = new Set(profiles.map(({ email }) => email.toLowerCase()))
      for (const table of [fans.list, ticketing.customers, shop.customers]) {
        for (const { email } of await walk(session, table, sent))
          assert.ok(emails.has(email.toLowerCase()), `${email} has no profile`)
      }
      assert.equal(emails.size, profiles.length)
    },
  },
  {
    operation: sync.id,
    title: 'fails if no source can be reached',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const before = await session.ok(status, sent)
      const sources = (await walk(session, contract.connectors.list, sent)).filter(({ type }) =>
        ['fan', 'shop', 'ticketing'].includes(type),
      )
      await syncedConnector(session, { provider: 'ONEBOX', config: { clientSecret: 'invalid' } })
      for (const { id } of sources)
        await session.ok(contract.connectors.remove, { ...sent, params: { ...sent.params, id } })
      await session.target.control?.advance(2000)
      await syncProfiles(session)
      assert.deepEqual(await session.ok(status, sent), { ...before, status: 'FAILED' })
    },
  },
]

const changing: Law[] = [
  {
    operation: update.id,
    title: 'changes given fields, keeps absent ones, clears null ones; the list shows the change',
    check: 'lifecycle',
    needs: ['destructive'],
    async run(session) {
      const { ok } = session
      const { sent } = await session.asAdmin()
      const before = (await ok(list, { ...sent, query: { limit: 1 } })).items[0]
      assert.ok(before)
      const row = { ...sent, params: { ...sent.params, id: before.id } }
      const change = {
        city: 'Kirkby Lonsdale',
        lastName: 'Ångström',
        gender: 'Female' as const,
        acceptsCommercialInfo: true,
        birthDay: '1988-02-29',
      }
      const changed = await ok(update, { ...row, body: change })
      assert.deepEqual({ ...changed, age: null }, { ...before, ...change, age: null })
      assert.deepEqual(await ok(get, row), changed)
      const found = await ok(list, { ...sent, query: { searchQuery: 'angstrom' } })
      assert.deepEqual(
        found.items.filter(({ id }) => id === before.id),
        [changed],
      )
      const cleared = await ok(update, { ...row, body: { city: null, lastName: null } })
      assert.deepEqual(cleared, { ...changed, city: null, lastName: null })
      // Object.keys() returns plain strings.
      const restored = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof typeof change]]))
      assert.deepEqual(await ok(update, { ...row, body: restored }), before)
    },
  },
  {
    operation: update.id,
    title: 'keeps the e-mail, and ignores unknown keys',
    check: 'rules',
    needs: ['destructive'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const before = (await session.ok(list, { ...sent, query: { limit: 1 } })).items[0]
      assert.ok(before)
      const body = { email: 'other@nowhere.example', id: 'x', score: 1, age: 3, createdAt: 'never', shoeSize: 44 }
      const row = { ...sent, params: { ...sent.params, id: before.id } }
      assert.deepEqual(await session.ok(update, { ...row, body }), before)
    },
  },
]

const addingUp: Law[] = [
  {
    operation: statistics.id,
    title: 'sums up the orders and tickets of an e-mail',
    check: 'statistics',
    async run(session) {
      const { sent } = await session.asAdmin()
      const orders = await walk(session, shop.orders, sent)
      const tickets = await walk(session, ticketing.tickets, sent)
      const { items } = await session.ok(fans.list, { ...sent, query: { limit: 60 } })
      const own = (fan: { email: string }) => (row: { email: string }) =>
        row.email.toLowerCase() === fan.email.toLowerCase()
      let bought = 0
      for (const fan of items) {
        const found = await session.ok(statistics, { ...sent, params: { ...sent.params, id: fan.id } })
        const amounts = orders.filter(own(fan)).map(({ amount }) => amount)
        const prices = tickets.filter(own(fan)).map(({ price }) => price)
        assert.equal(found.totalShopOrders, amounts.length)
        assert.equal(found.totalTickets, prices.length)
        same(found.totalShopOrdersValue, cents(amounts), 'orders')
        same(found.totalTicketsValue, cents(prices), 'tickets')
        same(found.totalValue, cents(amounts) + cents(prices), 'total')
        const average = (values: number[]) => (values.length === 0 ? 0 : cents(values) / values.length)
        assert.ok(
          Math.abs(found.averageOrderValue - average(amounts)) < 1e-6,
          'the average of orders is rounded or wrong',
        )
        assert.ok(
          Math.abs(found.averageTicketValue - average(prices)) < 1e-6,
          'the average of tickets is rounded or wrong',
        )
        bought += amounts.length + prices.length
      }
      expectRows(bought, 'no fan has bought anything')
    },
  },
]

export const fanProfiles: Law[] = [...reading, ...syncing, ...changing, ...addingUp]
