import assert from 'node:assert/strict'
import { errorsOf, success, type Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { commonFailures } from '../../../../src/contract/endpoint/errors.ts'
import { endpoints, type OperationId } from '../../../../src/contract/index.ts'
import { exampleOf, needsOf } from '../../tools/examples.ts'
import type { Law } from '../../law.ts'
import { invite, newClub, newUser, signUp } from '../../tools/people.ts'
import { newConnector, newFan, newMembership, newSegment } from '../../tools/rows.ts'
import { expectError, expectReply, type Answer } from '../../tools/replies.ts'
import type { Sent, Session } from '../../tools/session.ts'
import type { Need } from '../../target.ts'

/** Path parameters that lead to no row. */
export const missingRow = (tenant: string) => ({ tenant, id: 'no-such-id', userId: 'no-such-id' })

const MEGABYTE = 1024 * 1024

/** Well-formed bodies for operations that refuse an empty one. */
const wellFormed: Record<string, unknown> = {
  'connectors.setup': { providerConfig: { provider: 'DEMOSHOP', config: {} } },
  'users.setRole': { role: 'user' },
} satisfies Partial<Record<OperationId, unknown>>

type Provocation = (session: Session) => Promise<Sent>

/** Refusals that depend on the server's state instead of the input's shape. */
const special: Record<string, Partial<Record<number, Provocation>>> = {
  'account.login': { 401: async ({ target }) => ({ body: { ...target.admin, password: 'wrong' } }) },
  'account.create': {
    async 409(session) {
      const { token } = await signUp(session, session.target.admin.email.replace('@', '.new@'))
      const body = { name: 'Carrick Hockey Club', password: 'first password' }
      const second = await signUp(session, session.target.admin.email.replace('@', '.new@'))
      await session.ok(endpointOf('account.create'), { bearer: token, body })
      return { bearer: second.token, body }
    },
  },
  'account.createUser': {
    async 409(session) {
      const email = `${session.fresh('twice')}@club.example`
      const admin = await session.asAdmin()
      const first = await invite(session, admin, email)
      const second = await invite(session, admin, email)
      const body = { firstName: 'Maeve', lastName: 'Doyle', password: 'their password' }
      await session.ok(endpointOf('account.createUser'), { bearer: first.token, body })
      return { bearer: second.token, body }
    },
  },
  'account.updateMe': {
    409: async (session) => ({
      bearer: (await newUser(session)).bearer,
      body: { email: session.target.admin.email.toUpperCase() },
    }),
  },
  'account.changePassword': {
    400: async (session) => ({
      bearer: (await session.asAdmin()).bearer,
      // Nothing like the right one, which would then be in reports. A server that does not compare the old password sets
      // the one that the account has.
      body: { oldPassword: 'not the password', newPassword: session.target.admin.password },
    }),
  },
  'users.invite': {
    409: async (session) => ({ ...(await session.asAdmin()).sent, body: { email: session.target.admin.email } }),
  },
  'users.remove': {
    async 400(session) {
      const { tenant, id, bearer } = await newClub(session)
      return { params: { tenant, userId: id }, bearer }
    },
  },
  'connectors.setup': {
    400: async (session) => ({
      ...(await newConnector(session, { provider: 'SHOPIFY', config: { shopUrl: 'x', accessToken: 'x' } })).row,
      body: { providerConfig: { provider: 'SHOPIFY', config: { shopUrl: 'x', accessToken: 'invalid' } } },
    }),
  },
  'connectors.test': {
    400: async (session) => ({
      ...(await session.asAdmin()).sent,
      body: { providerConfig: { provider: 'SHOPIFY', config: { shopUrl: '', accessToken: 'x' } } },
    }),
  },
  'connectors.reset': { 400: async (session) => (await newConnector(session)).row },
  'connectors.sync': { 400: async (session) => (await newConnector(session)).row },
  'segments.sync': { 400: async (session) => (await newSegment(session)).row },
  'fanProfiles.sync': {
    async 400(session) {
      const { sent } = await session.asAdmin()
      await session.send(endpointOf('fanProfiles.sync'), sent)
      return sent
    },
  },
  'fans.create': {
    async 409(session) {
      const { fan, sent } = await newFan(session)
      return { ...sent, body: { firstName: 'Orla', email: fan.email.toUpperCase() } }
    },
  },
  'memberships.create': {
    async 409(session) {
      const { membership, sent } = await newMembership(session)
      return { ...sent, body: { membershipId: membership.membershipId, firstName: 'Orla', email: 'orla@post.example' } }
    },
  },
  'memberships.update': {
    async 409(session) {
      const { membership } = await newMembership(session)
      return { ...(await newMembership(session)).row, body: { membershipId: membership.membershipId } }
    },
  },
} satisfies Partial<Record<OperationId, Partial<Record<number, Provocation>>>>

/** The smallest well-formed body; undefined if the operation has none. */
export function bodyOf({ id, body }: Endpoint): unknown {
  return body && (wellFormed[id] ?? {})
}

/** An operation by its id. */
export function endpointOf(id: string): Endpoint {
  const endpoint = endpoints.find((known) => known.id === id)
  assert.ok(endpoint, `no operation ${id}`)
  return endpoint
}

/** A call with a valid bearer. If the operation requires a link, the call uses a new one. */
async function authorizedCall(session: Session, endpoint: Endpoint): Promise<Sent> {
  if (endpoint.auth === 'none') return {}
  if (endpoint.auth === 'link') return { bearer: (await exampleOf(endpoint.id)(session)).bearer ?? '' }
  const { accessToken, refreshToken, tenant } = await session.signIn(session.target.admin)
  const bearer = endpoint.auth === 'refresh' ? refreshToken : accessToken
  const body = bodyOf(endpoint)
  return { params: missingRow(tenant), bearer, ...(body !== undefined && { body }) }
}

const provocations: Record<number, (session: Session, endpoint: Endpoint) => Promise<Sent>> = {
  async 400(session, endpoint) {
    const sent = await authorizedCall(session, endpoint)
    if (endpoint.upload) return { ...sent, file: { text: 'firstName,email\n' } }
    return endpoint.query ? { ...sent, query: { limit: 'ten' } } : { ...sent, body: [] }
  },
  async 401(session, endpoint) {
    const { bearer: _, ...sent } = endpoint.auth === 'link' ? { bearer: '' } : await authorizedCall(session, endpoint)
    return sent
  },
  async 402(session) {
    const { accessToken, tenant } = await session.signIn(session.target.unpaid ?? session.target.admin)
    return { params: missingRow(tenant), bearer: accessToken }
  },
  async 403(session, endpoint) {
    const { tenant } = await session.signIn(session.target.admin)
    const other = endpoint.role ? session.target.user : session.target.otherTenant
    const { accessToken } = await session.signIn(other ?? session.target.admin)
    return { params: missingRow(tenant), bearer: accessToken }
  },
  404: authorizedCall,
  413: async (session, endpoint) => ({
    ...(await authorizedCall(session, endpoint)),
    ...(endpoint.upload
      ? { file: { text: 'x'.repeat(10 * MEGABYTE + 1) } }
      : { body: { filler: 'x'.repeat(MEGABYTE) } }),
  }),
  async 415(session, endpoint) {
    const { body: _, ...sent } = await authorizedCall(session, endpoint)
    return endpoint.upload
      ? { ...sent, file: { text: '\u0089PNG\u0000', name: 'rows.png', type: 'image/png' } }
      : { ...sent, raw: { body: 'a=b', type: 'text/plain' } }
  },
}

/** Makes an operation answer with a declared status or a fault. Returns the request and the answer. */
export async function provoke(
  session: Session,
  endpoint: Endpoint,
  status: number,
): Promise<{ sent: Sent; answer: Answer }> {
  const fault = commonFailures.find((known) => known === status)
  if (fault !== undefined) await session.target.control?.fail(endpoint.id, fault)
  const sent =
    status === success(endpoint).status
      ? await exampleOf(endpoint.id)(session)
      : fault !== undefined
        ? { params: missingRow('x') }
        : await (special[endpoint.id]?.[status] ?? provocations[status])?.(session, endpoint)
  assert.ok(
    sent,
    `no request provokes ${status} of ${endpoint.id}: add one to special in tests/conformance/laws/general/provoke.ts`,
  )
  return { sent, answer: await session.send(endpoint, sent) }
}

/** A server that wrongly lets a caller in would delete the given club. So the attempt needs permission. */
export const needsIfLetIn = ({ id }: Endpoint): Need[] => (id === 'club.remove' ? ['destructive'] : [])

/** The needs of a status, besides an admin. */
function needsOfStatus(endpoint: Endpoint, status: number): Need[] {
  if (status === success(endpoint).status) return [...needsOf(endpoint.id)]
  if (status === 402) return ['unpaid']
  if (status === 403) return [endpoint.role ? 'user' : 'otherTenant', ...needsIfLetIn(endpoint)]
  if (status === 401) return needsIfLetIn(endpoint)
  if (status === 409 && endpoint.id.startsWith('account.')) return ['control']
  if (status === 400 && endpoint.id === 'users.remove') return ['control']
  if (endpoint.auth === 'link' && status !== 401) return ['control']
  return commonFailures.some((fault) => fault === status) ? ['control'] : []
}

const words: Partial<Record<number, string>> = { 402: 'payment', 403: 'forbidden' }

/**
 * The input that a 409 names in `fields`. A sign-up and an invitation conflict by the address of their link, which is
 * no input.
 */
const takenInputs: Partial<Record<OperationId, string>> = {
  'account.updateMe': 'email',
  'users.invite': 'email',
  'fans.create': 'email',
  'memberships.create': 'membershipId',
  'memberships.update': 'membershipId',
}

function expectationOf({ id }: Endpoint, status: number) {
  const word = words[status]
  // An operation's id is one of the contract's.
  const field = status === 409 ? takenInputs[id as OperationId] : undefined
  return { ...(word !== undefined && { word }), ...(field !== undefined && { field }) }
}

/**
 * Provokes every declared status of an operation, and checks the answer against its schema
 * (docs/contract.md#operations).
 */
export const examplesOfAll: Law[] = endpoints.flatMap((endpoint) => {
  const expected = success(endpoint).status
  const failures = [...errorsOf(endpoint), ...commonFailures]
  return [
    {
      operation: endpoint.id,
      title: `answers ${expected} as declared`,
      check: 'examples',
      needs: needsOfStatus(endpoint, expected),
      async run(session) {
        expectReply(endpoint, (await provoke(session, endpoint, expected)).answer)
      },
    } satisfies Law,
    ...failures.map((status): Law => ({
      operation: endpoint.id,
      title: `answers ${status} as declared`,
      check: 'examples',
      needs: needsOfStatus(endpoint, status),
      async run(session) {
        const { answer } = await provoke(session, endpoint, status)
        expectError(answer, status, expectationOf(endpoint, status))
      },
    })),
  ]
})
