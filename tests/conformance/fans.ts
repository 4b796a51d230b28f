import assert from 'node:assert/strict'
import { FanProfile, fanColumns } from '../../src/contract/fans.ts'
import { contract } from '../../src/contract/index.ts'
import type { Law } from './law.ts'
import { listLaws, plain, walk } from './lists.ts'
import { expectError } from './session.ts'

const { list, get } = contract.fanProfiles

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
]
