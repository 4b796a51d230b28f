import assert from 'node:assert/strict'
import { buildPath, errorsOf, type Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../../src/contract/index.ts'
import { exampleOf, needsOf } from '../../tools/examples.ts'
import type { Law } from '../../law.ts'
import { bodyOf, endpointOf, missingRow, needsIfLetIn } from './provoke.ts'
import { expectError, type Answer } from '../../tools/replies.ts'
import type { Session } from '../../tools/session.ts'

const MINUTE = 60_000
const idle = { params: missingRow('x') }
const inSession = endpoints.filter(({ auth }) => auth === 'access' || auth === 'refresh')
const withBearer = endpoints.filter(({ auth }) => auth !== 'none')
const ofTenant = endpoints.filter(({ path }) => path.includes(':tenant'))

/** The admin's tokens: the one that an operation requires, and one of another kind. Lifetime in ms. */
async function tokensFor({ signIn, target }: Session, endpoint: Endpoint) {
  const { accessToken, refreshToken, tenant } = await signIn(target.admin)
  const refreshes = endpoint.auth === 'refresh'
  return {
    params: missingRow(tenant),
    valid: refreshes ? refreshToken : accessToken,
    otherKind: refreshes ? accessToken : refreshToken,
    lifetime: refreshes ? 30 * 24 * 60 * MINUTE : 15 * MINUTE,
  }
}

function expectUnauthenticated(answer: Answer) {
  expectError(answer, 401)
  assert.match(
    answer.headers.get('www-authenticate') ?? '',
    /bearer/i,
    'WWW-Authenticate does not ask for a bearer token',
  )
}

const authentication: Law[] = [
  ...withBearer.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'refuses a missing token, garbage, and a token of another kind',
    check: 'authentication',
    needs: needsIfLetIn(endpoint),
    async run(session) {
      const { params, valid, otherKind } = await tokensFor(session, endpoint)
      expectUnauthenticated(await session.send(endpoint, { params }))
      for (const bearer of ['garbage', 'a.b.c', `${valid}x`, `${valid}.x`, otherKind]) {
        expectUnauthenticated(await session.send(endpoint, { params, bearer }))
      }
    },
  })),
  ...inSession.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'accepts a token until it expires, and no longer',
    check: 'authentication',
    needs: ['control'],
    async run(session) {
      const { params, valid: bearer, lifetime } = await tokensFor(session, endpoint)
      await session.target.control?.advance(lifetime - 1)
      assert.notEqual((await session.send(endpoint, { params, bearer })).status, 401, 'the token expired too early')
      await session.target.control?.advance(1)
      expectUnauthenticated(await session.send(endpoint, { params, bearer }))
    },
  })),
  {
    operation: 'account.refresh',
    title: 'returns only an access token, and keeps the refresh token valid',
    check: 'tokens',
    async run({ ok, signIn, target: { admin } }) {
      const refresh = endpointOf('account.refresh')
      const me = endpointOf('account.me')
      const { refreshToken } = await signIn(admin)
      for (let time = 0; time < 3; time++) {
        // ok() has checked the reply against its schema.
        const answer = (await ok(refresh, { bearer: refreshToken })) as { accessToken: string }
        assert.deepEqual(Object.keys(answer), ['accessToken'])
        await ok(me, { bearer: answer.accessToken })
      }
    },
  },
  {
    operation: 'account.refresh',
    title: 'outlives the access tokens',
    check: 'tokens',
    needs: ['control'],
    async run({ ok, send, signIn, target: { admin, control } }) {
      const { accessToken, refreshToken } = await signIn(admin)
      await control?.expireAccessTokens()
      expectError(await send(endpointOf('account.me'), { bearer: accessToken }), 401)
      // ok() has checked the reply against its schema.
      const { accessToken: bearer } = (await ok(endpointOf('account.refresh'), { bearer: refreshToken })) as {
        accessToken: string
      }
      await ok(endpointOf('account.me'), { bearer })
    },
  },
]

const isolation: Law[] = ofTenant.map((endpoint) => ({
  operation: endpoint.id,
  title: 'refuses the token of another club, and an unknown club',
  check: 'isolation',
  needs: ['otherTenant', ...needsIfLetIn(endpoint)],
  async run({ send, signIn, target }) {
    const own = await signIn(target.admin)
    const other = await signIn(target.otherTenant ?? target.admin)
    for (const tenant of [own.tenant, 'no-such-club']) {
      const answer = await send(endpoint, { params: missingRow(tenant), bearer: other.accessToken })
      expectError(answer, 403, { word: 'forbidden' })
    }
  },
}))

/** A club cannot reach another club's row through its own path. */
const foreignRows: Law[] = endpoints
  .filter(({ path }) => path.includes(':tenant') && /:(id|userId)/.test(path))
  .map((endpoint) => ({
    operation: endpoint.id,
    title: 'does not know a row of another club by its id',
    check: 'isolation',
    needs: ['otherTenant', ...needsOf(endpoint.id)],
    async run(session) {
      const sent = await exampleOf(endpoint.id)(session)
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const params = { ...sent.params, tenant: other.tenant }
      expectError(await session.send(endpoint, { ...sent, params, bearer: other.accessToken }), 404)
    },
  }))

/** Operations that every club may call, even without a subscription (docs/contract.md#payment-required). */
const unpaid: Law[] = inSession
  .filter((endpoint) => endpoint.auth === 'access' && !errorsOf(endpoint).includes(402))
  .map((endpoint) => ({
    operation: endpoint.id,
    title: 'never requires payment',
    check: 'rules',
    needs: ['unpaid', ...needsIfLetIn(endpoint)],
    async run({ send, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.unpaid ?? target.admin)
      const { status } = await send(endpoint, { params: missingRow(tenant), bearer })
      assert.notEqual(status, 402)
    },
  }))

const roles: Law[] = ofTenant
  .filter(({ role }) => role !== 'admin')
  .map((endpoint) => ({
    operation: endpoint.id,
    title: 'is open to every user of the club',
    check: 'roles',
    needs: ['user'],
    async run({ send, signIn, target }) {
      const { accessToken: bearer, tenant } = await signIn(target.user ?? target.admin)
      const { status } = await send(endpoint, { params: missingRow(tenant), bearer, query: { limit: 'none' } })
      assert.ok(![401, 402, 403].includes(status), `a user gets ${status}`)
    },
  }))

const bodies: Law[] = endpoints
  .filter(({ body, auth }) => body !== undefined && auth !== 'link')
  .map((endpoint) => ({
    operation: endpoint.id,
    title: 'refuses a body that is not JSON, of another type, of another shape, or missing',
    check: 'rules',
    async run(session) {
      const { params, valid } = await tokensFor(session, endpoint)
      const sent = { params, ...(endpoint.auth === 'access' && { bearer: valid }) }
      const send = (extra: object) => session.send(endpoint, { ...sent, ...extra })
      expectError(await send({ raw: { body: '{"email":', type: 'application/json' } }), 400)
      expectError(await send({ raw: { body: 'email=a', type: 'text/plain' } }), 415)
      expectError(await send({ raw: { body: '{}', type: 'application/x-www-form-urlencoded' } }), 415)
      expectError(await send({}), 400)
      for (const body of [null, [], 'text', 7]) expectError(await send({ body }), 400)
    },
  }))

const paths: Law[] = [
  {
    operation: '*',
    title: 'knows no other path',
    check: 'rules',
    async run(session) {
      // A server may ask strangers for a token first.
      const { bearer } = await session.asAdmin()
      for (const path of ['/', '/nothing', '/accounts', '/accounts/me/more', '/%E0%A4%A', '/system/sports/'] as const) {
        expectError(await session.send({ method: 'GET', path }, { bearer }), 404)
      }
    },
  },
  {
    operation: '*',
    title: 'refuses other methods, and says which are allowed',
    check: 'rules',
    async run(session) {
      const { guidance } = session
      const { bearer } = await session.asAdmin()
      // A server that is being built may lack whole paths, and answers 404 there.
      for (const { method, path } of endpoints.filter(({ id }) => !guidance?.isUnbuilt(id))) {
        const known = endpoints.filter((other) => other.path === path).map((other) => other.method)
        for (const other of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((name) => !known.includes(name))) {
          // `buildPath` keeps the leading slash.
          const asked = { method: other, path: buildPath(path, idle.params) as `/${string}` }
          const answer = await session.send(asked, { bearer })
          expectError(answer, 405)
          assert.ok(answer.headers.get('allow')?.includes(method), `Allow does not name ${method} for ${path}`)
        }
      }
    },
  },
  ...['account.me', 'account.billing', 'account.validateToken'].map((operation): Law => ({
    operation,
    title: 'is not matched by /accounts/{id}',
    check: 'rules',
    async run({ send, asAdmin }) {
      const { bearer } = await asAdmin()
      const { status, body } = await send(endpointOf(operation), { bearer })
      if (operation === 'account.validateToken') assert.equal(status, 401, 'an access token is not a link token')
      else assert.ok(body !== null && typeof body === 'object' && ('email' in body || 'url' in body))
    },
  })),
  ...endpoints
    .filter(({ params }) => params && Object.keys(params.shape).length > 1)
    .map((endpoint): Law => ({
      operation: endpoint.id,
      title: 'knows no other id, with any characters',
      check: 'rules',
      async run(session) {
        const { params, valid: bearer } = await tokensFor(session, endpoint)
        const body = bodyOf(endpoint)
        for (const id of ['nope', '__proto__', '../fans', 'a/b', '%', 'x'.repeat(500), '💥']) {
          const sent = { params: { ...params, id, userId: id }, bearer, ...(body !== undefined && { body }) }
          expectError(await session.send(endpoint, sent), 404)
        }
      },
    })),
]

/** Laws that apply to many operations: authentication, isolation, roles, and replies to invalid requests. */
export const every: Law[] = [...authentication, ...isolation, ...foreignRows, ...unpaid, ...roles, ...bodies, ...paths]
