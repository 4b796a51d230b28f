import { plural } from '../../format.ts'

/** The texts of the search that Ctrl K opens. */

export const paletteWords = {
  title: 'Search',
  field: 'Search fans, pages and actions',
  results: 'Results',
  pending: 'Searching…',
  nothing: (text: string) => `Nothing matches “${text}”.`,
  failed: (lists: string) => `Couldn’t search ${lists}. Try again in a moment.`,
  close: 'Close search',
  escape: 'Esc',
  count: (rows: number) => (rows === 0 ? 'No results' : plural(rows, 'result')),
} as const

/** The headings above the results. */
export const groupWords = {
  recent: 'Recent',
  fans: 'Fans',
  connectors: 'Connectors',
  segments: 'Segments',
  bookmarks: 'Bookmarks',
  pages: 'Pages',
  actions: 'Actions',
} as const

/** What the keys do, after the keys at the foot. */
export const hintWords = {
  move: 'move',
  open: 'open',
  newTab: 'in a new tab',
  actionsOnly: 'actions only',
} as const

export const resultWords = {
  noMembership: 'No membership',
  allFans: (text: string) => `Search all fans for “${text}”`,
  found: (count: string) => `${count} found`,
  /** The lists of the club, in the sentence about those that could not be searched. */
  lists: { fans: 'fans', connectors: 'connectors', segments: 'segments', bookmarks: 'bookmarks' },
  /** The kind of what was opened last. */
  kinds: { fan: 'Fan', connector: 'Connector', segment: 'Segment', bookmark: 'Bookmark' },
} as const

/** Screens that the sidebar does not list. */
export const screenWords = {
  table: 'Data table',
  club: 'Club settings',
  general: 'General',
  billing: 'Billing',
  users: 'Users',
} as const

/** The actions; `words` are further words that find them. */
export const actionWords = {
  syncFans: { label: 'Sync fans', words: 'refresh update' },
  syncing: 'Running now',
  importFans: { label: 'Import fans', detail: 'From a CSV file', words: 'upload' },
  addFan: { label: 'Add fan', words: 'new create' },
  importMemberships: { label: 'Import memberships', detail: 'From a CSV file', words: 'upload' },
  addMembership: { label: 'Add membership', words: 'new create' },
  addConnector: { label: 'Add connector', words: 'new source provider integration' },
  newSegment: { label: 'New segment', words: 'add create audience' },
  invite: { label: 'Invite a colleague', words: 'user add' },
  password: { label: 'Change your password' },
  scheme: { words: 'theme mode colours' },
  shortcuts: { label: 'Keyboard shortcuts', words: 'help keys' },
  logOut: { label: 'Log out', words: 'logout sign out' },
} as const
