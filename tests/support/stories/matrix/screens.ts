import { dataTables, type DataTab } from '../../../../src/app/pages/dataTables.ts'
import { contract } from '../../../../src/contract/index.ts'
import { paths } from '../../../../src/paths.ts'
import { invitationLink, resetLink, signUpLink } from '../../screens/links.ts'
import { tenantOf, type World } from '../../world/world.ts'
import type { StateId } from './states.ts'

/** One screen with the reasons for the states that it cannot have. */
export interface Screen {
  title: string
  /** The pattern of its route in src/app/routes.tsx. */
  pattern: string
  address: string | ((world: World) => Promise<string>)
  /** The operation whose answer it shows; null if it shows none. */
  reads: string | null
  /** Signed-out people see it. */
  isPublic?: true
  cannot: Readonly<Partial<Record<StateId, string>>>
}

type Reasons = Screen['cannot']

const because = (reason: string, ...ids: StateId[]): Reasons => Object.fromEntries(ids.map((id) => [id, reason]))

const readsNothing = because(
  'It asks the server for nothing.',
  'empty',
  'loading',
  'slow',
  'error',
  'forbidden',
  'payment',
  'gone',
)
const ownTexts = because('All its texts are ours.', 'long')
const oneThing = because('It shows one thing, which is there or gone.', 'empty')
const link: Reasons = {
  ...because('A link is valid or not.', 'empty', 'gone'),
  ...because('Nobody is signed in yet.', 'forbidden', 'payment'),
  ...ownTexts,
}

/** The first thing of a list, so that no screen knows an id of the seed. */
const firstOf =
  (
    list: (api: World['api'], params: { tenant: string }) => Promise<{ items: readonly { id: string }[] }>,
    to: (id: string) => string,
  ) =>
  async (world: World) => {
    const { items } = await list(world.api, { tenant: tenantOf(world) })
    return to(items[0]?.id ?? 'none')
  }
const connectorsOf = (api: World['api'], params: { tenant: string }) =>
  api.call(contract.connectors.list, { params, query: {} })

const form = (title: string, path: string): Screen => ({
  title,
  pattern: path,
  address: path,
  reads: null,
  isPublic: true,
  cannot: { ...readsNothing, ...ownTexts },
})

const reading: Record<DataTab, string> = {
  fans: 'fans.list',
  memberships: 'memberships.list',
  'shop-customers': 'shop.customers',
  'shop-orders': 'shop.orders',
  'shop-order-items': 'shop.orderItems',
  'ticketing-customers': 'ticketing.customers',
  'ticketing-tickets': 'ticketing.tickets',
}

/** A table of Data. */
const table = (tab: DataTab): Screen => ({
  title: `Data: ${dataTables.find((known) => known.tab === tab)?.label ?? tab}`,
  pattern: '/integrations/data/*',
  address: paths.data(tab),
  reads: reading[tab],
  cannot: {},
})

/** Every screen of src/app/routes.tsx. A test compares the two, so that a new screen needs its row. */
export const screens = {
  login: form('Sign in', paths.login()),
  register: form('Sign up', paths.register()),
  'forgot-password': form('Forgotten password', paths.forgotPassword()),
  'reset-password': { ...form('New password', '/resetpassword/*'), address: resetLink() },
  onboarding: {
    title: 'Onboarding',
    pattern: '/signup/*',
    address: signUpLink(),
    reads: 'account.validateToken',
    isPublic: true,
    cannot: link,
  },
  invitation: {
    title: 'Invitation',
    pattern: '/newuser/*',
    address: invitationLink(),
    reads: 'account.validateToken',
    isPublic: true,
    cannot: link,
  },
  terms: form('Terms', paths.terms()),
  privacy: form('Privacy', paths.privacy()),
  home: { title: 'Home', pattern: '/home', address: paths.home(), reads: 'home.stats', cannot: {} },
  fans: { title: 'Fans', pattern: '/fans', address: paths.fans(), reads: 'fanProfiles.list', cannot: {} },
  fan: {
    title: 'Fan',
    pattern: '/fans/:id/*',
    address: firstOf((api, params) => api.call(contract.fanProfiles.list, { params, query: { limit: 1 } }), paths.fan),
    reads: 'fanProfiles.get',
    cannot: oneThing,
  },
  connectors: {
    title: 'Connectors',
    pattern: '/integrations/connectors',
    address: paths.connectors(),
    reads: 'connectors.list',
    cannot: {},
  },
  connector: {
    title: 'Connector',
    pattern: '/integrations/connectors/:id/*',
    address: firstOf(connectorsOf, paths.connectorSettings),
    reads: 'connectors.get',
    cannot: oneThing,
  },
  'connector-setup': {
    title: 'Connector: Setup',
    pattern: '/integrations/connectors/:id/*',
    address: firstOf(connectorsOf, paths.connectorSetup),
    reads: 'connectors.get',
    cannot: oneThing,
  },
  catalogue: {
    title: 'New connector',
    pattern: '/integrations/newconnector/*',
    address: paths.newConnector(),
    reads: 'system.connectors',
    cannot: because('The catalogue comes with the product.', 'empty'),
  },
  'add-connector': {
    title: 'Add connector',
    pattern: '/integrations/addconnector',
    address: paths.addConnector('SHOPIFY'),
    reads: null,
    cannot: readsNothing,
  },
  'data-fans': table('fans'),
  'data-memberships': table('memberships'),
  'data-shop-customers': table('shop-customers'),
  'data-shop-orders': table('shop-orders'),
  'data-shop-order-items': table('shop-order-items'),
  'data-ticketing-customers': table('ticketing-customers'),
  'data-ticketing-tickets': table('ticketing-tickets'),
  dashboard: {
    title: 'Dashboard',
    pattern: '/dashboard',
    address: paths.dashboard(),
    reads: 'analytics.dashboard',
    cannot: because('The embedded dashboard says itself that there is no data.', 'empty'),
  },
  bookmarks: {
    title: 'Bookmarks',
    pattern: '/bookmarks',
    address: paths.bookmarks(),
    reads: 'bookmarks.list',
    cannot: {},
  },
  bookmark: {
    title: 'Bookmark',
    pattern: '/bookmarks/:id',
    address: firstOf((api, params) => api.call(contract.bookmarks.list, { params }), paths.bookmark),
    reads: 'bookmarks.get',
    cannot: oneThing,
  },
  segments: {
    title: 'Segments',
    pattern: '/segments',
    address: paths.segments(),
    reads: 'segments.list',
    cannot: {},
  },
  'new-segment': {
    title: 'New segment',
    pattern: '/segments/new',
    address: paths.newSegment(),
    reads: 'bookmarks.list',
    cannot: {},
  },
  segment: {
    title: 'Segment',
    pattern: '/segments/:id/*',
    address: firstOf((api, params) => api.call(contract.segments.list, { params }), paths.segment),
    reads: 'segments.get',
    cannot: oneThing,
  },
  profile: {
    title: 'Your profile',
    pattern: '/yourprofile/*',
    address: paths.yourAccount(),
    reads: 'club.get',
    cannot: oneThing,
  },
  'club-general': {
    title: 'Club: General',
    pattern: '/club/*',
    address: paths.clubGeneral(),
    reads: 'club.get',
    cannot: oneThing,
  },
  'club-billing': {
    title: 'Club: Billing',
    pattern: '/club/*',
    address: paths.billing(),
    reads: 'account.billing',
    cannot: oneThing,
  },
  'club-users': {
    title: 'Club: Users',
    pattern: '/club/*',
    address: paths.clubUsers(),
    reads: 'users.list',
    cannot: because('The user who sees the list is in it.', 'empty'),
  },
  'club-user': {
    title: 'User',
    pattern: '/club/users/:id',
    address: firstOf((api, params) => api.call(contract.users.list, { params }), paths.clubUser),
    reads: 'users.get',
    cannot: oneThing,
  },
  support: { title: 'Support', pattern: '/support', address: paths.support(), reads: null, cannot: readsNothing },
  'not-found': { title: 'Page not found', pattern: '*', address: '/nowhere', reads: null, cannot: readsNothing },
} as const satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens
// `Object.keys` gives strings; the object above has no other keys.
export const screenIds = Object.keys(screens) as ScreenId[]
export const screenOf = (id: ScreenId): Screen => screens[id]
