import type { SourceRows } from '../../db/database.ts'
import type { Delivery, Sync } from './delivery.ts'
import { incomingFans } from './incomingFans.ts'
import { incomingShop } from './incomingShop.ts'
import { incomingTicketing } from './incomingTicketing.ts'
import { DAY } from '../moments.ts'
import { settingOf } from '../scenarios/setting.ts'

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
