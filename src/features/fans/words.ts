/**
 * The texts of the tables and forms of fans (docs/product/fans.md). The tables do not load those of a fan’s page:
 * `profiles/words.ts`.
 */

export const fansWords = {
  title: 'Fans',
  search: 'Search for name, email, city, country, phone...',
  empty: 'Fans appear here once a connector has synced them.',
  columns: {
    name: 'Name',
    email: 'Email',
    age: 'Age',
    gender: 'Gender',
    city: 'City',
    country: 'Country',
    membership: 'Membership',
    score: 'Score',
    signedUp: 'Signed Up',
  },
  /** What the rows of /fans are; names the file of an export. */
  profiles: 'fan profiles',
  neverSynced: 'Never synced',
  lastSync: 'Last sync ',
} as const

export const fanRowsWords = {
  /** What one row and several rows are, in questions and messages. */
  kinds: ['fan', 'fans'],
  kind: 'fan',
  add: 'Add New Fan',
} as const

export const fanFormWords = {
  section: 'Fan',
  membership: 'Membership',
  signedUp: 'Signed up',
  add: { title: 'Add New Fan', submit: 'Add fan', done: 'Fan created successfully' },
  update: { title: 'Update Fan', done: 'Fan updated successfully' },
  updateProfile: { title: 'Update Fan Profile' },
} as const

export const importWords = { title: 'Import Fans', done: 'Fans imported successfully' } as const
