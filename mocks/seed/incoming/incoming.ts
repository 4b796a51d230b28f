import type { SourceRows } from '../../db/database.ts'
import type { Delivery, Sync } from './delivery.ts'
import { incomingFans } from './incomingFans.ts'
import { incomingShop } from './incomingShop.ts'
import { incomingTicketing } from './incomingTicketing.ts'
import { DAY } from '../moments.ts'
import { settingOf } from '../scenarios/setting.ts'

const noRows = (): SourceRows => ({
  fans: [],
  shopCustomers: [],
  shopOrders: [],
  shopOrderItems: [],
  ticketingCustomers: [],
  tickets: [],
})

/**
 * Generates the rows that a source delivers at a sync, without writing them. The first sync brings people with a year of
 * purchases, later ones a few new rows. Marketing, analytics and social networks deliver none.
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
      return { ...noRows(), fans: incomingFans(delivery) }
    case 'shop':
      return { ...noRows(), ...incomingShop(delivery) }
    case 'ticketing':
      return { ...noRows(), ...incomingTicketing(delivery) }
    case 'marketing':
    case 'analytics':
    case 'social':
      return noRows()
  }
}
