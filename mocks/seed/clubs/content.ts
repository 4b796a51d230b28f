import type { Provider } from '../../../src/contract/fields/providers.ts'
import type { SeedUser } from '../scenarios/scenarios.ts'
import type { FansFrom } from '../fans/populations.ts'
import type { OwnSetting } from './setting.ts'

/** What a club with data has besides its people and their purchases. */
export interface ClubContent {
  setting: OwnSetting
  /** Where its fans live. */
  fansFrom(): FansFrom
  /** The share of its fans who are members, from 0 to 1; null for the usual one. */
  members: number | null
  /** The staff besides the accounts of the club. */
  staff: readonly SeedUser[]
  connectors: readonly SeedConnector[]
  bookmarks: readonly SeedBookmark[]
  segments: readonly SeedSegment[]
}

/** The connectors that bring rows have existed since the club's first day. */
export const FIRST_DAY = 5 * 365

/** The sources of people: mostly the fan sheet, sometimes only a ticket or an order. */
export const sources = ['fan', 'ticketing', 'shop'] as const
export type Source = (typeof sources)[number]

/** The sources of a club's people among its connectors. */
export const sourcesOf = ({ connectors }: Pick<ClubContent, 'connectors'>): Source[] =>
  sources.filter((source) => connectors.some(({ key }) => key === source))

/** A connector as data, without what is derived by rules. */
export interface SeedConnector {
  /** Identifies it in the club; profiles and rows refer to `fan`, `ticketing` and `shop`. */
  key: string
  name: string
  description: string | null
  provider: Provider
  /** Days since it was created. */
  age: number
  /** Minutes since its last sync. */
  synced: number
  autoSync: boolean
  /** In minutes. */
  interval: number
  disabled?: boolean
  failed?: boolean
  /** The probability that a sync fails because the provider is out of order; 0 if absent. */
  outages?: number
  /** Credentials that differ from the provider's examples. */
  credentials?: Record<string, string>
}

/** A bookmark as data: its name, its query parameters and an optional description. */
export type SeedBookmark = readonly [name: string, params: string, description?: string]

/** What every club asks its dashboard. */
export const usualBookmarks: readonly SeedBookmark[] = [
  ['Whole history', 'period=all'],
  ['Last 30 days', 'period=30d', 'Monday meeting'],
  ['Last quarter', 'period=90d'],
  ['The season so far', 'period=365d'],
  ['Members', 'membership=Member'],
  ['Members who joined this quarter', 'period=90d&membership=Member'],
]

/** A segment as data. */
export interface SeedSegment {
  name: string
  description: string | null
  /** The name of its bookmark. */
  bookmark: string
  /** The key of its marketing connector. */
  connector: string
  /** Days since it was created. */
  age: number
  /** Hours since its last sync; null for never. */
  synced: number | null
  failed?: boolean
  disabled?: boolean
}
