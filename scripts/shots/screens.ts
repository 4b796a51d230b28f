import { dataTables } from '../../src/app/pages/dataTables.ts'
import { paths } from '../../src/paths.ts'

/** A screen of the demo: a path, or a list whose first entry it opens. */
export interface Screen {
  name: string
  path: string
  /** The link to follow from the path, and the path in `src/paths.ts` that it has. */
  link?: { selector: string; to: keyof typeof paths }
  /** Leave these signed out. */
  isPublic?: true
  /** A table or a form like others: left out where it would only make a test longer. */
  isAlike?: true
  /** The screen has loaded when this is there, besides its heading. */
  ready?: string
  /** A frame of the screen has loaded when this is there. */
  inFrame?: string
}

/** A screen of every route, as the demo's admin sees it. `tests/support/screens/shots.test.ts` compares them. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', isPublic: true },
  { name: 'register', path: '/register', isPublic: true },
  { name: 'forgotpassword', path: '/forgotpassword', isPublic: true },
  { name: 'home', path: '/home', ready: 'main section ol a' },
  { name: 'fans', path: '/fans' },
  { name: 'fan', path: '/fans', link: { selector: 'main tbody a', to: 'fan' } },
  { name: 'connectors', path: '/integrations/connectors' },
  { name: 'connector', path: '/integrations/connectors', link: { selector: 'main li a', to: 'connector' } },
  { name: 'catalogue', path: '/integrations/newconnector/all' },
  { name: 'add-connector', path: '/integrations/addconnector?provider=SHOPIFY' },
  ...dataTables.map(({ tab }, at) => ({
    name: `data-${tab}`,
    path: paths.data(tab),
    ...(at > 3 && { isAlike: true as const }),
  })),
  { name: 'dashboard', path: '/dashboard', inFrame: '.recharts-surface' },
  { name: 'bookmarks', path: '/bookmarks' },
  { name: 'bookmark', path: '/bookmarks', link: { selector: 'main tbody a', to: 'bookmark' } },
  { name: 'segments', path: '/segments' },
  { name: 'segment', path: '/segments', link: { selector: 'main li a', to: 'segment' } },
  { name: 'new-segment', path: '/segments/new', isAlike: true },
  { name: 'profile', path: '/yourprofile' },
  { name: 'club-general', path: '/club/general' },
  { name: 'club-billing', path: '/club/billing' },
  { name: 'club-users', path: '/club/users' },
  { name: 'support', path: '/support' },
  { name: 'account', path: '/yourprofile/account', isAlike: true },
  {
    name: 'club-user',
    path: '/club/users',
    // The first one is the admin, whose page is the profile.
    link: { selector: 'main tbody a[href*="/club/users/"]', to: 'clubUser' },
    isAlike: true,
  },
  { name: 'terms', path: '/terms', isPublic: true, isAlike: true },
  { name: 'privacy', path: '/privacy', isPublic: true, isAlike: true },
]

/** The routes and paths that have no screen here, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  '/resetpassword/*': 'It needs a link from a mail.',
  '/signup/*': 'It needs a link from a mail.',
  '/newuser/*': 'It needs a link from a mail.',
  '/club': 'It opens the first tab.',
  '*': 'A host answers it with 404, which the journeys report as an error.',
}
