import assert from 'node:assert/strict'
import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { requestPasswordReset, invite, newClub, newUser, signUp } from '../../tools/people.ts'
import { expectError } from '../../tools/replies.ts'
import type { Session } from '../../tools/session.ts'

const { account } = contract
const HOUR = 60 * 60_000

/** A kind of mailed link: how to get a token, its lifetime in ms, and the operation that accepts it. */
interface Link {
  purpose: 'signup' | 'invitation' | 'reset'
  lifetime: number
  uses: Endpoint
  body: Record<string, unknown>
  token(session: Session): Promise<{ email: string; token: string; tenant: string | null }>
}

const links: Link[] = [
  {
    purpose: 'signup',
    lifetime: 7 * 24 * HOUR,
    uses: account.create,
    body: { name: 'Carrick Hockey Club', password: 'first password' },
    token: async (session) => ({ ...(await signUp(session)), tenant: null }),
  },
  {
    purpose: 'invitation',
    lifetime: 7 * 24 * HOUR,
    uses: account.createUser,
    body: { firstName: 'Maeve', lastName: 'Doyle', password: 'their password' },
    async token(session) {
      const admin = await session.asAdmin()
      return { ...(await invite(session, admin)), tenant: admin.tenant }
    },
  },
  {
    purpose: 'reset',
    lifetime: 24 * HOUR,
    uses: account.resetPassword,
    body: { newPassword: 'another password' },
    async token(session) {
      const { email, tenant } = await newUser(session)
      return { email, tenant, token: await requestPasswordReset(session, email) }
    },
  },
]

/** Mailed links: their content, that they work once, when they expire, and that each only works for its own purpose. */
export const linkLaws: Law[] = [
  ...links.flatMap(({ purpose, lifetime, uses, body, token }): Law[] => [
    {
      operation: account.validateToken.id,
      title: `returns the addressee and the purpose of a link for ${purpose}`,
      check: 'tokens',
      needs: ['control'],
      async run(session) {
        const { email, tenant, token: bearer } = await token(session)
        assert.deepEqual(await session.ok(account.validateToken, { bearer }), { email, purpose, tenant })
      },
    },
    {
      operation: uses.id,
      title: 'accepts its link once',
      check: 'tokens',
      needs: ['control'],
      async run(session) {
        const { token: bearer } = await token(session)
        expectError(await session.send(uses, { bearer, body: {} }), 400)
        await session.ok(uses, { bearer, body })
        expectError(await session.send(uses, { bearer, body }), 401)
        expectError(await session.send(account.validateToken, { bearer }), 401)
      },
    },
    {
      operation: uses.id,
      title: 'accepts its link until it expires, and no longer',
      check: 'tokens',
      needs: ['control'],
      async run(session) {
        const { token: bearer } = await token(session)
        await session.target.control?.advance(lifetime - 1)
        await session.ok(account.validateToken, { bearer })
        expectError(await session.send(uses, { bearer, body: {} }), 400)
        await session.target.control?.advance(1)
        expectError(await session.send(account.validateToken, { bearer }), 401)
        expectError(await session.send(uses, { bearer, body }), 401)
      },
    },
    {
      operation: uses.id,
      title: 'refuses other links and session tokens',
      check: 'tokens',
      needs: ['control'],
      async run(session) {
        for (const other of links.filter((link) => link.purpose !== purpose)) {
          const { token: bearer } = await other.token(session)
          expectError(await session.send(uses, { bearer, body }), 401)
        }
        const { accessToken, refreshToken } = await session.signIn(session.target.admin)
        for (const bearer of [accessToken, refreshToken]) {
          expectError(await session.send(uses, { bearer, body }), 401)
          expectError(await session.send(account.validateToken, { bearer }), 401)
        }
      },
    },
    {
      operation: account.me.id,
      title: `refuses the token of a link for ${purpose}`,
      check: 'tokens',
      needs: ['control'],
      async run(session) {
        const { token: bearer } = await token(session)
        expectError(await session.send(account.me, { bearer }), 401)
        expectError(await session.send(account.refresh, { bearer }), 401)
      },
    },
  ]),
  {
    operation: account.createUser.id,
    title: 'refuses the invitation of a deleted club, and the reset link of a deleted user',
    check: 'tokens',
    needs: ['control'],
    async run(session) {
      const owner = await newClub(session)
      const { token: invitation } = await invite(session, owner)
      const user = await newUser(session, owner)
      const reset = await requestPasswordReset(session, user.email)
      const row = { params: { tenant: owner.tenant, userId: user.id }, bearer: owner.bearer }
      await session.ok(contract.users.remove, row)
      expectError(await session.send(account.validateToken, { bearer: reset }), 401)
      await session.ok(contract.club.remove, { params: { tenant: owner.tenant }, bearer: owner.bearer })
      const body = { firstName: 'Maeve', lastName: 'Doyle', password: 'x' }
      expectError(await session.send(account.createUser, { bearer: invitation, body }), 401)
      expectError(await session.send(account.validateToken, { bearer: invitation }), 401)
    },
  },
]
