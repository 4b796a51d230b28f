import type { ClubRecord, ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import type { Rng } from '../../db/rng.ts'
import type { Clock } from '../../db/simulation.ts'
import type { RowSource } from '../customers.ts'
import type { ClubSetting } from '../scenarios/setting.ts'

/** What a sync knows: the state of the model, and the chance and the ids that belong to it. */
export interface Sync {
  db: Database
  club: ClubRecord
  connector: ConnectorRecord
  clock: Clock
  rng: Rng
  newId(): string
}

/** A sync with what its rows are made from. */
export interface Delivery extends Sync {
  setting: ClubSetting
  source: RowSource
  /** The source has never been asked before: it brings all that it has, not only what is new. */
  first: boolean
  /** Everything that it brings has happened after this moment, and not after `source.until`. */
  from: number
}
