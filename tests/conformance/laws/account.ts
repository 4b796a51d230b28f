import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'
import { requestPasswordReset, invite, newClub, newUser, signUp } from '../tools/people.ts'
import { expectError } from '../tools/replies.ts'

const { login, me, updateMe, changePassword, billing, register, forgotPassword, create, createUser } = contract.account
const { club, users } = contract

const signingIn: Law[] = [
  {
    operation: login.id,
    title: 'accepts the right password with any case of the e-mail',
    check: 'rules',
    async run({ ok, target: { admin } }) {
      await ok(login, { body: admin })
      await ok(login, { body: { ...admin, email: admin.email.toUpperCase() } })
    },
  },
  {
    operation: login.id,
    title: 'refuses a wrong password and an unknown address in the same way',
    check: 'rules',
    async run({ send, target: { admin } }) {
      const wrong = await send(login, { body: { ...admin, password: `${admin.password}x` } })
      const unknown = await send(login, { body: { email: 'nobody@nowhere.example', password: 'x' } })
      expectError(wrong, 401)
      expectError(unknown, 401)
      assert.deepEqual(wrong.body, unknown.body, 'the two replies reveal who has an account')
    },
  },
  {
    operation: me.id,
    title: 'returns the signed-in user',
    check: 'rules',
    async run({ ok, signIn, target: { admin } }) {
      const user = await ok(me, { bearer: (await signIn(admin)).accessToken })
      assert.equal(user.email.toLowerCase(), admin.email.toLowerCase())
      assert.equal(user.role, 'admin')
    },
  },
  {
    operation: me.id,
    title: 'returns the role, and the billing that all users of the club share',
    check: 'roles',
    needs: ['user'],
    async run({ ok, signIn, target: { admin, user } }) {
      const first = await ok(me, { bearer: (await signIn(admin)).accessToken })
      const second = await ok(me, { bearer: (await signIn(user ?? admin)).accessToken })
      assert.equal(second.role, 'user')
      assert.equal(second.tenant, first.tenant)
      assert.equal(second.billing, first.billing)
      assert.equal(second.billingPlan, first.billingPlan)
      assert.notEqual(first.billing, null, 'the club has paid, but has no customer id')
      assert.notEqual(second.id, first.id)
    },
  },
  {
    operation: me.id,
    title: 'has no billing for a club that has not paid',
    check: 'rules',
    needs: ['unpaid'],
    async run({ ok, signIn, target: { unpaid, admin } }) {
      const user = await ok(me, { bearer: (await signIn(unpaid ?? admin)).accessToken })
      assert.equal(user.billing, null)
      assert.equal(user.billingPlan, 'none')
    },
  },
  {
    operation: billing.id,
    title: 'returns a portal for a club with billing, and null for a club without it',
    check: 'rules',
    needs: ['unpaid'],
    async run({ ok, signIn, target }) {
      const { unpaid, admin } = target
      const { url } = await ok(billing, { bearer: (await signIn(admin)).accessToken })
      if (url !== null) assert.ok(url !== '' && URL.canParse(url, target.url), 'the URL is invalid')
      assert.deepEqual(await ok(billing, { bearer: (await signIn(unpaid ?? admin)).accessToken }), { url: null })
    },
  },
]

/** Texts that `format: email` does not accept, though most of them look like an address. */
const invalidEmails = ['', 'no address', 'josé@club.example', 'a..b@club.example', 'x@club_1.example']

const signingUp: Law[] = [
  {
    operation: register.id,
    title: 'refuses an invalid e-mail address',
    check: 'rules',
    async run({ send }) {
      for (const email of invalidEmails) expectError(await send(register, { body: { email } }), 400, { field: 'email' })
    },
  },
  {
    operation: register.id,
    title: 'mails a link to a new address, a notice to a known one, and answers both in the same way',
    check: 'rules',
    needs: ['control'],
    async run({ ok, target: { admin, control } }) {
      assert.deepEqual(await ok(register, { body: { email: 'new@club.example' } }), {})
      assert.deepEqual(await ok(register, { body: { email: admin.email.toUpperCase() } }), {})
      const mails = (await control?.mails()) ?? []
      assert.deepEqual(
        mails.map(({ kind, link }) => [kind, link !== null]),
        [
          ['registered', false],
          ['signup', true],
        ],
      )
    },
  },
  {
    operation: forgotPassword.id,
    title: 'mails a link to a known address, nothing to any other, and answers both in the same way',
    check: 'rules',
    needs: ['control'],
    async run({ ok, target: { admin, control } }) {
      assert.deepEqual(await ok(forgotPassword, { body: { email: 'nobody@club.example' } }), {})
      assert.deepEqual(await control?.mails(), [])
      assert.deepEqual(await ok(forgotPassword, { body: { email: admin.email.toUpperCase() } }), {})
      const [mail] = (await control?.mails()) ?? []
      assert.equal(mail?.kind, 'reset')
      assert.equal(mail?.to, admin.email)
    },
  },
  {
    operation: create.id,
    title: 'creates a club without a plan, and makes its founder the admin',
    check: 'lifecycle',
    needs: ['control'],
    async run(session) {
      const { ok } = session
      const { bearer, tenant, email } = await newClub(session, { name: 'Ångström 04 & Söhne' })
      const user = await ok(me, { bearer })
      assert.equal(user.email, email)
      assert.equal(user.role, 'admin')
      assert.equal(user.billing, null)
      assert.equal(user.billingPlan, 'none')
      const { config, ...rest } = await ok(club.get, { params: { tenant }, bearer })
      assert.deepEqual(rest, { id: tenant, name: 'Ångström 04 & Söhne', description: null, billingPlan: 'none' })
      assert.equal(config.country?.cca2, 'IE')
      assert.equal(config.country?.name, 'Ireland')
      assert.equal(config.sport?.id, 'hockey')
      assert.deepEqual(config.teamIds, [])
      assert.equal((await ok(users.list, { params: { tenant }, bearer })).totalItems, 1)
    },
  },
  {
    operation: create.id,
    title: 'accepts a club without country and sport, and refuses unknown ones',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { ok, send } = session
      const { token } = await signUp(session)
      const body = { name: 'Carrick', password: 'ö ä ü  ' }
      expectError(await send(create, { bearer: token, body: { ...body, country: 'QQ' } }), 400, { field: 'country' })
      expectError(await send(create, { bearer: token, body: { ...body, sport: 'chessboxing' } }), 400, {
        field: 'sport',
      })
      const { email } = await ok(create, { bearer: token, body: { ...body, country: null } })
      const { accessToken: bearer, tenant } = await session.signIn({ email, password: body.password })
      const { config } = await ok(club.get, { params: { tenant }, bearer })
      assert.equal(config.country, null)
      assert.equal(config.sport, null)
    },
  },
  {
    operation: createUser.id,
    title: 'adds a user to the inviting club',
    check: 'lifecycle',
    needs: ['control'],
    async run(session) {
      const admin = await session.asAdmin()
      const { email, bearer, tenant, id } = await newUser(session)
      assert.equal(tenant, admin.tenant)
      const user = await session.ok(me, { bearer })
      assert.deepEqual(
        { email: user.email, firstName: user.firstName, lastName: user.lastName, role: user.role },
        { email, firstName: 'Maeve', lastName: 'Doyle', role: 'user' },
      )
      const found = await session.ok(users.list, { ...admin.sent, query: { searchQuery: email } })
      assert.deepEqual(
        found.items.map((item) => item.id),
        [id],
      )
    },
  },
]

const changing: Law[] = [
  {
    operation: updateMe.id,
    title: 'changes given fields, keeps absent ones, clears the username with null; the new address signs in',
    check: 'lifecycle',
    needs: ['control'],
    async run(session) {
      const { ok, send } = session
      const { bearer, email, password } = await newUser(session)
      const before = await ok(me, { bearer })
      const first = await ok(updateMe, { bearer, body: { username: 'mdoyle', firstName: 'Máire' } })
      assert.deepEqual(first, { ...before, username: 'mdoyle', firstName: 'Máire' })
      const body = { email: 'maire@club.example', username: null, role: 'admin', id: 'x', tenant: 'x', billing: 'x' }
      const second = await ok(updateMe, { bearer, body })
      assert.deepEqual(second, { ...first, email: 'maire@club.example', username: null })
      assert.deepEqual(await ok(me, { bearer }), second)
      await session.signIn({ email: 'maire@club.example', password })
      expectError(await send(login, { body: { email, password } }), 401)
    },
  },
  {
    operation: updateMe.id,
    title: 'refuses an address in use, but accepts the user’s own',
    check: 'rules',
    needs: ['control', 'otherTenant'],
    async run(session) {
      const { bearer, email } = await newUser(session)
      const taken = session.target.otherTenant?.email.toUpperCase()
      expectError(await session.send(updateMe, { bearer, body: { email: taken } }), 409)
      await session.ok(updateMe, { bearer, body: { email: email.toUpperCase() } })
      expectError(await session.send(updateMe, { bearer, body: { email: 'no address' } }), 400, { field: 'email' })
    },
  },
  {
    operation: changePassword.id,
    title: 'requires the old password, sets the new one, and revokes all older tokens',
    check: 'tokens',
    needs: ['control'],
    async run(session) {
      const { ok, send } = session
      const { bearer, email, password } = await newUser(session)
      const { refreshToken } = await session.signIn({ email, password })
      const wrong = await send(changePassword, { bearer, body: { oldPassword: 'x', newPassword: 'new one' } })
      expectError(wrong, 400)
      await ok(me, { bearer })
      const body = { oldPassword: password, newPassword: 'new one', repeatNewPassword: 'something else' }
      assert.deepEqual(await ok(changePassword, { bearer, body }), {})
      expectError(await send(me, { bearer }), 401)
      expectError(await send(contract.account.refresh, { bearer: refreshToken }), 401)
      expectError(await send(login, { body: { email, password } }), 401)
      const again = await session.signIn({ email, password: 'new one' })
      await ok(me, { bearer: again.accessToken })
    },
  },
  {
    operation: contract.account.resetPassword.id,
    title: 'sets the new password, and revokes all older tokens and links',
    check: 'tokens',
    needs: ['control'],
    async run(session) {
      const { ok, send } = session
      const { bearer, email, password } = await newUser(session)
      const older = await requestPasswordReset(session, email)
      const token = await requestPasswordReset(session, email)
      assert.deepEqual(
        await ok(contract.account.resetPassword, { bearer: token, body: { newPassword: 'pass  wörd' } }),
        {},
      )
      expectError(await send(me, { bearer }), 401)
      expectError(await send(login, { body: { email, password } }), 401)
      for (const used of [token, older]) {
        expectError(await send(contract.account.resetPassword, { bearer: used, body: { newPassword: 'x' } }), 401)
        expectError(await send(contract.account.validateToken, { bearer: used }), 401)
      }
      await session.signIn({ email, password: 'pass  wörd' })
    },
  },
  {
    operation: users.invite.id,
    title: 'mails a link of the club on every request',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const admin = await session.asAdmin()
      const first = await invite(session, admin, 'niamh@club.example')
      const second = await invite(session, admin, 'niamh@club.example')
      for (const { token } of [first, second]) {
        const info = await session.ok(contract.account.validateToken, { bearer: token })
        assert.deepEqual(info, { email: 'niamh@club.example', purpose: 'invitation', tenant: admin.tenant })
      }
      for (const email of invalidEmails)
        expectError(await session.send(users.invite, { ...admin.sent, body: { email } }), 400, { field: 'email' })
    },
  },
]

export const account: Law[] = [...signingIn, ...signingUp, ...changing]
