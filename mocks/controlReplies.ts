import type { ClubCrest } from '../src/contract/club.ts'
import type { BillingPlan, Role } from '../src/contract/fields/user.ts'
import type { MailRecord } from './db/collections.ts'
import type { ActiveFault } from './faults/fault.ts'
import type { NetworkName } from './faults/networks.ts'
import type { ClubData } from './seed/prospect/clubData.ts'
import type { SnapshotInfo } from './snapshots/snapshot.ts'
import type { DemoAccount, ScenarioName } from './seed/scenarios/scenarios.ts'

/** The reply of `control.info`. */
export interface ModelInfo {
  scenario: ScenarioName
  seed: string
  /** The start of the model's time; ISO 8601 in UTC, as is `now`. */
  anchor: string
  now: string
  /** How many times faster than the host's time the model's time passes; 0 while `control.speed` holds it. */
  speed: number
  /** The number of writes in the journal. */
  writes: number
  /** Sentences for the user, such as about saved changes that could not be read. */
  notices: readonly string[]
  accounts: readonly DemoAccount[]
  /** True if a link has left somebody alone with this demo: `startOver` brings back what it showed. */
  leaveBehind: boolean
  /** The club of the scenario `prospect` as data; null in other scenarios. */
  club: ClubData | null
}

/** The reply of `control.conditions`: what stands between clients and the model, and what can be set. */
export interface ConditionsInfo {
  network: NetworkName
  /** The delay that `control.latency` adds to every answer, in milliseconds. */
  latency: number
  /** The mean delay of the last 20 calls in milliseconds; null before the first. */
  meanDelay: number | null
  /** The faults that are set, with the number of calls that each has met. */
  faults: readonly ActiveFault[]
  networks: readonly { id: NetworkName; title: string; summary: string }[]
  presets: readonly { id: string; title: string; effect: string }[]
}

/** A mail that was "sent". */
export interface SentMail extends MailRecord {
  /** The token of the link by itself, which is the bearer of the calls that the link leads to; null without a link. */
  token: string | null
}

/** What `control.share` puts into a link. */
export interface ShareOptions {
  /** The email of who is signed in; nobody by default. */
  person?: string | null
  /** The path of the page; the first one by default. A path that cannot be shared is left out. */
  page?: string | null
  /** Leaves the receiver alone with it: without the director, and with "Start over". */
  leaveBehind?: boolean
  /** False leaves out what was done since the scenario began. */
  changes?: boolean
  /** False leaves out the network and the faults. */
  faults?: boolean
}

/** The reply of `control.share`. */
export interface ShareLink {
  /** The text for the fragment of an address: `#demo=…`. */
  text: string
  /** Its length, and the longest that is handed out; a longer one is refused by some programs on its way. */
  size: number
  max: number
  fits: boolean
  /** The number of writes in it. */
  writes: number
  /**
   * The number of passwords and keys of sources that were replaced. Unless it is 0, the receiver's state hash differs.
   */
  hidden: number
}

/** The reply of `control.openShare`. */
export interface OpenedShare {
  person: string | null
  page: string | null
  leaveBehind: boolean
  /** What the link has replaced. */
  kept: SnapshotInfo
}

/** Somebody who can sign in. */
export interface Person {
  id: string
  email: string
  name: string
  role: Role
  /** The id and the name of the club. */
  tenant: string
  club: string
}

/** The tokens of a session. */
export interface PersonSession {
  accessToken: string
  refreshToken: string
}

/** A home game of a club; `at` is ISO 8601 in UTC. */
export interface Match {
  at: string
  event: string
}

/** A club's subscription as the payment provider stores it. */
export interface Subscription {
  tenant: string
  club: string
  accent: string | null
  plan: BillingPlan
  /** Customer id; null for a club that has never paid. */
  customer: string | null
}

/**
 * The dashboard's filters: `period` is 30d, 90d, 365d or all; the others are profile values, or `unknown` for a missing
 * one.
 */
export type FigureFilters = Partial<Record<'period' | 'country' | 'membership' | 'age' | 'gender', string>>

/** A value and its change in percent; `delta` is null if the earlier value was zero. */
export interface Change {
  value: number
  delta: number | null
}

/** The number of people with a value; `name` is null if the value is unknown. */
export interface Share {
  name: string | null
  count: number
}

/** Something sold: the number of pieces and the revenue. */
export interface Ranked {
  name: string
  count: number
  value: number
}

/**
 * The data of the embedded dashboard: a club's people as of now, and what happened in the period. Amounts are in the
 * currency of the club's country, which is given by its ISO 3166-1 alpha-2 code.
 */
export interface Figures {
  club: { name: string; accent: string | null; crest: ClubCrest | null; sport: string | null; country: string | null }
  period: '30d' | '90d' | '365d' | 'all'
  step: 'day' | 'week' | 'month'
  /** The number of days that the changes look back. */
  comparedDays: number
  /** Counts over everybody, regardless of the filters. */
  options: { countries: Share[]; memberships: Share[] }
  totals: { members: number } & Record<
    | 'fans'
    | 'newFans'
    | 'orders'
    | 'shopRevenue'
    | 'orderValue'
    | 'shopCustomers'
    | 'tickets'
    | 'ticketRevenue'
    | 'ticketPrice'
    | 'ticketBuyers',
    Change
  >
  /** One point per step, without gaps; `at` is its first day. */
  series: ({ at: string } & Record<
    'fans' | 'newFans' | 'orders' | 'shopRevenue' | 'tickets' | 'ticketRevenue',
    number
  >)[]
  ages: Share[]
  genders: Share[]
  memberships: Share[]
  /** The eight most frequent; `otherCountries` counts the people of all others. */
  countries: Share[]
  otherCountries: number
  products: Ranked[]
  events: Ranked[]
  ticketKinds: Share[]
}
