import { plural } from '../../../format.ts'

/** The texts of the page of a fan (docs/product/fans.md#fan-page). */

export const fanWords = {
  back: 'All Fans',
  backFromGone: 'Go to Fans',
  update: 'Update Fan Profile',
  tabs: 'Fan',
  profile: 'Profile',
  loading: 'Loading the fan',
  since: 'Fan since ',
  gone: { title: 'This fan has been deleted', text: 'No connected source lists this fan any more.' },
} as const

/** The four facts of a fan (docs/product/fans.md#fan-page). */
export const factWords = {
  notLoaded: 'Couldn’t load',
  worth: 'Lifetime value',
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
  months: { axis: 'by month', caption: 'Spend by month' },
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
    all: 'No purchases yet',
    shop: 'No shop orders yet',
    tickets: 'No tickets yet',
    text: 'Orders and tickets appear here once a connector has synced them.',
    action: 'See connectors',
  },
  failed: 'Couldn’t load the timeline',
  retry: 'Try again',
  earlierFailed: 'Couldn’t load earlier entries. ',
  earlier: 'Show earlier',
  /** After the last row that a server gives, links lead to the tables. */
  cut: {
    before: 'Find earlier purchases in Data: ',
    orders: 'Shop - Orders',
    between: ' and ',
    tickets: 'Ticketing - Tickets',
  },
  entry: {
    shop: 'Shop',
    order: (id: string) => `Order ${id}`,
    tickets: (count: number) => plural(count, 'ticket'),
    home: (opponent: string) => `${opponent} (H)`,
    away: (opponent: string) => `${opponent} (A)`,
    membership: 'Membership',
    started: 'Membership started',
    ended: 'Membership ended',
    until: (name: string, day: string) => `${name} until ${day}`,
  },
} as const
