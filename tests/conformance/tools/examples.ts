import assert from 'node:assert/strict'
import { contract, type OperationId } from '../../../src/contract/index.ts'
import { requestPasswordReset, invite, newClub, newUser, signUp } from './people.ts'
import {
  newBookmark,
  newConnector,
  newFan,
  newMembership,
  newSegment,
  syncedConnector,
  syncedSegment,
  removeFound,
} from './rows.ts'
import type { Sent, Session } from './session.ts'
import { TooFewRows } from './violation.ts'
import type { Need } from '../target.ts'

const { account, club, fanProfiles, fans, memberships } = contract

type Example = (session: Session) => Promise<Sent>

const asAdmin: Example = async (session) => (await session.asAdmin()).sent
const open: Example = async () => ({})
const demo = { provider: 'DEMOMARKETING', config: {} }

/** The first profile of the list. The suite has not created it, so changes must be undone. */
async function existingProfile(session: Session) {
  const { sent, tenant, bearer } = await session.asAdmin()
  const { items } = await session.ok(fanProfiles.list, { ...sent, query: { limit: 1 } })
  const [profile] = items
  if (!profile) throw new TooFewRows('the club has no fan profile')
  return { profile, row: { params: { tenant, id: profile.id }, bearer } }
}

/**
 * For every operation: creates what it needs, and returns a call that succeeds. Each example creates new rows with
 * unique keys. On a server that is not reset they are removed again, or reported as left behind.
 */
const examples: Readonly<Record<string, Example>> = {
  'account.login': async ({ target }) => ({ body: target.admin }),
  'account.refresh': async ({ signIn, target }) => ({ bearer: (await signIn(target.admin)).refreshToken }),
  async 'account.register'(session) {
    const email = `${session.fresh('founder')}@club.example`
    session.leaves('account.register', `the sign-up request of ${email}`)
    return { body: { email } }
  },
  'account.forgotPassword': async ({ fresh }) => ({ body: { email: `${fresh('nobody')}@club.example` } }),
  'account.validateToken': async (session) => ({ bearer: (await signUp(session)).token }),
  'account.create': async (session) => ({
    bearer: (await signUp(session)).token,
    body: { name: 'Carrick Hockey Club', country: 'IE', sport: 'hockey', password: 'first password' },
  }),
  'account.createUser': async (session) => ({
    bearer: (await invite(session, await session.asAdmin())).token,
    body: { firstName: 'Maeve', lastName: 'Doyle', password: 'their password' },
  }),
  'account.resetPassword': async (session) => ({
    bearer: await requestPasswordReset(session, (await newUser(session)).email),
    body: { newPassword: 'another password' },
  }),
  'account.me': asAdmin,
  'account.updateMe': async (session) => ({
    bearer: (await newUser(session)).bearer,
    body: {
      email: `${session.fresh('renamed')}@club.example`,
      username: 'maeve',
      firstName: 'Maeve',
      lastName: 'Byrne',
    },
  }),
  async 'account.changePassword'(session) {
    const { bearer, password } = await newUser(session)
    return { bearer, body: { oldPassword: password, newPassword: 'another password' } }
  },
  'account.billing': asAdmin,

  'club.get': asAdmin,
  async 'club.update'(session) {
    const { sent } = await session.asAdmin()
    const { name, description } = await session.ok(club.get, sent)
    session.undo('the name of the club', async () => {
      const answer = await session.send(club.update, { ...sent, body: { name, description } })
      return answer.status === 200
    })
    return { ...sent, body: { name: `${name} 1898`, description: 'By the quay.' } }
  },
  async 'club.remove'(session) {
    const { tenant, bearer } = await newClub(session)
    return { params: { tenant }, bearer }
  },

  'users.list': asAdmin,
  async 'users.invite'(session) {
    const email = `${session.fresh('colleague')}@club.example`
    session.leaves('users.invite', `the invitation of ${email}`)
    return { ...(await session.asAdmin()).sent, body: { email } }
  },
  async 'users.get'(session) {
    const { sent, tenant, bearer } = await session.asAdmin()
    const { id } = await session.ok(account.me, sent)
    return { params: { tenant, userId: id }, bearer }
  },
  async 'users.remove'(session) {
    const { tenant, bearer } = await session.asAdmin()
    return { params: { tenant, userId: (await newUser(session)).id }, bearer }
  },
  async 'users.setRole'(session) {
    const { tenant, bearer } = await session.asAdmin()
    return { params: { tenant, userId: (await newUser(session)).id }, bearer, body: { role: 'admin' } }
  },

  async 'support.send'(session) {
    const subject = session.fresh('Tickets of last Saturday')
    session.leaves('support.send', `the support request "${subject}"`)
    return { ...(await session.asAdmin()).sent, body: { subject, message: 'Two hundred are missing.\nCan you help?' } }
  },

  'system.countries': open,
  'system.sports': open,
  'system.connectors': asAdmin,
  'system.sse': asAdmin,
  'home.stats': asAdmin,

  'connectors.list': asAdmin,
  async 'connectors.create'(session) {
    const { sent } = await session.asAdmin()
    const name = session.fresh('Newsletter')
    removeFound(session, contract.connectors, sent, name)
    const config = { enabled: true, syncConfig: { autoSync: false, interval: 60 } }
    return { ...sent, body: { name, description: 'Twice a month', config, providerConfig: demo } }
  },
  'connectors.test': async (session) => ({ ...(await session.asAdmin()).sent, body: { providerConfig: demo } }),
  'connectors.get': async (session) => (await newConnector(session)).row,
  'connectors.update': async (session) => ({
    ...(await newConnector(session)).row,
    body: { name: 'Newsletter', description: 'Monthly', config: { syncConfig: { autoSync: true } } },
  }),
  'connectors.remove': async (session) => (await newConnector(session)).row,
  'connectors.setup': async (session) => ({ ...(await newConnector(session)).row, body: { providerConfig: demo } }),
  'connectors.reset': async (session) => (await syncedConnector(session, { provider: 'DEMOTICKETING' })).row,
  'connectors.sync': async (session) => (await syncedConnector(session)).row,

  'analytics.dashboard': asAdmin,
  'bookmarks.list': asAdmin,
  async 'bookmarks.create'(session) {
    const { sent } = await session.asAdmin()
    const name = session.fresh('Season-ticket holders under 30')
    removeFound(session, contract.bookmarks, sent, name)
    const params = 'membership=Season+ticket&age=18-29'
    return { ...sent, body: { name, description: 'For the renewal letter', connectorId: 'metabase', params } }
  },
  'bookmarks.get': async (session) => (await newBookmark(session)).row,
  'bookmarks.update': async (session) => ({
    ...(await newBookmark(session)).row,
    body: { name: 'Irish fans', description: null, params: 'country=Ireland' },
  }),
  'bookmarks.remove': async (session) => (await newBookmark(session)).row,

  'segments.list': asAdmin,
  async 'segments.create'(session) {
    const { sent } = await session.asAdmin()
    const { bookmark } = await newBookmark(session)
    const { connector } = await newConnector(session)
    const name = session.fresh('Renewal letter')
    removeFound(session, contract.segments, sent, name)
    const description = 'Season-ticket holders under 30'
    const config = { provider: connector.provider, name, description }
    return { ...sent, body: { name, description, connectorId: connector.id, bookmarkId: bookmark.id, config } }
  },
  'segments.get': async (session) => (await newSegment(session)).row,
  'segments.update': async (session) => ({
    ...(await newSegment(session)).row,
    body: { name: 'Renewal letter, second round', description: 'Who has not answered' },
  }),
  'segments.remove': async (session) => (await newSegment(session)).row,
  'segments.sync': async (session) => (await syncedSegment(session)).row,

  'fanProfiles.list': asAdmin,
  'fanProfiles.get': async (session) => (await existingProfile(session)).row,
  async 'fanProfiles.update'(session) {
    const { profile, row } = await existingProfile(session)
    const { city, phone } = profile
    session.undo(`city and phone of ${profile.email}`, async () => {
      return (await session.send(fanProfiles.update, { ...row, body: { city, phone } })).status === 200
    })
    return { ...row, body: { city: 'Kendal', phone: '+44 7700 900999' } }
  },
  async 'fanProfiles.sync'(session) {
    const { sent } = await session.asAdmin()
    await session.until('the end of a sync', async () => {
      return (await session.ok(fanProfiles.status, sent)).status !== 'SYNCING'
    })
    return sent
  },
  'fanProfiles.status': asAdmin,
  'fanProfiles.statistics': async (session) => (await newFan(session)).row,

  'fans.list': asAdmin,
  async 'fans.create'(session) {
    const { sent } = await session.asAdmin()
    const email = `${session.fresh('niamh')}@post.example`
    removeFound(session, fans, sent, email)
    const person = { firstName: 'Niamh', lastName: 'Kearney', email, birthDay: '1988-04-23', gender: 'Female' }
    const place = { address: '12 Quay Street', zipCode: 'WM3 4AB', city: 'Westmere', country: 'United Kingdom' }
    const consents = { acceptsPrivacyPolicy: true, acceptsCommercialInfo: false, acceptsCommercialPartners: false }
    return { ...sent, body: { ...person, ...place, ...consents, phone: '+44 7700 900123', membership: 'Member' } }
  },
  'fans.get': async (session) => (await newFan(session)).row,
  'fans.update': async (session) => ({
    ...(await newFan(session)).row,
    body: { lastName: 'Byrne', city: 'Kendal', acceptsCommercialInfo: true },
  }),
  'fans.remove': async (session) => (await newFan(session)).row,
  async 'fans.upload'(session) {
    const { sent } = await session.asAdmin()
    const mark = session.fresh('imported')
    removeFound(session, fans, sent, mark)
    const text = `firstName,email,city\nOrla,${mark}.a@post.example,Sligo\nTim,${mark}.b at post.example,Cork\n`
    return { ...sent, file: { text } }
  },

  'memberships.list': asAdmin,
  async 'memberships.create'(session) {
    const { sent } = await session.asAdmin()
    const membershipId = session.fresh('WR-2026')
    removeFound(session, memberships, sent, membershipId)
    const member = { firstName: 'Niamh', lastName: 'Kearney', email: 'niamh@post.example' }
    const dates = { entryDate: '2025-07-01T00:00:00.000Z', expirationDate: '2026-06-30T22:59:59.000Z' }
    return { ...sent, body: { membershipId, type: 'Season ticket', ...member, ...dates, acceptsPrivacyPolicy: true } }
  },
  'memberships.update': async (session) => ({
    ...(await newMembership(session)).row,
    body: { type: 'Member', expirationDate: null },
  }),
  'memberships.remove': async (session) => (await newMembership(session)).row,
  async 'memberships.upload'(session) {
    const { sent } = await session.asAdmin()
    const mark = session.fresh('IMP')
    removeFound(session, memberships, sent, mark)
    const text = `membershipId,firstName,email\n${mark}-1,Orla,orla@post.example\n${mark}-2,,tim@post.example\n`
    return { ...sent, file: { text } }
  },

  'shop.customers': asAdmin,
  'shop.orders': asAdmin,
  'shop.orderItems': asAdmin,
  'ticketing.customers': asAdmin,
  'ticketing.tickets': asAdmin,
} satisfies Record<OperationId, Example>

const needed: Record<string, readonly Need[]> = {
  'account.validateToken': ['control'],
  'account.create': ['control'],
  'account.createUser': ['control'],
  'account.resetPassword': ['control'],
  'account.updateMe': ['control'],
  'account.changePassword': ['control'],
  'club.update': ['destructive'],
  'club.remove': ['control'],
  'users.remove': ['control'],
  'users.setRole': ['control'],
  'fanProfiles.update': ['destructive'],
} satisfies Partial<Record<OperationId, readonly Need[]>>

/** The needs of an operation's example, besides an admin. */
export const needsOf = (operation: string): readonly Need[] => needed[operation] ?? []

/** The example of an operation; throws if there is none. */
export function exampleOf(operation: string): Example {
  const example = examples[operation]
  assert.ok(example, `no example of ${operation}: add it to tests/conformance/tools/examples.ts`)
  return example
}
