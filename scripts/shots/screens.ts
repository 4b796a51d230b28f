import { dataTables } from '../../src/app/pages/dataTables.ts'
import { paths } from '../../src/paths.ts'

/** A screen of the demo: a path, or a list whose first entry it opens. */
export interface Screen {
  name: string
  path: string
  /** The link to follow from the path. */
  link?: string
  /** Leave these signed out. */
  isPublic?: true
  /** A table or a form like others: left out where it would only make a test longer. */
  isAlike?: true
  /** The screen has loaded when this is there, besides its heading. */
  ready?: string
  /** A frame of the screen has loaded when this is there. */
  inFrame?: string
}

/** Every kind of screen, as the admin of the demo's club sees it. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', isPublic: true },
  { name: 'register', path: '/register', isPublic: true },
  { name: 'forgotpassword', path: '/forgotpassword', isPublic: true },
  { name: 'home', path: '/home', ready: 'main section ol a' },
  { name: 'fans', path: '/fans' },
  { name: 'fan', path: '/fans', link: 'main tbody a' },
  { name: 'connectors', path: '/integrations/connectors' },
  { name: 'connector', path: '/integrations/connectors', link: 'main li a' },
  { name: 'catalogue', path: '/integrations/newconnector/all' },
  { name: 'add-connector', path: '/integrations/addconnector?provider=SHOPIFY' },
  ...dataTables.map(({ tab }, at) => ({
    name: `data-${tab}`,
    path: paths.data(tab),
    ...(at > 3 && { isAlike: true as const }),
  })),
  { name: 'dashboard', path: '/dashboard', inFrame: '.recharts-surface' },
  { name: 'bookmarks', path: '/bookmarks' },
  { name: 'bookmark', path: '/bookmarks', link: 'main tbody a' },
  { name: 'segments', path: '/segments' },
  { name: 'segment', path: '/segments', link: 'main li a' },
  { name: 'new-segment', path: '/segments/new', isAlike: true },
  { name: 'profile', path: '/yourprofile' },
  { name: 'club-general', path: '/club/general' },
  { name: 'club-billing', path: '/club/billing' },
  { name: 'club-users', path: '/club/users' },
  { name: 'support', path: '/support' },
]
