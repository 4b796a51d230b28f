/** The texts of memberships (docs/product/memberships.md). */

export const membershipsWords = {
  title: 'Memberships',
  /** What one row and several rows are, in questions and messages. */
  kinds: ['membership', 'memberships'],
  kind: 'membership',
  search: 'Search for membership ID, name, email, city, country, phone...',
  empty: 'Memberships appear here once you import or add them.',
  addFirst: 'Add a membership',
  add: 'Add New Membership',
  columns: {
    membershipId: 'Membership ID',
    type: 'Type',
    name: 'Name',
    email: 'Email',
    city: 'City',
    country: 'Country',
    entry: 'Entry',
    expiration: 'Expiration',
  },
} as const

export const membershipFormWords = {
  section: 'Membership',
  membershipId: 'Membership ID',
  type: 'Type',
  entry: 'Entry',
  expiration: 'Expiration',
  add: { title: 'Add New Membership', submit: 'Add membership', done: 'Membership created successfully' },
  update: { title: 'Update Membership', done: 'Membership updated successfully' },
} as const

export const importWords = {
  title: 'Import Memberships',
  done: 'Memberships imported successfully',
} as const
