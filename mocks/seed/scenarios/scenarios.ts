import type { ClubCrest } from '../../../src/contract/club.ts'
import type { BillingPlan } from '../../../src/contract/fields/user.ts'
import { idFrom } from '../../db/random/ids.ts'
import { people, type SeedUser } from './accounts.ts'

export { accountOf, accounts, PASSWORD, type DemoAccount, type SeedUser } from './accounts.ts'

/** A club as data, without anything random. */
export interface SeedClub {
  id: string
  name: string
  description: string | null
  sport: string
  country: string
  accent: string | null
  /** Absent for a club that has none: its crest is drawn in the accent. */
  crest?: ClubCrest
  billing: { customer: string; plan: BillingPlan; portalUrl: string | null } | null
  teams: string[]
  users: SeedUser[]
}

export const rovers: SeedClub = {
  id: idFrom('club/rovers'),
  name: people.rovers.name,
  description: 'Founded 1898 by the dockers of Westmere Quay; at Quayside Park ever since.',
  sport: 'football',
  country: 'GB',
  accent: '#2743B8',
  billing: {
    customer: 'cus_Rv4kT8mQ2xLp7a',
    plan: 'pro',
    portalUrl: `external/portal/?club=${idFrom('club/rovers')}`,
  },
  teams: ['First team', 'Women', 'Under 21', 'Academy'],
  users: people.rovers.users,
}

export const harbour: SeedClub = {
  id: idFrom('club/harbour'),
  name: people.harbour.name,
  description: 'Basketball from the docks of Matosinhos.',
  sport: 'basketball',
  country: 'PT',
  accent: '#F26A1B',
  billing: {
    customer: 'cus_Hb9wN3cZ6yVd1e',
    plan: 'standard',
    portalUrl: null,
  },
  teams: ['Seniores', 'Sub-18'],
  users: people.harbour.users,
}

export const newclub: SeedClub = {
  id: idFrom('club/newclub'),
  name: people.newclub.name,
  description: null,
  sport: 'hockey',
  country: 'IE',
  accent: null,
  billing: null,
  teams: [],
  users: people.newclub.users,
}

/** The clubs of every scenario. */
export const seedClubs = { rovers, harbour, newclub } satisfies Record<string, SeedClub>

export interface Scenario {
  title: string
  /**
   * The number of fans of each club. Scenarios have the same clubs, so that the same accounts can sign in. Null if the
   * first club is given as data.
   */
  fans: Readonly<Record<keyof typeof seedClubs, number>> | null
}

export const scenarios = {
  rovers: {
    title: 'A club of 12,000 fans with five years of history',
    fans: { rovers: 12_000, harbour: 300, newclub: 0 },
  },
  'two-clubs': {
    title: 'Two small clubs, for tests and the conformance suite',
    fans: { rovers: 300, harbour: 300, newclub: 0 },
  },
  'new-club': {
    title: 'A club that has just signed up: no data, no billing',
    fans: { rovers: 0, harbour: 0, newclub: 0 },
  },
  huge: {
    title: 'A club of 100,000 fans',
    fans: { rovers: 100_000, harbour: 300, newclub: 0 },
  },
  prospect: { title: 'The club of a prospect, from data', fans: null },
} as const satisfies Record<string, Scenario>

/** The scenario whose first club is given as data. */
export const PROSPECT = 'prospect' satisfies keyof typeof scenarios

export type ScenarioName = keyof typeof scenarios

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
