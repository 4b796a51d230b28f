import assert from 'node:assert/strict'
import { FanProfile, fanColumns } from '../../src/contract/fans.ts'
import { contract } from '../../src/contract/index.ts'
import type { Law } from './law.ts'
import { listLaws, plain, walk } from './lists.ts'
import { expectError } from './session.ts'

const { list, get, update, sync, status, statistics } = contract.fanProfiles

const columns = Object.fromEntries(
  fanColumns.map((name) => [
    name,
    (row: Record<string, unknown>) => {
      const fan = FanProfile.parse(row)
      if (name === 'firstName') return `${plain(fan.firstName)}\u0000${plain(fan.lastName ?? '')}`
      const value = fan[name]
      return typeof value === 'string' ? plain(value) : value
    },
  ]),
)

export const fans: Law[] = [
  ...listLaws({
    endpoint: list,
    columns,
    defaultOrder: 'createdAt',
    searchable(row) {
      const { firstName, lastName, email, city, country, phone } = FanProfile.parse(row)
      return [`${firstName} ${lastName ?? ''}`, email, city, country, phone]
    },
    needles(row) {
      const { firstName, lastName, email, city, country, phone } = FanProfile.parse(row)
      return [
        `${firstName} ${lastName ?? ''}`.trim(),
        firstName,
        lastName,
        email,
        email.slice(2, 7),
        city,
        country,
        phone,
      ].filter((text) => text !== null)
    },
  }),
  {
    operation: list.id,
    title: 'has one profile for each e-mail, and an age that fits the birthday',
    needs: ['control'],
    async run(session) {
      const { accessToken: bearer, tenant } = await session.signIn(session.target.admin)
      const profiles = await walk(session, list, { params: { tenant }, bearer })
      assert.equal(new Set(profiles.map(({ email }) => email.toLowerCase())).size, profiles.length)
      const today = (await session.target.control?.info())?.now.slice(0, 10) ?? ''
      for (const { birthDay, age } of profiles) {
        if (birthDay === null) {
          assert.equal(age, null)
          continue
        }
        const birthdaysPassed =
          Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4)) - (today.slice(5) < birthDay.slice(5) ? 1 : 0)
        assert.equal(age, birthdaysPassed)
      }
    },
  },
  {
    operation: list.id,
    title: 'shows nothing of another club',
    needs: ['otherTenant'],
    async run(session) {
      const own = await session.signIn(session.target.admin)
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const ids = async ({ tenant, accessToken }: typeof own) =>
        (await walk(session, list, { params: { tenant }, bearer: accessToken })).map(({ id }) => id)
      const [mine, theirs] = [await ids(own), new Set(await ids(other))]
      assert.deepEqual(
        mine.filter((id) => theirs.has(id)),
        [],
      )
      for (const id of mine.slice(0, 3)) {
        expectError(await session.send(get, { params: { tenant: other.tenant, id }, bearer: other.accessToken }), 404)
      }
    },
  },
  {
    operation: get.id,
    title: 'gives each profile as the list has it',
    async run({ ok, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      const { items } = await ok(list, { params: { tenant }, query: { limit: 20 }, bearer })
      for (const item of items) assert.deepEqual(await ok(get, { params: { tenant, id: item.id }, bearer }), item)
    },
  },
  {
    operation: get.id,
    title: 'knows no other id',
    async run({ send, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      for (const id of ['nope', '__proto__', '../fans', 'a/b', '%', 'x'.repeat(500), '💥']) {
        expectError(await send(get, { params: { tenant, id }, bearer }), 404)
      }
    },
  },
  {
    operation: update.id,
    title: 'changes what is given, keeps what is not, clears what is null, and the list has it too',
    async run({ ok, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      const { items } = await ok(list, { params: { tenant }, query: { limit: 1 }, bearer })
      const before = items[0]
      assert.ok(before)
      const params = { tenant, id: before.id }
      const change = {
        city: 'Kirkby Lonsdale',
        lastName: 'Ångström',
        gender: 'Female' as const,
        acceptsCommercialInfo: true,
        birthDay: '1988-02-29',
      }
      const changed = await ok(update, { params, bearer, body: change })
      const { age: _, ...fields } = { ...before, ...change }
      assert.deepEqual({ ...changed, age: undefined }, { ...fields, age: undefined })
      assert.deepEqual(await ok(get, { params, bearer }), changed)
      const found = await ok(list, { params: { tenant }, query: { searchQuery: 'angstrom' }, bearer })
      assert.deepEqual(
        found.items.filter(({ id }) => id === before.id),
        [changed],
      )
      const cleared = await ok(update, { params, bearer, body: { city: null, lastName: null } })
      assert.deepEqual(cleared, { ...changed, city: null, lastName: null })
      const sorted = await ok(list, {
        params: { tenant },
        query: { orderBy: 'city', orderDirection: 'desc', limit: 1000 },
        bearer,
      })
      assert.ok(
        sorted.items.slice(sorted.items.findIndex(({ id }) => id === before.id)).every(({ city }) => city === null),
      )
      const restored = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof typeof change]]))
      assert.deepEqual(await ok(update, { params, bearer, body: restored }), before)
    },
  },
  {
    operation: update.id,
    title: 'leaves the e-mail, and ignores what it does not know',
    async run({ ok, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      const { items } = await ok(list, { params: { tenant }, query: { limit: 1 }, bearer })
      const before = items[0]
      assert.ok(before)
      const body = { email: 'other@nowhere.example', id: 'x', score: 1, age: 3, createdAt: 'never', shoeSize: 44 }
      assert.deepEqual(await ok(update, { params: { tenant, id: before.id }, bearer, body }), before)
    },
  },
  {
    operation: update.id,
    title: 'refuses what cannot be, naming it, and changes nothing',
    async run({ ok, send, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      const { items } = await ok(list, { params: { tenant }, query: { limit: 1 }, bearer })
      const before = items[0]
      assert.ok(before)
      const params = { tenant, id: before.id }
      for (const [field, value] of [
        ['firstName', null],
        ['firstName', ''],
        ['birthDay', '1988-02-30'],
        ['birthDay', 'yesterday'],
        ['gender', 'Other'],
        ['acceptsPrivacyPolicy', null],
        ['acceptsPrivacyPolicy', 'yes'],
        ['signedUpAt', '2026-01-15'],
        ['city', 7],
        ['address', 'x'.repeat(10_001)],
      ] as const) {
        expectError(await send(update, { params, bearer, body: { phone: '1', [field]: value } }), 400, { field })
      }
      assert.deepEqual(await ok(get, { params, bearer }), before)
      expectError(await send(update, { params: { tenant, id: 'nope' }, bearer, body: {} }), 404)
    },
  },
  {
    operation: sync.id,
    title: 'refuses a second sync while one is under way, and keeps edits over a sync',
    needs: ['control'],
    async run({ ok, send, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      const { items } = await ok(list, { params: { tenant }, query: { limit: 1 }, bearer })
      const params = { tenant, id: items[0]?.id ?? '' }
      const edited = await ok(update, { params, bearer, body: { city: 'Kendal' } })
      const answer = await ok(sync, { params: { tenant }, bearer })
      assert.equal(answer.status, 'SYNCING')
      assert.deepEqual(await ok(status, { params: { tenant }, bearer }), answer)
      expectError(await send(sync, { params: { tenant }, bearer }), 400)
      await target.control?.advance(3000)
      assert.deepEqual(await ok(get, { params, bearer }), edited)
      await ok(sync, { params: { tenant }, bearer })
    },
  },
  {
    operation: status.id,
    title: 'is open to every user of the club',
    needs: ['user'],
    async run({ ok, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.user ?? target.admin)
      assert.notEqual((await ok(status, { params: { tenant }, bearer })).status, 'FAILED')
    },
  },
  {
    operation: statistics.id,
    title: 'adds up',
    async run({ ok, send, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.admin)
      const { items } = await ok(list, { params: { tenant }, query: { limit: 60 }, bearer })
      let bought = 0
      for (const { fanId } of items) {
        if (fanId === null) continue
        const found = await ok(statistics, { params: { tenant, id: fanId }, bearer })
        const {
          totalShopOrders,
          averageOrderValue,
          totalShopOrdersValue,
          totalTickets,
          averageTicketValue,
          totalTicketsValue,
        } = found
        const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.005, `${a} is not ${b}`)
        near(found.totalValue, totalShopOrdersValue + totalTicketsValue)
        near(totalShopOrders === 0 ? 0 : totalShopOrdersValue / totalShopOrders, averageOrderValue)
        near(totalTickets === 0 ? 0 : totalTicketsValue / totalTickets, averageTicketValue)
        bought += totalShopOrders + totalTickets
      }
      assert.ok(bought > 0, 'nobody has bought anything')
      expectError(await send(statistics, { params: { tenant, id: 'nope' }, bearer }), 404)
    },
  },
]
