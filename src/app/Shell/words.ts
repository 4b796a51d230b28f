/** The texts of the frame around the screens of a signed-in user. */

export const shellWords = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  menu: 'Menu',
  toHome: (brand: string) => `${brand} home`,
  loading: 'Loading...',
  nav: 'Main',
  pin: 'Pin sidebar',
  unpin: 'Unpin sidebar',
  needsPlan: (group: string) => `Choose a plan to open ${group}`,
  admin: 'Admin',
  user: 'User',
  logOut: 'Logout',
} as const

/** The links of the sidebar. */
export const navWords = {
  home: 'Home',
  integrations: 'Integrations',
  connectors: 'Connectors',
  data: 'Data',
  fans: 'Fans',
  analytics: 'Analytics',
  dashboard: 'Dashboard',
  bookmarks: 'Bookmarks',
  marketing: 'Marketing',
  segments: 'Segments',
  settings: 'Settings',
  profile: 'Your Profile',
  club: 'Club',
  support: 'Support',
} as const

export const dataWords = {
  title: 'Data',
  tabs: 'Tables',
  fans: 'Fans',
  memberships: 'Memberships',
  shopCustomers: 'Shop - Customers',
  shopOrders: 'Shop - Orders',
  shopOrderItems: 'Shop - Order Items',
  ticketingCustomers: 'Ticketing - Customers',
  ticketingTickets: 'Ticketing - Tickets',
} as const

/** The buttons that open the search. */
export const searchButtonWords = {
  label: 'Search',
  failed: 'Search couldn’t be loaded. Check your connection, then reload the page.',
} as const

/** What the keyboard shortcuts do, by where they work. */
export const shortcutWords = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  everywhere: 'Everywhere',
  palette: 'Search or run an action',
  help: 'Show keyboard shortcuts',
  escape: 'Close the dialog or menu',
  tables: 'Tables',
  tableSearch: 'Search the table',
  moveRow: 'Move between rows',
  openRow: 'Open the row',
  selectRow: 'Select the row',
  moveColumn: 'Move a column',
  goTo: 'Go to',
  search: 'Search',
  move: 'Move',
  open: 'Open',
  newTab: 'Open in a new tab',
  actionsOnly: 'Show only actions',
} as const

/** Keys as screen readers say them. */
export const keyWords = {
  up: 'Up',
  down: 'Down',
  enter: 'Enter',
  command: 'Command',
  option: 'Option',
  inTurn: (keys: readonly string[]) => keys.join(' then '),
  upOrDown: 'Up or Down',
} as const
