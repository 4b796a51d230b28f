import assert from 'node:assert/strict'
import { contract } from '../../src/contract/index.ts'
import type { Law } from './law.ts'
import { expectError } from './session.ts'

const { login, refresh, me } = contract.account

export const account: Law[] = [
  {
    operation: login.id,
    title: 'lets the right password in, whatever the case of the e-mail',
    async run({ ok, target: { admin } }) {
      await ok(login, { body: admin })
      await ok(login, { body: { ...admin, email: admin.email.toUpperCase() } })
    },
  },
  {
    operation: login.id,
    title: 'refuses a wrong password and an unknown address alike',
    async run({ send, target: { admin } }) {
      const wrong = await send(login, { body: { ...admin, password: `${admin.password}x` } })
      const unknown = await send(login, { body: { email: 'nobody@nowhere.example', password: 'x' } })
      expectError(wrong, 401)
      expectError(unknown, 401)
      assert.deepEqual(wrong.body, unknown.body, 'the two answers tell who has an account')
    },
  },
  {
    operation: login.id,
    title: 'names what is missing',
    async run({ send, target: { admin } }) {
      expectError(await send(login, { body: { email: admin.email } }), 400, { field: 'password' })
      expectError(await send(login, { body: { password: 'x' } }), 400, { field: 'email' })
      expectError(await send(login, { body: { ...admin, email: 7 } }), 400, { field: 'email' })
      expectError(await send(login, { body: { ...admin, password: 'x'.repeat(10_001) } }), 400, { field: 'password' })
    },
  },
  {
    operation: login.id,
    title: 'ignores keys it does not know',
    async run({ ok, target: { admin } }) {
      await ok(login, { body: { ...admin, remember: true } })
    },
  },
  {
    operation: refresh.id,
    title: 'answers an access token only, and leaves the refresh token good',
    async run({ ok, signIn, target: { admin } }) {
      const { refreshToken } = await signIn(admin)
      const first = await ok(refresh, { bearer: refreshToken })
      assert.deepEqual(Object.keys(first), ['accessToken'])
      await ok(me, { bearer: first.accessToken })
      await ok(me, { bearer: (await ok(refresh, { bearer: refreshToken })).accessToken })
    },
  },
  {
    operation: refresh.id,
    title: 'outlives the access tokens',
    needs: ['control'],
    async run({ ok, send, signIn, target: { admin, control } }) {
      const { accessToken, refreshToken } = await signIn(admin)
      await control?.expireAccessTokens()
      expectError(await send(me, { bearer: accessToken }), 401)
      await ok(me, { bearer: (await ok(refresh, { bearer: refreshToken })).accessToken })
    },
  },
  {
    operation: me.id,
    title: 'is the person who signed in',
    async run({ ok, signIn, target: { admin } }) {
      const user = await ok(me, { bearer: (await signIn(admin)).accessToken })
      assert.equal(user.email.toLowerCase(), admin.email.toLowerCase())
      assert.equal(user.role, 'admin')
    },
  },
  {
    operation: me.id,
    title: 'tells the role, and shares the club’s billing',
    needs: ['user'],
    async run({ ok, signIn, target: { admin, user } }) {
      const first = await ok(me, { bearer: (await signIn(admin)).accessToken })
      const second = await ok(me, { bearer: (await signIn(user ?? admin)).accessToken })
      assert.equal(second.role, 'user')
      assert.equal(second.tenant, first.tenant)
      assert.equal(second.billing, first.billing)
      assert.notEqual(second.id, first.id)
    },
  },
  {
    operation: me.id,
    title: 'has no billing in a club that has not paid',
    needs: ['unpaid'],
    async run({ ok, signIn, target: { unpaid, admin } }) {
      const user = await ok(me, { bearer: (await signIn(unpaid ?? admin)).accessToken })
      assert.equal(user.billing, null)
      assert.equal(user.billingPlan, 'none')
    },
  },
]
