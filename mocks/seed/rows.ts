import type { Tables } from '../db/database.ts'
import { once, type Steps } from '../db/steps.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import type { SeedPeople } from './customers.ts'
import { lastSyncOf } from './connectors/connectors.ts'
import { fansOf, seedFanProfiles } from './fans/fans.ts'
import { seedMemberships } from './memberships.ts'
import type { SeedClub } from './scenarios/scenarios.ts'
import { settingOf } from './scenarios/setting.ts'
import { seedShop } from './shop/shop.ts'
import { termOf } from './terms.ts'
import { seedTicketing } from './ticketing/ticketing.ts'

/**
 * Fills the tables of a club. Rows are generated when they are first needed.
 *
 * Each group is computed once, from the seed and the seeded profiles, never from the tables, so that earlier writes do not affect
 * it.
 */
export function seedRows(
  tables: Tables,
  club: SeedClub,
  { count, seed, anchor }: { count: number; seed: string; anchor: number },
) {
  const tenant = club.id
  const setting = settingOf(club)
  const profiles = once(() => seedFanProfiles(club, count, seed, anchor))
  function* sourceOf(key: string): Steps<SeedPeople> {
    return {
      profiles: yield* profiles(),
      seed: `${seed}/${tenant}`,
      until: lastSyncOf(tenant, key, anchor),
      termOf: (profile) => termOf(profile, `${seed}/${tenant}`, lastSyncOf(tenant, 'fan', anchor)),
    }
  }
  const shop = once(function* () {
    return yield* seedShop(setting, connectorIdOf(tenant, 'shop'), yield* sourceOf('shop'))
  })
  const ticketing = once(function* () {
    return yield* seedTicketing(setting, connectorIdOf(tenant, 'ticketing'), yield* sourceOf('ticketing'))
  })

  tables.fanProfiles.fill(tenant, profiles)
  tables.fans.fill(tenant, function* () {
    return fansOf(yield* profiles())
  })
  tables.memberships.fill(tenant, function* () {
    return yield* seedMemberships(setting.prefix, yield* sourceOf('fan'))
  })
  tables.shopCustomers.fill(tenant, pick(shop, 'shopCustomers'))
  tables.shopOrders.fill(tenant, pick(shop, 'shopOrders'))
  tables.shopOrderItems.fill(tenant, pick(shop, 'shopOrderItems'))
  tables.ticketingCustomers.fill(tenant, pick(ticketing, 'ticketingCustomers'))
  tables.tickets.fill(tenant, pick(ticketing, 'tickets'))
}

/** Picks one table from a group that is computed together. */
const pick = <T, K extends keyof T>(compute: () => Steps<T>, key: K) =>
  function* (): Steps<T[K]> {
    return (yield* compute())[key]
  }
