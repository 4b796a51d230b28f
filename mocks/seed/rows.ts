import type { FanProfileRow, Tables } from '../db/database.ts'
import { connectorIdOf } from './connectorIds.ts'
import { lastSyncOf } from './connectors.ts'
import { fansOf, seedFanProfiles } from './fans.ts'
import { seedMemberships } from './memberships.ts'
import type { SeedClub } from './scenarios.ts'
import { settingOf } from './setting.ts'
import { seedShop } from './shop.ts'
import { termOf } from './terms.ts'
import { seedTicketing } from './ticketing.ts'

/**
 * Lets the rows of a club come when they are first asked for.
 *
 * Each group is computed from the seed and the seeded profiles alone, once, and not from the tables: what has been written
 * before somebody asks changes nothing.
 */
export function seedRows(
  tables: Tables,
  club: SeedClub,
  { count, seed, anchor }: { count: number; seed: string; anchor: number },
) {
  const tenant = club.id
  const setting = settingOf(club)
  const profiles = once(() => seedFanProfiles(club, count, seed, anchor))
  const sourceOf = (key: string) => ({
    profiles: profiles(),
    seed: `${seed}/${tenant}`,
    until: lastSyncOf(tenant, key, anchor),
    termOf: (profile: FanProfileRow) => termOf(profile, `${seed}/${tenant}`, lastSyncOf(tenant, 'fan', anchor)),
  })
  const shop = once(() => seedShop(setting, connectorIdOf(tenant, 'shop'), sourceOf('shop')))
  const ticketing = once(() => seedTicketing(setting, connectorIdOf(tenant, 'ticketing'), sourceOf('ticketing')))

  tables.fanProfiles.fill(tenant, profiles)
  tables.fans.fill(tenant, () => fansOf(profiles()))
  tables.memberships.fill(tenant, () => seedMemberships(setting.prefix, sourceOf('fan')))
  tables.shopCustomers.fill(tenant, () => shop().shopCustomers)
  tables.shopOrders.fill(tenant, () => shop().shopOrders)
  tables.shopOrderItems.fill(tenant, () => shop().shopOrderItems)
  tables.ticketingCustomers.fill(tenant, () => ticketing().ticketingCustomers)
  tables.tickets.fill(tenant, () => ticketing().tickets)
}

/** Computes at the first call, and remembers. */
function once<T>(compute: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: compute() }).value
}
