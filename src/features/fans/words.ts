/** The texts of fans and their profiles (docs/product/fans.md). */

export const fansWords = {
  title: 'Fans',
  search: 'Search for name, email, city, country, phone...',
  empty: 'Fans appear here once a connector has brought them in.',
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

export const fanWords = {
  back: 'All Fans',
  backFromGone: 'Go to Fans',
  update: 'Update Fan Profile',
  tabs: 'Fan',
  profile: 'Profile',
  loading: 'Loading the fan',
  since: 'Fan since ',
} as const

/** The four facts of a fan (docs/product/fans.md#fan-page). */
export const factWords = {
  notLoaded: 'Did not load',
  worth: 'Worth to the club',
  lastYear: (money: string) => `${money} in the last 12 months`,
  score: 'Score',
  scoreOf: (score: number) => `${score} of 100`,
  notScored: 'Not scored yet',
  tiers: { devoted: 'Devoted', loyal: 'Loyal', regular: 'Regular', casual: 'Casual' },
  membership: 'Membership',
  until: 'Until',
  ended: 'Ended',
  since: 'Since ',
  lastPurchase: 'Last purchase',
  today: (time: string) => `Today, ${time}`,
} as const

export const scoreWords = {
  title: 'Fan score',
  none: 'No fan score',
  value: (score: number) => `Fan score ${score} of 100`,
} as const

export const statisticsWords = {
  title: 'Statistics',
  total: 'Total value',
  shop: {
    title: 'Shop',
    count: 'Orders',
    average: 'Average order value',
    total: 'Total orders value',
  },
  ticketing: {
    title: 'Ticketing',
    count: 'Tickets',
    average: 'Average ticket value',
    total: 'Total tickets value',
  },
  months: { axis: 'by month', caption: 'Spent by month' },
} as const

export const cardWords = {
  personal: { title: 'Personal information', name: 'Name', gender: 'Gender', age: 'Age', birthday: 'Birthday' },
  address: { title: 'Address', street: 'Street', zipCode: 'Zip code', city: 'City', country: 'Country' },
  contact: { title: 'Contact', email: 'Email', phone: 'Phone' },
  communications: {
    title: 'Communications',
    policy: 'Privacy policy',
    commercial: 'Commercial information',
    partners: 'Commercial partners',
  },
} as const

/** What a fan has bought and when (docs/product/fans.md#timeline). */
export const timelineWords = {
  title: 'Timeline',
  show: {
    label: 'Show',
    all: (count: string) => `All ${count}`,
    shop: (count: string) => `Shop ${count}`,
    tickets: (count: string) => `Tickets ${count}`,
  },
  empty: {
    all: 'Nothing bought yet',
    shop: 'Nothing bought in the shop yet',
    tickets: 'No tickets bought yet',
    text: 'Orders and tickets appear here as they are synced.',
  },
  failed: 'The timeline did not load',
  retry: 'Try again',
  earlierFailed: 'Earlier entries did not load. ',
  earlier: 'Show earlier',
  /** After the last row that a server gives, links lead to the tables. */
  cut: {
    before: 'Earlier purchases are in Data: ',
    orders: 'Shop - Orders',
    between: ' and ',
    tickets: 'Ticketing - Tickets',
  },
  entry: {
    shop: 'Shop',
    order: (id: string) => `Order ${id}`,
    tickets: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
    home: (opponent: string) => `${opponent} (H)`,
    away: (opponent: string) => `${opponent} (A)`,
    membership: 'Membership',
    started: 'Membership started',
    ended: 'Membership ended',
    until: (name: string, day: string) => `${name} until ${day}`,
  },
} as const
