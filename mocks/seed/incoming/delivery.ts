import type { ClubRecord, ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import type { Rng } from '../../db/rng.ts'
import type { Clock } from '../../db/simulation.ts'
import type { RowSource } from '../customers/customers.ts'
import type { ClubSetting } from '../scenarios/setting.ts'

/** The input of a sync: the state of the model, with the random stream and ids of the sync. */
export interface Sync {
  db: Database
  club: ClubRecord
  connector: ConnectorRecord
  clock: Clock
  rng: Rng
  newId(): string
}

/** A sync with everything that its rows are generated from. */
export interface Delivery extends Sync {
  setting: ClubSetting
  source: RowSource
  /** True for the first sync, which brings all rows of the source, not only new ones. */
  first: boolean
  /** Everything it brings happened after this moment, and not after `source.until`. */
  from: number
}
