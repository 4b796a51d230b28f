import assert from 'node:assert/strict'
import { buildPath } from '../../src/contract/endpoint.ts'
import { contract, endpoints } from '../../src/contract/index.ts'
import type { Law } from './law.ts'
import { expectError } from './session.ts'

const MINUTE = 60_000
const idle = { params: { tenant: 'x', id: 'x' } }
const withBearer = endpoints.filter(({ auth }) => auth !== 'none')
const ofTenant = endpoints.filter(({ path, auth }) => auth === 'access' && path.includes(':tenant'))

/** Laws of every operation at once: authentication, isolation, and what a server says to nonsense. */
export const every: Law[] = [
  ...withBearer.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'refuses no token, garbage, and a token of another kind',
    async run({ send, signIn, target }) {
      const { accessToken, refreshToken, tenant } = await signIn(target.admin)
      const params = { tenant, id: 'x' }
      const otherKind = endpoint.auth === 'refresh' ? accessToken : refreshToken
      expectError(await send(endpoint, { params }), 401)
      for (const bearer of ['garbage', 'a.b.c', `${accessToken}x`, `${accessToken}.x`, otherKind]) {
        expectError(await send(endpoint, { params, bearer }), 401)
      }
    },
  })),
  ...withBearer.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'refuses a token past its end',
    needs: ['control'],
    async run({ send, signIn, target }) {
      const { accessToken, refreshToken, tenant } = await signIn(target.admin)
      const bearer = endpoint.auth === 'refresh' ? refreshToken : accessToken
      const lifetime = endpoint.auth === 'refresh' ? 30 * 24 * 60 * MINUTE : 15 * MINUTE
      const sent = { params: { tenant, id: 'x' }, bearer }
      await target.control?.advance(lifetime - 1)
      assert.notEqual((await send(endpoint, sent)).status, 401, 'ended before its time')
      await target.control?.advance(1)
      expectError(await send(endpoint, sent), 401)
    },
  })),
  ...ofTenant.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'keeps out the token of another club, and an unknown club',
    needs: ['otherTenant'],
    async run({ send, signIn, target }) {
      const own = await signIn(target.admin)
      const other = await signIn(target.otherTenant ?? target.admin)
      for (const tenant of [own.tenant, 'no-such-club']) {
        expectError(await send(endpoint, { params: { tenant, id: 'x' }, bearer: other.accessToken }), 403, {
          word: 'forbidden',
        })
      }
    },
  })),
  ...endpoints
    .filter(({ errors }) => errors.includes(402))
    .map((endpoint): Law => ({
      operation: endpoint.id,
      title: 'asks a club without billing to pay',
      needs: ['unpaid'],
      async run({ send, signIn, target }) {
        const { accessToken, tenant } = await signIn(target.unpaid ?? target.admin)
        expectError(await send(endpoint, { params: { tenant, id: 'x' }, bearer: accessToken }), 402, {
          word: 'payment',
        })
      },
    })),
  ...endpoints.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'answers every failure in the declared body',
    needs: ['control'],
    async run({ send, target }) {
      for (const status of [429, 500, 502, 503] as const) {
        await target.control?.fail(endpoint.id, status)
        expectError(await send(endpoint, idle), status)
      }
    },
  })),
  ...endpoints
    .filter(({ body }) => body !== undefined)
    .map((endpoint): Law => ({
      operation: endpoint.id,
      title: 'refuses a body that is no JSON, of another type, of another shape, or too large',
      async run({ send, signIn, target }) {
        const { accessToken, tenant } = await signIn(target.admin)
        const sent = { params: { tenant, id: 'x' }, ...(endpoint.auth === 'access' && { bearer: accessToken }) }
        expectError(await send(endpoint, { ...sent, raw: { body: '{"email":', type: 'application/json' } }), 400)
        expectError(await send(endpoint, { ...sent, raw: { body: 'email=a', type: 'text/plain' } }), 415)
        expectError(await send(endpoint, { ...sent, body: null }), 400)
        expectError(await send(endpoint, { ...sent, body: [] }), 400)
        expectError(await send(endpoint, { ...sent, body: { filler: 'x'.repeat(1024 * 1024) } }), 413)
      },
    })),
  {
    operation: '*',
    title: 'knows no other path',
    async run({ send }) {
      for (const path of ['/', '/nothing', '/accounts', '/accounts/me/more', '/%E0%A4%A', '/system/sports/'] as const) {
        expectError(await send({ method: 'GET', path }), 404)
      }
    },
  },
  {
    operation: '*',
    title: 'knows no other method, and says which it knows',
    async run({ send }) {
      for (const { method, path } of endpoints) {
        const known = endpoints.filter((other) => other.path === path).map((other) => other.method)
        for (const other of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((name) => !known.includes(name))) {
          const answer = await send({ method: other, path: buildPath(path, idle.params) as `/${string}` })
          expectError(answer, 405)
          assert.ok(answer.headers.get('allow')?.includes(method), `Allow does not name ${method} for ${path}`)
        }
      }
    },
  },
  {
    operation: 'account.me',
    title: 'is not swallowed by /accounts/{id}',
    async run({ send, signIn, target }) {
      const { accessToken } = await signIn(target.admin)
      const { body } = await send(contract.account.me, { bearer: accessToken })
      assert.ok(body !== null && typeof body === 'object' && 'email' in body)
    },
  },
]
