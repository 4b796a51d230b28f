/** Where each screen lives. Imports nothing, so that features can link to each other without importing each other. */
export const paths = {
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgotpassword',
  home: () => '/home',
  fans: () => '/fans',
  fan: (id: string) => `/fans/${encodeURIComponent(id)}`,
  fanProfile: (id: string) => `/fans/${encodeURIComponent(id)}/profile`,
  connectors: () => '/integrations/connectors',
  segments: () => '/segments',
  dashboard: () => '/dashboard',
  yourAccount: () => '/yourprofile/account',
  billing: () => '/club/billing',
  support: () => '/support',
  terms: () => '/terms',
  privacy: () => '/privacy',
}
