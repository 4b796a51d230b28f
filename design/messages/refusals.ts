import { contract } from '../../src/contract/index.ts'
import { ErrorBody } from '../../src/contract/endpoint/errors.ts'
import { invitationLink, resetLink } from '../../tests/support/screens/links.ts'
import { ORIGIN } from '../../tests/support/model/person.ts'
import { tenantOf, type World } from '../../tests/support/world/world.ts'

/** What the model says to one call. */
export interface Refusal {
  /** The thing that the call is about, as the server names it. */
  thing: string
  /** What somebody tries. */
  tries: string
  status: number
  sentence: string
  /** What it says of each input. */
  fields: readonly (readonly [field: string, sentence: string])[]
}

type Send = (method: string, path: string, body?: unknown, bearer?: string) => Promise<Response>
interface Ids {
  connectors: Readonly<Record<string, string>>
  bookmark: string
  membership: string
  user: string
}
type Attempt = readonly [thing: string, tries: string, call: (send: Send, ids: Ids, world: World) => Promise<Response>]

const connector = (id = 'none') => `/integrations/:tenant/connectors/${id}`
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''
const segment = { name: 'Renewal letter', connectorId: 'none', bookmarkId: 'none' }
const names = { firstName: 'Maeve', lastName: 'Doyle', password: 'their password' }

/** In this order: the last ones end the session. */
const attempts: readonly Attempt[] = [
  [
    'Club',
    'A country that is not in the list',
    (send) => send('PUT', '/accounts/:tenant', { config: { country: 'XX' } }),
  ],
  [
    'Club',
    'A sport that is not in the list',
    (send) => send('PUT', '/accounts/:tenant', { config: { sport: 'chess' } }),
  ],
  [
    'Club',
    'A shop as the source of the dashboard',
    (send, { connectors: { SHOPIFY: id } }) =>
      send('PUT', '/accounts/:tenant', { config: { defaultAnalyticsConnectorId: id } }),
  ],
  [
    'User',
    'The last admin becomes a user',
    (send, { user }) => send('POST', `/accounts/:tenant/users/${user}/role`, { role: 'user' }),
  ],
  ['Fan profile', 'A profile that does not exist', (send) => send('GET', '/fan/:tenant/fan-profiles/none')],
  [
    'Fan profile',
    'A second sync at the same time',
    async (send) => {
      await send('POST', '/fan/:tenant/fan-profiles/sync')
      return send('POST', '/fan/:tenant/fan-profiles/sync')
    },
  ],
  [
    'Fan',
    'A time in other words',
    (send) =>
      send('POST', '/fan/:tenant/fans', { firstName: 'Orla', email: 'orla@post.example', signedUpAt: 'yesterday' }),
  ],
  [
    'Membership',
    'A number that somebody has',
    (send, { membership: membershipId }) =>
      send('POST', '/membership/:tenant/memberships', { membershipId, firstName: 'Orla', email: 'orla@post.example' }),
  ],
  [
    'Connector',
    'Credentials of another provider',
    (send, { connectors: { SHOPIFY: id } }) =>
      send('POST', `${connector(id)}/setup`, { providerConfig: { provider: 'DEMOSHOP', config: {} } }),
  ],
  [
    'Connector',
    'Credentials that the provider refuses',
    (send) =>
      send('POST', connector('test'), {
        providerConfig: { provider: 'SHOPIFY', config: { shopUrl: 'shop.example', accessToken: 'invalid' } },
      }),
  ],
  ['Connector', 'No provider', (send) => send('POST', '/integrations/:tenant/connectors', {})],
  [
    'Connector',
    'Clearing the data of a dashboard',
    (send, { connectors: { METABASE: id } }) => send('POST', `${connector(id)}/reset`),
  ],
  [
    'Connector',
    'A second sync at the same time',
    async (send, { connectors: { SHOPIFY: id } }) => {
      await send('POST', `${connector(id)}/sync`)
      return send('POST', `${connector(id)}/sync`)
    },
  ],
  [
    'Connector',
    'A sync while its data are cleared',
    async (send, { connectors: { ONEBOX: id } }) => {
      await send('POST', `${connector(id)}/reset`)
      return send('POST', `${connector(id)}/sync`)
    },
  ],
  ['Segment', 'A connector that sends no mails', (send) => send('POST', '/marketing/:tenant/segments', segment)],
  [
    'Segment',
    'A bookmark that is gone',
    (send, { connectors: { MAILCHIMP: connectorId } }) =>
      send('POST', '/marketing/:tenant/segments', { ...segment, connectorId }),
  ],
  [
    'Segment',
    'Another provider than that of its connector',
    (send, { connectors: { MAILCHIMP: connectorId }, bookmark: bookmarkId }) =>
      send('POST', '/marketing/:tenant/segments', {
        ...segment,
        connectorId,
        bookmarkId,
        config: { provider: 'MAUTIC' },
      }),
  ],
  [
    'Bookmark',
    'A view without its filters',
    (send, { connectors: { METABASE: connectorId } }) =>
      send('POST', '/analytics/:tenant/bookmarks', { name: 'Away fans', connectorId }),
  ],
  ['Support', 'A message without texts', (send) => send('POST', '/customers/support', {})],
  ['Account', 'A sign-up without an address', (send) => send('POST', '/accounts/register', {})],
  ['Account', 'A new password without passwords', (send) => send('POST', '/accounts/change-password', {})],
  [
    'Account',
    'A reset without a password',
    async (send, _ids, world) => send('POST', '/accounts/reset-password', {}, tokenOf(await resetLink()(world))),
  ],
  [
    'Account',
    'An invitation without names',
    async (send, _ids, world) => send('POST', '/accounts/create-user', {}, tokenOf(await invitationLink()(world))),
  ],
  [
    'Account',
    'A second invitation to the same address, after the first was accepted',
    async (send, _ids, world) => {
      const [first, second] = [await invitationLink()(world), await invitationLink()(world)]
      await send('POST', '/accounts/create-user', names, tokenOf(first))
      return send('POST', '/accounts/create-user', names, tokenOf(second))
    },
  ],
  [
    'Session',
    'A token from before the last change of the password',
    async (send) => {
      await send('POST', '/accounts/change-password', { oldPassword: 'touchline', newPassword: 'corner flag' })
      return send('GET', '/accounts/me')
    },
  ],
  [
    'Session',
    'A token that is older than 15 minutes',
    async (send, _ids, { backend }) => {
      await backend.control.expireAccessTokens()
      return send('GET', '/accounts/me')
    },
  ],
]

/** The ids that the attempts need, so that none hard-codes one of the seed. */
async function idsOf({ api }: World): Promise<Ids> {
  const params = { tenant: tenantOf({ api }) }
  const [connectors, bookmarks, memberships, user] = await Promise.all([
    api.call(contract.connectors.list, { params }),
    api.call(contract.bookmarks.list, { params }),
    api.call(contract.memberships.list, { params, query: { limit: 1 } }),
    api.call(contract.account.me, {}),
  ])
  return {
    connectors: Object.fromEntries(connectors.items.map(({ provider, id }) => [provider, id])),
    bookmark: bookmarks.items[0]?.id ?? '',
    membership: memberships.items[0]?.membershipId ?? '',
    user: user.id,
  }
}

/** Makes every attempt at a model and notes what it answers; throws if one is not refused. */
export async function provokeAll(world: World): Promise<Refusal[]> {
  const own = world.tokens.read().accessToken ?? ''
  const tenant = tenantOf(world)
  const send: Send = (method, path, body, bearer = own) =>
    world.backend.fetch(
      new Request(ORIGIN + path.replace(':tenant', tenant), {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  const ids = await idsOf(world)
  const refusals: Refusal[] = []
  for (const [thing, tries, call] of attempts) {
    const response = await call(send, ids, world)
    if (response.ok) throw new Error(`${thing}: “${tries}” was accepted`)
    const { details, fields = {} } = ErrorBody.parse(await response.json()).error
    refusals.push({ thing, tries, status: response.status, sentence: details, fields: Object.entries(fields) })
  }
  return refusals
}
