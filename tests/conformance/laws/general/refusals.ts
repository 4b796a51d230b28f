import assert from 'node:assert/strict'
import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { invite, newUser, requestPasswordReset, signUp } from '../../tools/people.ts'
import { newBookmark, newConnector, newFan, newMembership, newSegment } from '../../tools/rows.ts'
import { expectError } from '../../tools/replies.ts'
import type { Sent, Session } from '../../tools/session.ts'
import type { Need } from '../../target.ts'

const { account, bookmarks, club, connectors, fanProfiles, fans, memberships, segments, users } = contract

/** A change of which one part is good and another is refused. */
interface HalfGood {
  update: Endpoint
  /** The first field is valid and new, the second one is not. */
  body: Record<string, unknown>
  needs?: readonly Need[]
  /** Creates what is to be changed: the call, and how to read what it would have changed. */
  begin(session: Session): Promise<{ row: Sent; read(): Promise<unknown> }>
}

/** Finds a row by its id among all rows that have a text. */
async function listed(session: Session, list: Endpoint, row: Sent, searchQuery: string): Promise<unknown> {
  const sent = { params: { tenant: row.params?.tenant ?? '' }, bearer: row.bearer ?? '' }
  return (await session.send(list, { ...sent, query: { searchQuery } })).body
}

const halfGood: HalfGood[] = [
  {
    update: fans.update,
    body: { city: 'Kendal', birthDay: 'yesterday' },
    async begin(session) {
      const { row } = await newFan(session)
      return { row, read: () => session.ok(fans.get, row) }
    },
  },
  {
    update: memberships.update,
    body: { city: 'Kendal', email: 'no address' },
    async begin(session) {
      const { row, membership } = await newMembership(session)
      return { row, read: () => listed(session, memberships.list, row, membership.membershipId) }
    },
  },
  {
    update: fanProfiles.update,
    body: { city: 'Kendal', birthDay: 'yesterday' },
    needs: ['destructive'],
    async begin(session) {
      const { sent } = await session.asAdmin()
      const { items } = await session.ok(fanProfiles.list, { ...sent, query: { limit: 1 } })
      const row = { ...sent, params: { ...sent.params, id: items[0]?.id ?? '' } }
      return { row, read: () => session.ok(fanProfiles.get, row) }
    },
  },
  {
    update: bookmarks.update,
    body: { name: 'Half a change', params: 7 },
    async begin(session) {
      const { row } = await newBookmark(session)
      return { row, read: () => session.ok(bookmarks.get, row) }
    },
  },
  {
    update: segments.update,
    body: { name: 'Half a change', description: 7 },
    async begin(session) {
      const { row } = await newSegment(session)
      return { row, read: () => session.ok(segments.get, row) }
    },
  },
  {
    update: connectors.update,
    body: { name: 'Half a change', config: { enabled: 'yes' } },
    async begin(session) {
      const { row } = await newConnector(session)
      return { row, read: () => session.ok(connectors.get, row) }
    },
  },
  {
    update: club.update,
    body: { description: 'Half a change', teamIds: 'one' },
    needs: ['destructive'],
    async begin(session) {
      const { sent } = await session.asAdmin()
      return { row: sent, read: () => session.ok(club.get, sent) }
    },
  },
  {
    update: account.updateMe,
    body: { firstName: 'Half', email: 'no address' },
    needs: ['control'],
    async begin(session) {
      const { bearer } = await newUser(session)
      return { row: { bearer }, read: () => session.ok(account.me, { bearer }) }
    },
  },
]

const changes = halfGood.map(({ update, body, needs = [], begin }): Law => ({
  operation: update.id,
  title: 'changes nothing if it refuses a part',
  check: 'rules',
  needs,
  async run(session) {
    const { row, read } = await begin(session)
    const before = await read()
    expectError(await session.send(update, { ...row, body }), 400)
    assert.deepEqual(await read(), before)
  },
}))

/** A refused body must not use up the link with which it came. */
const links: [Endpoint, (session: Session) => Promise<string>, Record<string, unknown>][] = [
  [
    account.create,
    async (session) => (await signUp(session)).token,
    { name: 'Carrick Hockey Club', password: 'first' },
  ],
  [
    account.createUser,
    async (session) => (await invite(session, await session.asAdmin())).token,
    { firstName: 'Maeve', lastName: 'Doyle', password: 'theirs' },
  ],
  [
    account.resetPassword,
    async (session) => requestPasswordReset(session, (await newUser(session)).email),
    { newPassword: 'another' },
  ],
]
const usedLinks = links.map(([endpoint, tokenOf, body]): Law => ({
  operation: endpoint.id,
  title: 'leaves the link usable after a refused body',
  check: 'tokens',
  needs: ['control'],
  async run(session) {
    const bearer = await tokenOf(session)
    expectError(await session.send(endpoint, { bearer, body: {} }), 400)
    await session.ok(endpoint, { bearer, body })
  },
}))

const conflicts: Law[] = [
  {
    operation: fans.create.id,
    title: 'leaves the other row as it was after a conflict, and adds none',
    check: 'rules',
    async run(session) {
      const { fan, row, sent } = await newFan(session, { city: 'Sligo' })
      const { totalItems } = await session.ok(fans.list, sent)
      const body = { firstName: 'Orla', email: fan.email, city: 'Kendal' }
      expectError(await session.send(fans.create, { ...sent, body }), 409)
      assert.deepEqual(await session.ok(fans.get, row), fan)
      assert.equal((await session.ok(fans.list, sent)).totalItems, totalItems)
    },
  },
  {
    operation: memberships.create.id,
    title: 'leaves the other row as it was after a conflict, and adds none',
    check: 'rules',
    async run(session) {
      const { membership, row, sent } = await newMembership(session, { city: 'Sligo' })
      const before = await listed(session, memberships.list, row, membership.membershipId)
      const body = { membershipId: membership.membershipId, firstName: 'Orla', email: 'o@post.example', city: 'Kendal' }
      expectError(await session.send(memberships.create, { ...sent, body }), 409)
      assert.deepEqual(await listed(session, memberships.list, row, membership.membershipId), before)
    },
  },
  {
    operation: memberships.update.id,
    title: 'changes nothing after a conflict',
    check: 'rules',
    async run(session) {
      const { membership: taken } = await newMembership(session)
      const { membership, row } = await newMembership(session)
      const before = await listed(session, memberships.list, row, membership.membershipId)
      const body = { city: 'Kendal', membershipId: taken.membershipId }
      expectError(await session.send(memberships.update, { ...row, body }), 409)
      assert.deepEqual(await listed(session, memberships.list, row, membership.membershipId), before)
    },
  },
  {
    operation: account.updateMe.id,
    title: 'changes nothing after a conflict',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { bearer } = await newUser(session)
      const before = await session.ok(account.me, { bearer })
      const body = { firstName: 'Half', email: session.target.admin.email }
      expectError(await session.send(account.updateMe, { bearer, body }), 409)
      assert.deepEqual(await session.ok(account.me, { bearer }), before)
    },
  },
  {
    operation: account.changePassword.id,
    title: 'keeps the session after a wrong old password',
    check: 'tokens',
    needs: ['control'],
    async run(session) {
      const { bearer } = await newUser(session)
      const body = { oldPassword: 'not this one', newPassword: 'another' }
      expectError(await session.send(account.changePassword, { bearer, body }), 400)
      await session.ok(account.me, { bearer })
    },
  },
  {
    operation: connectors.setup.id,
    title: 'keeps the stored fields after refused credentials',
    check: 'rules',
    async run(session) {
      const config = { shopUrl: 'carrick.example', accessToken: 'good' }
      const { row } = await newConnector(session, { provider: 'SHOPIFY', config })
      const before = (await session.ok(connectors.get, row)).providerConfig
      const refused = { provider: 'SHOPIFY', config: { shopUrl: 'other.example', accessToken: 'invalid' } }
      expectError(await session.send(connectors.setup, { ...row, body: { providerConfig: refused } }), 400)
      assert.deepEqual((await session.ok(connectors.get, row)).providerConfig, before)
    },
  },
  {
    operation: users.invite.id,
    title: 'mails nothing after a conflict',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const before = (await session.target.control?.mails())?.length
      expectError(await session.send(users.invite, { ...sent, body: { email: session.target.admin.email } }), 409)
      assert.equal((await session.target.control?.mails())?.length, before)
    },
  },
]

/** A refused write leaves no trace (docs/contract.md#status-codes). */
export const refusals: Law[] = [...changes, ...usedLinks, ...conflicts]
