import type { Membership } from '../../../src/contract/memberships.ts'
import type { ClubRecord } from '../../db/collections.ts'
import type { Database, SourceRows } from '../../db/database.ts'
import type { Rng } from '../../db/random/rng.ts'
import { FIRST_DAY } from '../clubs/content.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { DAY } from '../moments.ts'
import type { Demand } from './demand.ts'

/** A first sync brings the purchases of this time, in milliseconds. */
export const FIRST_SYNC_MS = FIRST_DAY * DAY

/** A club whose sources deliver rows. */
export interface Recipient {
  db: Database
  club: ClubRecord
  setting: ClubSetting
  demand: Demand
  /** The number of fans that the club's demand is for. */
  fans: number
  /** The seed of everything that arrives. */
  seed: string
}

/** Something that happens at a source: a sign-up, an order or a booking, with randomness and ids of its own. */
export interface Arrival {
  /** In milliseconds since 1970. */
  at: number
  rng: Rng
  newId(): string
}

/** The arrivals that a source delivers at a sync. */
export interface Delivery {
  connectorId: string
  arrivals: readonly Arrival[]
  /** The moment of the sync, in milliseconds since 1970; nothing is later. */
  until: number
}

/** The first delivery of a source: its people, with all that they have bought. */
export interface FirstDelivery {
  connectorId: string
  /** The moment of the sync, in milliseconds since 1970; nothing is later. */
  until: number
  seed: string
  newId(): string
}

/** Rows that a sync writes. Memberships belong to the club, not to the source that reports them. */
export interface DeliveredRows extends SourceRows {
  memberships: Membership[]
}
