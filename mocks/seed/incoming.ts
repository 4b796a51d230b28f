import type { ClubRecord, ConnectorRecord } from '../db/collections.ts'
import type { Database, SourceRows } from '../db/database.ts'
import type { Rng } from '../db/rng.ts'
import type { Clock } from '../db/simulation.ts'
import type { RowSource } from './customers.ts'
import { incomingFans } from './incomingFans.ts'
import { incomingShop } from './incomingShop.ts'
import { incomingTicketing } from './incomingTicketing.ts'
import { DAY } from './moments.ts'
import { settingOf, type ClubSetting } from './setting.ts'

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

const nothing = (): SourceRows => ({
  fans: [],
  shopCustomers: [],
  shopOrders: [],
  shopOrderItems: [],
  ticketingCustomers: [],
  tickets: [],
})

/**
 * What a source delivers at a sync: at the first one its people with a year of what they have bought, later the few rows
 * that are new since the last one. Marketing, analytics and social networks deliver no rows. Changes nothing in the database.
 */
export function incomingRows(sync: Sync): SourceRows {
  const { club, connector, clock, rng, newId } = sync
  const until = clock.now()
  const first = connector.lastSync === null
  const delivery: Delivery = {
    ...sync,
    setting: settingOf({ id: club.id, name: club.name, sport: club.config.sport?.id ?? null }),
    source: { connectorId: connector.id, rng, newId, until },
    first,
    from: connector.lastSync === null ? until - 365 * DAY : Math.min(until, Date.parse(connector.lastSync)),
  }
  switch (connector.type) {
    case 'fan':
      return { ...nothing(), fans: incomingFans(delivery) }
    case 'shop':
      return { ...nothing(), ...incomingShop(delivery) }
    case 'ticketing':
      return { ...nothing(), ...incomingTicketing(delivery) }
    case 'marketing':
    case 'analytics':
    case 'social':
      return nothing()
  }
}
