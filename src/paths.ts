/** The path of each screen. Imports nothing, so that features can link to each other without importing each other. */
export const paths = {
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgotpassword',
  resetPassword: (token: string) => `/resetpassword/${encodeURIComponent(token)}`,
  signUp: (token: string) => `/signup/${encodeURIComponent(token)}`,
  newUser: (token: string) => `/newuser/${encodeURIComponent(token)}`,
  home: () => '/home',
  /** @param tab the sub-path of one of the seven tables */
  data: (tab = 'fans') => `/integrations/data/${tab}`,
  /** One of the seven tables, searched. */
  dataSearch: (tab: string, text = '') => `/integrations/data/${tab}?searchQuery=${encodeURIComponent(text)}`,
  fans: () => '/fans',
  fan: (id: string) => `/fans/${encodeURIComponent(id)}`,
  fanProfile: (id: string) => `/fans/${encodeURIComponent(id)}/profile`,
  connectors: () => '/integrations/connectors',
  connector: (id: string) => `/integrations/connectors/${encodeURIComponent(id)}`,
  connectorSettings: (id: string) => `/integrations/connectors/${encodeURIComponent(id)}/settings`,
  connectorSetup: (id: string) => `/integrations/connectors/${encodeURIComponent(id)}/setup`,
  /** @param tab `all` or a category */
  newConnector: (tab = 'all') => `/integrations/newconnector/${tab}`,
  /** The provider is in the query so that it survives a reload (docs/contract.md#chosen-provider). */
  addConnector: (provider: string) => `/integrations/addconnector?provider=${encodeURIComponent(provider)}`,
  /** @param params the query string of a bookmarked view */
  dashboard: (params = '') => (params === '' ? '/dashboard' : `/dashboard?${params.replace(/^\?/, '')}`),
  bookmarks: () => '/bookmarks',
  bookmark: (id: string) => `/bookmarks/${encodeURIComponent(id)}`,
  segments: () => '/segments',
  newSegment: () => '/segments/new',
  segment: (id: string) => `/segments/${encodeURIComponent(id)}`,
  segmentSettings: (id: string) => `/segments/${encodeURIComponent(id)}/settings`,
  yourProfile: () => '/yourprofile',
  yourAccount: () => '/yourprofile/account',
  club: () => '/club',
  clubGeneral: () => '/club/general',
  billing: () => '/club/billing',
  clubUsers: () => '/club/users',
  clubUser: (id: string) => `/club/users/${encodeURIComponent(id)}`,
  support: () => '/support',
  terms: () => '/terms',
  privacy: () => '/privacy',
}

/** The query parameter that opens a dialog of a screen, once. */
export const OPEN_PARAM = 'open'

/** The path of a screen with the dialog that it opens there. */
export const opening = (path: string, dialog: string) => `${path}?${OPEN_PARAM}=${dialog}`
