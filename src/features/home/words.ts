import { formatCount, formatList, plural } from '../../format.ts'

/** The texts of the home page (docs/product/home.md). */

export const homeWords = {
  welcome: (firstName: string) => `Welcome, ${firstName}!`,
  fans: 'Your fans',
  shortcuts: 'Shortcuts',
} as const

export const figureWords = {
  totalFans: { label: 'All fans', basis: 'vs 30 days ago' },
  lastYearFans: { label: 'Last 12 months', basis: 'vs the 365 days before' },
  lastMonthFans: { label: 'Last 30 days', basis: 'vs the 30 days before' },
  lastWeekFans: { label: 'Last 7 days', basis: 'vs the 7 days before' },
} as const

export const shortcutWords = {
  fans: { name: 'All fans', line: 'Search, sort and open any profile' },
  connectors: { name: 'Go to Connectors', line: 'Check your sources and their last sync' },
  segments: { name: 'Marketing segments', line: 'Send audiences to your mailing tool' },
  dashboard: { name: 'Analytics dashboard', line: 'See attendance, sales and membership' },
  settings: { name: 'Go to Settings', line: 'Manage your profile, password and club' },
} as const

/** The three steps of a new club. */
export const stepWords = {
  title: 'Get started',
  count: (done: number) => `${done} of 3 done`,
  done: 'Done',
  waits: (step: number) => `Complete step ${step} first`,
  plan: {
    title: 'Choose a plan',
    text: 'Pick the plan that fits your club. You can change it at any time.',
    done: (plan: string) => `Your club is on the ${plan} plan.`,
    see: 'See billing',
    action: 'Choose a plan',
  },
  source: {
    title: 'Connect a source',
    text: 'Connect a shop, a box office or a list of fans. Most clubs start with their shop. It takes about two minutes.',
    /** `Club shop and Box office are connected.`, `A, B, C and 2 more are connected.` */
    done: (names: readonly string[]) => {
      const named = names.slice(0, 3)
      const more = names.length - named.length
      const list = formatList(more > 0 ? [...named, `${more} more`] : named)
      return `${list} ${names.length === 1 ? 'is' : 'are'} connected.`
    },
    failed: (name: string) => `We couldn’t reach ${name}. Check its setup.`,
    disabled: (name: string) => `${name} is disabled.`,
    syncing: (name: string) => `${name} is syncing for the first time.`,
    see: 'See connectors',
    open: (name: string) => `Open ${name}`,
    action: 'Connect a source',
  },
  sync: {
    title: 'Sync your fans',
    text: 'We combine each person’s orders, tickets and memberships into one profile with one score.',
    see: 'See all fans',
    action: 'Sync your fans',
  },
} as const

export const panelWords = { failed: 'Couldn’t load this.', retry: 'Try again' } as const

export const sourcesWords = {
  title: 'Sources',
  all: 'All connectors',
  allDisabled: 'All connectors are disabled.',
  empty: 'No sources connected yet.',
  connect: 'Connect a source',
  state: {
    syncing: 'Syncing now',
    resetting: 'Clearing its data',
    removing: 'Being deleted',
    never: 'Never synced',
    last: 'Last sync ',
  },
} as const

export const latestFansWords = {
  title: 'Latest fans',
  all: 'Fan list',
  empty: 'Fans appear here once a connector has synced them.',
  noMembership: 'No membership',
  score: 'Score ',
  spent: 'Spent ',
} as const

/** A count such as “14 new orders”; `isCut` says that there may be more, which a plus tells. */
const counted = (noun: string) => (count: number, isCut: boolean) =>
  isCut ? `${formatCount(count)}+ ${noun}s` : plural(count, noun)

export const justNowWords = {
  title: 'Just now',
  waiting: (count: number) => `${count} new`,
  pause: 'Pause',
  resume: 'Resume',
  empty: 'New orders, tickets and fans appear here as they arrive.',
  live: 'Live',
  lost: (time: string) => `Not live since ${time}`,
  /** The titles of entries whose source is not known. */
  shop: 'Shop',
  ticketing: 'Tickets',
  fan: 'Fans',
  orders: counted('new order'),
  tickets: counted('new ticket'),
  fans: counted('new fan'),
  sent: 'Segment sent',
  sentTo: (connector: string) => `Segment sent to ${connector}`,
  syncFailed: 'Sync failed',
} as const
